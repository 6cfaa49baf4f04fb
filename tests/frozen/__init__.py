"""The download: how it is built, and checks that play it as an unpacked folder."""
