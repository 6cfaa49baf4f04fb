"""Draw sprites.png and sprites.json: window furniture, pointer, menu parts, icon bar and message sprites.

    python3 make_sprites.py

All sprites are typed below, one letter a pixel; nothing but this file and wimp-palette.json goes in (Pillow, numpy).
Palette index = Wimp colour number, 16 = see-through, 17 and 18 = the pointer's own two colours.
"""
import json
from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
CLEAR = 16
WIDTH = 256
LETTERS = {".": CLEAR, "w": 0, "l": 1, "m": 2, "G": 3, "d": 4, "g": 5, "D": 6, "#": 7, "b": 8, "y": 9, "n": 10,
           "r": 11, "c": 12, "a": 13, "o": 14, "s": 15, "P": 17, "Q": 18}
HOT = {"pointer": (0, 0)}
INVERSE = ("menu-arrow", "menu-tick")       # also wanted in white, for the entry under the pointer

# Inside furniture "." shows the bar below: title bar 12 or 2, scroll bars and corner 1.
ART = """
back
#####################
#...................#
#...................#
#...................#
#...#########.......#
#...#ggggggg#.......#
#...#ggggggg#.......#
#...#ggggggg#.......#
#...#ggg#########...#
#...#ggg#lllllll#...#
#...#ggg#lllllll#...#
#...#ggg#lllllll#...#
#...#####lllllll#...#
#.......#lllllll#...#
#.......#lllllll#...#
#.......#lllllll#...#
#.......#########...#
#...................#
#...................#
#...................#
#####################

close
#####################
#...................#
#...................#
#...................#
#....###.....###....#
#...#...#...#...#...#
#...#....#.#....#...#
#...#.....#.....#...#
#....#.........#....#
#.....#.......#.....#
#......#.....#......#
#.....#.......#.....#
#....#.........#....#
#...#.....#.....#...#
#...#....#.#....#...#
#...#...#...#...#...#
#....###.....###....#
#...................#
#...................#
#...................#
#####################

toggle
#####################
#...................#
#...................#
#...................#
#...######..........#
#...#wwww#..........#
#...#wwww#..........#
#...#wwww########...#
#...#wwww#gggggg#...#
#...######gggggg#...#
#......#gggggggg#...#
#......#gggggggg#...#
#......#gggggggg#...#
#......#gggggggg#...#
#......#gggggggg#...#
#......#gggggggg#...#
#......##########...#
#...................#
#...................#
#...................#
#####################

toggle-full
#####################
#...................#
#...................#
#...................#
#...######..........#
#...#gggg#..........#
#...#gggg#..........#
#...#gggg########...#
#...#gggg#......#...#
#...######......#...#
#......#........#...#
#......#........#...#
#......#........#...#
#......#........#...#
#......#........#...#
#......#........#...#
#......##########...#
#...................#
#...................#
#...................#
#####################

up
#####################
#...................#
#...................#
#...................#
#.........#.........#
#........#.#........#
#.......#...#.......#
#......#.....#......#
#.....#.......#.....#
#....#.........#....#
#...###.......###...#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#......#######......#
#...................#
#...................#
#...................#
#####################

down
#####################
#...................#
#...................#
#...................#
#......#######......#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#......#.....#......#
#...###.......###...#
#....#.........#....#
#.....#.......#.....#
#......#.....#......#
#.......#...#.......#
#........#.#........#
#.........#.........#
#...................#
#...................#
#...................#
#####################

left
#####################
#...................#
#...................#
#...................#
#.........#.........#
#........##.........#
#.......#.#.........#
#......#...######...#
#.....#.........#...#
#....#..........#...#
#...#...........#...#
#....#..........#...#
#.....#.........#...#
#......#...######...#
#.......#.#.........#
#........##.........#
#.........#.........#
#...................#
#...................#
#...................#
#####################

right
#####################
#...................#
#...................#
#...................#
#.........#.........#
#.........##........#
#.........#.#.......#
#...######...#......#
#...#.........#.....#
#...#..........#....#
#...#...........#...#
#...#..........#....#
#...#.........#.....#
#...######...#......#
#.........#.#.......#
#.........##........#
#.........#.........#
#...................#
#...................#
#...................#
#####################

size
#####################
#...................#
#...................#
#...................#
#...#############...#
#...#wwwww#.....#...#
#...#wwwww#.....#...#
#...#wwwww#.....#...#
#...#wwwww#.....#...#
#...#wwwww#.....#...#
#...#######.....#...#
#...#...........#...#
#...#...........#...#
#...#...........#...#
#...#...........#...#
#...#...........#...#
#...#############...#
#...................#
#...................#
#...................#
#####################

corner
#####################
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#...................#
#####################

menu-arrow
#.....
##....
###...
####..
#####.
######
######
#####.
####..
###...
##....
#.....

menu-tick
.........##
.........##
........##.
........##.
.......##..
##.....##..
.##...##...
.##...##...
..##.##....
..##.##....
...###.....
....#......

menu-dots
........
........
........
........
........
........
####....
........
........
........
........
........

pointer
P..........
PP.........
PQP........
PQQP.......
PQQQP......
PQQQQP.....
PQQQQQP....
PQQQQQQP...
PQQQQQQQP..
PQQQQQQQQP.
PQQQQQQQQQP
PQQQQQPPPPP
PQQQQQP....
PQPPQQP....
PQP.PQQP...
PP..PQQP...
P....PQQP..
.....PQQP..
......PQQP.
......PQQP.
.......PP..

disc
..................................
..###########################.....
..#bbbbbb#mmmmmmmmmmmmmmm#bbb#....
..#bbbbbb#mmmmmmmmm####mm#bbbb#...
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbb#..
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbbb#.
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbbb#.
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbbb#.
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbbb#.
..#bbbbbb#mmmmmmmmm#gg#mm#bbbbbb#.
..#bbbbbb#mmmmmmmmm####mm#bbbbbb#.
..#bbbbbb#mmmmmmmmmmmmmmm#bbbbbb#.
..#bbbbbb#################bbbbbb#.
..#bbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
..#bbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
..#bbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
..#bbb#######################bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwmmmmmmmmmmmmmmmmmww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwmmmmmmmmmmmmmmmmmww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwmmmmmmmmmmmmmmmmmww#bbb#.
..#b#b#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#b#b#wwwwwwwwwwwwwwwwwwwww#bbb#.
..#bbb#wwwwwwwwwwwwwwwwwwwww#bbb#.
..###############################.
..................................

hard-disc
..................................
..................................
..................................
##################################
#wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmm##########################mmd#
#wmm#gggggggggggggggggggggggg#mmd#
#wmm#gggggggggggggggggggggggg#mmd#
#wmm#gggggggggggggggggggggggg#mmd#
#wmm##########################mmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmdmmdmmdmmdmmdmmdmmmd#
#wmm#####mmmmdmmdmmdmmdmmdmmdmmmd#
#wmm#nnn#mmmmdmmdmmdmmdmmdmmdmmmd#
#wmm#nnn#mmmmdmmdmmdmmdmmdmmdmmmd#
#wmm#####mmmmdmmdmmdmmdmmdmmdmmmd#
#wmmmmmmmmmmmdmmdmmdmmdmmdmmdmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmd#
#wddddddddddddddddddddddddddddddd#
##################################

card-fan
..................................
..................................
..................................
..........##############..........
..........#wwwwwwwwwwww#..........
..........#www#wwwwww#w#..........
..........#ww###wwwww###..........
........###w#####www#www##........
......##bb#w#####www#wwwww##......
....##bbbb#www#wwww#wwwwwwww##....
..##bbbbss#ww###www#wwwwwwwwww##..
.#bbbbssbb#wwwwwww#wwwwwwwwwwwww#.
.#bbssbbbb#wwwwwww#wwwwwwwwwwwww#.
..#bsbbbbb#wwwwww#wwwwwwwwwwwww#..
..#bbsbbbb#wwwwww#wwrrwwwrrwwww#..
...#bsbbbb#wwwwww#wrrrrwrrrrww#...
...#bbsbbb#wwwww#wwrrrrrrrrrww#...
....#bsbbb#wwwww#wwrrrrrrrrrw#....
....#bbsbb#wwww#wwwrrrrrrrrrw#....
.....#bsbb#wwww#wwwwrrrrrrrw#.....
.....#bbsb#www#wwwwwwrrrrrww#.....
.....#bbsb#www#wwwwwwwrrrww#......
......#bbs#ww#wwwwwwwwwrwww#......
......#bbs#ww#wwwwwwwwwwwww#......
.......#bb#w#wwwwwwwwwwwww#.......
.......#bb#w#wwwwwwwwwwwww#.......
........#b#####wwwwwwwwww#........
........#bbssbb##wwwwwwww#........
.........#bbbbbb###wwwww#.........
.........#bbbb##...##www#.........
..........#b##.......###..........
..........##...........#..........
..................................
..................................

attic
..................##..................
.................#gg#.................
................#gggg#................
...............#gggggg#...............
..............#gggggggg#..............
.............#gggggggggg#.............
............#ggggg##ggggg#............
...........#ggggg#mm#ggggg#...........
..........#ggggg#mmmm#ggggg#..........
.........#ggggg#mmmmmm#ggggg#.........
.........#gggg#mmmmmmmm#gggg#.........
........#gggg#mmmmmmmmmm#gggg#........
.......#gggg#mmmm####mmmm#gggg#.......
......#ggggg#mm##c##c##mmm#gggg#......
.....#ggggg#mm#ccc##ccc#mm#ggggg#.....
....#ggggg#mmm#ccc##ccc#mmm#ggggg#....
...#ggggg#mmm#cccc##cccc#mmm#ggggg#...
..#ggggg#mmmm############mmmm#ggggg#..
.#ggggg#mmmmm############mmmmm#ggggg#.
#ggggg#mmmmmm#cccc##cccc#mmmmmm#ggggg#
#ggggmmmmmmmmm#ccc##ccc#mmmmmmmmmgggg#
#ggggmmmmmmmmm#ccc##ccc#mmmmmmmmmgggg#
#####mmmmmmmmmm##c##c##mmmmmmmmmm#####
....#mmmmmmmmmmmm####mmmmmmmmmmmm#....
....#mmmmmmmmmmmmmmmmmmmmmmmmmmmm#....
....#GGGGGGGGGGGGGGGGGGGGGGGGGGGG#....
....#mmmmmmmmmmmmmmmmmmmmmmmmmmmm#....
....#mmmmmmmmmmmmmmmmmmmmmmmmmmmm#....
....#mmmmmmmmmmmmmmmmmmmmmmmmmmmm#....
....#GGGGGGGGGGGGGGGGGGGGGGGGGGGG#....
....##############################....

attic-house
......................................
..................##..................
.................#rr#.................
................#rrrr#....#####.......
...............#rrrrrr#...#ooo#.......
..............#rrrrrrrr#..#ooo#.......
.............#rrrr##rrrr#.#ooo#.......
............#rrrr#cc#rrrr##ooo#.......
...........#rrrr#cccc#rrrr#ooo#.......
..........#rrrr#cccccc#rrrr#oo#.......
.........#rrrr##########rrrr#o#.......
........#rrrr#c#yy##yy#c#rrrr##.......
.......#rrrr#cc#yy##yy#cc#rrrr#.......
......#rrrr#ccc########ccc#rrrr#......
.....#rrrr#cccc#yy##yy#cccc#rrrr#.....
....#rrrr#ccccc#yy##yy#ccccc#rrrr#....
...#rrrr#cccccc#yy##yy#cccccc#rrrr#...
..#rrrr########################rrrr#..
.#rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr#.
.#rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr#.
.####################################.
.....#cccccccccccccccccccccccccc#.....
.....#cccccccccccccccccccccccccc#.....
.....#cccccccccccccccccccccccccc#.....
.....#ccc######cccccccc######ccc#.....
.....#ccc#ssss#c######c#ssss#ccc#.....
.....#ccc#ssss#c#bbbb#c#ssss#ccc#.....
.....#ccc#ssss#c#bbbb#c#ssss#ccc#.....
.....#ccc#ssss#c#bbbb#c#ssss#ccc#.....
.....#ccc#ssss#c#bbbb#c#ssss#ccc#.....
.....#ccc######c#bbby#c######ccc#.....
.....#cccccccccc#bbbb#cccccccccc#.....
.....#cccccccccc#bbbb#cccccccccc#.....
.....#cccccccccc#bbbb#cccccccccc#.....
.....############################.....
......................................

trunk
......................................
......##########################......
.....#Gl#gg#llllllllllllllll#gg##.....
....#GGG#gg#GGGGGGGGGGGGGGGG#gg#G#....
...#GGGG#gg#GGGGGGGGGGGGGGGG#gg#GG#...
..#GGGGG#gg#GGGGGGGGGGGGGGGG#gg#GGG#..
..#GGGGG#gg#GGGGGGGGGGGGGGGG#gg#GGG#..
..#GGGGG#gg#GGGGGGGGGGGGGGGG#gg#GGG#..
..#GGGGG#gg#GGGG######GGGGGG#gg#GGG#..
..#GGGGG#gg#GGGG#cccc#GGGGGG#gg#GGG#..
..#######gg######cccc########gg#####..
..#wwwww#gg#wwww#c##c#wwwwww#gg#www#..
..#wmmmm#gg#mmmm#c##c#mmmmmm#gg#mmd#..
..#wmmmm#gg#mmmm#c##c#mmmmmm#gg#mmd#..
..#wmmmm#gg#mmmm#cccc#mmmmmm#gg#mmd#..
..#wmmmm#gg#mmmm######mmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wmmmm#gg#mmmmmmmmmmmmmmmm#gg#mmd#..
..#wdddd#gg#dddddddddddddddd#gg#ddd#..
..##################################..
....####......................####....

gravity
..................................
..................................
..................................
.################################.
.#gggggggggggggggggggggggggggggg#.
.#gggggggggggggggggggggggggggggg#.
.#gg##########################gg#.
.#gg#cccccccccccccccccccccccc#gg#.
.#gg#cccccccccccccccccccccccc#gg#.
.#gg#ccDDccccDDccccccccccDDcc#gg#.
.#gg#ccDDccccDDccccccccccDDcc#gg#.
.#gg#ccDDccccDDccccccccccDDcc#gg#.
.#gg#cccccccccccccccccccccccc#gg#.
.#gg#cccccDDcccccccDDcccccccc#gg#.
.#gg#cccccDDcccccccDDcccccccc#gg#.
.#gg#cccccDDcccccccDDcccccccc#gg#.
.#gg#cccccccccccccccccccccccc#gg#.
.#gg##########################gg#.
.#gggggggggggggggggggggggggggggg#.
.#gggggggggggggggggggggggggggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#gggggggggggggggggggggggggggggg#.
.#gggggggggggggggggggggggggggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#gggggggggggggggggggggggggggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#ggmmmggmmmggmmmggmmmggmmmggggg#.
.#gggggggggggggggggggggggggggggg#.
.################################.
..................................
..................................
..................................

math-tooter
..................................
.################################.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwww##ssssssbwwwwwwbb#.
.#bssssssbwwwww##ssssssbwwwwwwbb#.
.#bssssssbwwwww##ssssssbwwwwwwbb#.
.#bbbbbbbbbbbbb##bbbbbbbbbbbbbbb#.
.#bwwwwwwbss#########wwbssssssbb#.
.#bwwwwwwbss#########wwbssssssbb#.
.#bwwwwwwbsssss##wwwwwwbssssssbb#.
.#bwwwwwwbsssss##wwwwwwbssssssbb#.
.#bwwwwwwbsssss##wwwwwwbssssssbb#.
.#bwwwwwwbssssssbwwwwwwbssssssbb#.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwwwwbssssssrrrrrrrbb#.
.#bssssssbwwwwwwbssssssrrrrrrrbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bssssssbwwwwwwbssssssbwwwwwwbb#.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
.################################.
..................................

folder
..................................
..................................
..................................
..................................
..................................
....##########....................
...#ssssssssss#...................
...#ssssssssss#...................
..#ssssssssssss#################..
..#wwwwwwwwwwwwwwwwwwwwwwwwwwww#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wssssssssssssssssssssssssssb#..
..#wbbbbbbbbbbbbbbbbbbbbbbbbbbb#..
..##############################..
..................................
..................................
..................................
..................................

info
............########............
.........#####bbbb#####.........
........##bbbbbbbbbbbb##........
......##bbbbbbbbbbbbbbbb##......
.....##bbbbbbbbbbbbbbbbbb##.....
....##bbbbbbbbbbbbbbbbbbbb##....
...##bbbbbbbbbbbbbbbbbbbbbb##...
...#bbbbbbbbbbbbbbbbbbbbbbbb#...
..#bbbbbbbbbbbwwwwbbbbbbbbbbb#..
.##bbbbbbbbbbbwwwwbbbbbbbbbbb##.
.#bbbbbbbbbbbbwwwwbbbbbbbbbbbb#.
.#bbbbbbbbbbbbbbbbbbbbbbbbbbbb#.
##bbbbbbbbbbwwwwwwbbbbbbbbbbbb##
##bbbbbbbbbbwwwwwwbbbbbbbbbbbb##
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
##bbbbbbbbbbbbwwwwbbbbbbbbbbbb##
##bbbbbbbbbbbbwwwwbbbbbbbbbbbb##
.#bbbbbbbbbbbbwwwwbbbbbbbbbbbb#.
.#bbbbbbbbbbwwwwwwwwbbbbbbbbbb#.
.##bbbbbbbbbwwwwwwwwbbbbbbbbb##.
..#bbbbbbbbbbbbbbbbbbbbbbbbbb#..
...#bbbbbbbbbbbbbbbbbbbbbbbb#...
...##bbbbbbbbbbbbbbbbbbbbbb##...
....##bbbbbbbbbbbbbbbbbbbb##....
.....##bbbbbbbbbbbbbbbbbb##.....
......##bbbbbbbbbbbbbbbb##......
........##bbbbbbbbbbbb##........
.........#####bbbb#####.........
............########............

question
............########............
.........#####bbbb#####.........
........##bbbbbbbbbbbb##........
......##bbbbbbbbbbbbbbbb##......
.....##bbbbbbbbbbbbbbbbbb##.....
....##bbbbbbbbbbbbbbbbbbbb##....
...##bbbbbbbbbbbbbbbbbbbbbb##...
...#bbbbbbbbbbbbbbbbbbbbbbbb#...
..#bbbbbbbbbbwwwwwwbbbbbbbbbb#..
.##bbbbbbbbbwwwwwwwwbbbbbbbbb##.
.#bbbbbbbbbwwwwbbwwwwbbbbbbbbb#.
.#bbbbbbbbbwwwwbbwwwwbbbbbbbbb#.
##bbbbbbbbbbbbbbbwwwwbbbbbbbbb##
##bbbbbbbbbbbbbbwwwwbbbbbbbbbb##
#bbbbbbbbbbbbbbwwwwbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
#bbbbbbbbbbbbbwwwwbbbbbbbbbbbbb#
##bbbbbbbbbbbbbbbbbbbbbbbbbbbb##
##bbbbbbbbbbbbbbbbbbbbbbbbbbbb##
.#bbbbbbbbbbbbwwwwbbbbbbbbbbbb#.
.#bbbbbbbbbbbbwwwwbbbbbbbbbbbb#.
.##bbbbbbbbbbbwwwwbbbbbbbbbbb##.
..#bbbbbbbbbbbbbbbbbbbbbbbbbb#..
...#bbbbbbbbbbbbbbbbbbbbbbbb#...
...##bbbbbbbbbbbbbbbbbbbbbb##...
....##bbbbbbbbbbbbbbbbbbbb##....
.....##bbbbbbbbbbbbbbbbbb##.....
......##bbbbbbbbbbbbbbbb##......
........##bbbbbbbbbbbb##........
.........#####bbbb#####.........
............########............

warning
...............####...............
..............######..............
..............######..............
.............###oo###.............
.............##oooo##.............
............###oooo###............
............##oooooo##............
...........###oooooo###...........
...........##oooooooo##...........
..........###oo####oo###..........
..........##ooo####ooo##..........
.........###ooo####ooo###.........
.........##oooo####oooo##.........
........###oooo####oooo###........
........##ooooo####ooooo##........
.......###ooooo####ooooo###.......
.......##oooooo####oooooo##.......
......###oooooo####oooooo###......
......##ooooooo####ooooooo##......
.....###oooooooo##oooooooo###.....
.....##ooooooooo##ooooooooo##.....
....###oooooooooooooooooooo###....
....##oooooooooooooooooooooo##....
...###ooooooooo####ooooooooo###...
...##oooooooooo####oooooooooo##...
..###oooooooooo####oooooooooo###..
..##ooooooooooo####ooooooooooo##..
.###oooooooooooooooooooooooooo###.
.################################.
.################################.
..................................
"""


