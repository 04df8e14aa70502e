#!/usr/bin/env python3
"""A silent speech module of Speech Dispatcher: writes what it is given to say, and whether it could say it to its end.

Each line of the file named by EAR begins with "begin", "end" or "cut", or is the language of the voice from then on:
"language vi"."""
import html
import os
import re
import select
import sys
import time

# Three times as fast as the program expects, which tests of the window measure: on a busy machine, sentences take their
# time from the program to here.
LETTERS_PER_SECOND = 54

ear = open(os.environ["EAR"], "a", buffering=1, encoding="utf-8")
said, until = None, 0.0
language = None
buffer = b""


def answer(line):
    print(line, flush=True)


def lines():
    """The server's lines. While it sends none, what is being said may end."""
    global buffer, said
    while True:
        while b"\n" in buffer:
            line, buffer = buffer.split(b"\n", 1)
            yield line.decode("utf-8", "replace")
        left = None if said is None else max(0.0, until - time.monotonic())
        if select.select([0], [], [], left)[0]:
            data = os.read(0, 65536)
            if not data:
                return
            buffer += data
        else:
            ear.write(f"end {said}\n")
            said = None
            answer("702 END")


def cut(reply):
    global said
    if said is not None:
        ear.write(f"cut {said}\n")
        said = None
    answer(reply)


server = lines()


def block():
    """The lines up to one with a point."""
    found = []
    for line in server:
        if line == ".":
            break
        found.append(line)
    return " ".join(found)


for command in server:
    if command == "INIT":
        answer("299-ready\n299 OK LOADED SUCCESSFULLY")
    elif command in ("AUDIO", "LOGLEVEL", "SET"):
        answer("207 OK RECEIVING SETTINGS" if command != "SET" else "203 OK RECEIVING SETTINGS")
        spoken = re.search(r"\blanguage=(\S+)", block())
        if spoken and spoken[1] != language:
            language = spoken[1]
            ear.write(f"language {language}\n")
        answer("203 OK SET")
    elif command == "LIST VOICES":
        answer("200-one\ten\tnone\n200-hai\tvi\tnone\n200 OK VOICE LIST SENT")
    elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
        answer("202 OK RECEIVING MESSAGE")
        said = html.unescape(re.sub(r"<[^>]*>", "", block())).strip()
        until = time.monotonic() + len(said) / LETTERS_PER_SECOND
        ear.write(f"begin {said}\n")
        answer("200 OK SPEAKING\n701 BEGIN")
    elif command == "STOP":
        cut("703 STOP")
    elif command == "PAUSE":
        cut("704 PAUSE")
    elif command == "QUIT":
        answer("210 OK QUIT")
        break
    elif command.startswith("DEBUG"):
        answer("200 OK")