def sprites():
    """Name -> array of colour numbers, in the order of ART."""
    found = {}
    for block in ART.strip().split("\n\n"):
        name, *rows = block.split("\n")
        found[name] = np.array([[LETTERS[c] for c in row] for row in rows], np.uint8)
        if name in INVERSE:
            light = found[name].copy()
            light[light == 7] = 0
            found[name + "-lit"] = light
    return found


def main():
    rects, x, y, tall = {}, 0, 0, 0
    found = sprites()
    for name, a in found.items():           # left to right, in rows
        h, w = a.shape
        if x + w > WIDTH:
            x, y, tall = 0, y + tall + 1, 0
        rects[name] = [x, y, w, h]
        x, tall = x + w + 1, max(tall, h)
    sheet = np.full((y + tall, WIDTH), CLEAR, np.uint8)
    for name, (x, y, w, h) in rects.items():
        sheet[y:y + h, x:x + w] = found[name]
    colours = json.loads((HERE / "wimp-palette.json").read_text())
    names = colours["wimp"] + ["#FF00FF"] + [colours["pointer"][k] for k in ("17", "18")]
    im = Image.fromarray(sheet, "P")
    im.putpalette(b"".join(bytes.fromhex(n[1:]) for n in names))
    im.save(ROOT / "assets/desktop/sprites.png", optimize=True, transparency=CLEAR)
    lines = ",\n".join(f'    "{n}": {json.dumps(r)}' for n, r in rects.items())
    hot = json.dumps({n: list(p) for n, p in HOT.items()})
    (ROOT / "assets/desktop/sprites.json").write_text(
        '{\n  "image": "sprites.png",\n  "transparent": 16,\n'
        f'  "hot": {hot},\n  "rects": {{\n{lines}\n  }}\n}}\n')


if __name__ == "__main__":
    main()
