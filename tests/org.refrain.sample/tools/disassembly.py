# Copyright (c) 2026 The Refrain authors.
# This program and the accompanying materials are made available under the terms of the
# Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
# SPDX-License-Identifier: EPL-2.0
"""What objdump knows about each instruction of a Thumb-2 program."""

import re
import subprocess

LABEL = re.compile(r'^[0-9a-f]+ <(.+)>:$')
LINE = re.compile(r'^(/.*):(\d+)( \(discriminator \d+\))?$')
INSTRUCTION = re.compile(r'^ *([0-9a-f]+):\t([0-9a-f]{4}(?: [0-9a-f]{4})?) *\t(\S+)(?:\t(.*))?$')
TARGET = re.compile(r'\b([0-9a-f]+) <([^>]+)>')
BRANCH = re.compile(r'^(b|bl|b(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le))(\.[nw])?$|^cbn?z$')
IT = re.compile(r'^it[te]*$')
SHIFT = re.compile(r'\b(lsl|lsr|asr|ror)')
IMMEDIATE = re.compile(r'(?<!ls[lr] )(?<!asr )(?<!ror )#(-?)(\d+)')   # not the amount of a shift, which is decimal
COMMENT = re.compile(r'\s*[@;].*$')


class Instruction:
    """address, size, mnemonic, operands, function, line = (file, number) or None, target of a direct branch or None"""

    def __init__(self, address, size, mnemonic, operands, function, line):
        self.address, self.size, self.mnemonic, self.operands = address, size, mnemonic, operands
        self.function, self.line = function, line
        self.target = int(TARGET.search(operands)[1], 16) if BRANCH.match(mnemonic) else None
        bare = COMMENT.sub('', operands)
        name = mnemonic.split('.')[0]
        self.call = name in ('bl', 'blx')
        self.table_jump = name in ('tbb', 'tbh') or name == 'ldr' and bare.startswith('pc, ') and '[sp]' not in bare
        self.returns = (name == 'bx' or (name == 'pop' or name.startswith('ldm')) and 'pc' in bare
                        or name == 'ldr' and bare.startswith('pc, [sp]'))
        self.indirect = self.table_jump or self.returns or name == 'blx'
        self.conditional = self.target is not None and name not in ('b', 'bl')

    def next(self):
        return self.address + self.size

    def successors(self):
        """The addresses that may follow when no exception comes; of an indirect branch, none is known."""
        if self.indirect:
            return ()
        if self.target is None:
            return (self.next(),)
        return (self.target, self.next()) if self.conditional else (self.target,)


def read(elf):
    """Address -> Instruction."""
    text = subprocess.run(['arm-none-eabi-objdump', '-dl', elf], check=True, capture_output=True, text=True).stdout
    code = {}
    function = line = None
    for row in text.splitlines():
        if match := LABEL.match(row):
            function, line = match[1], None
        elif match := LINE.match(row):
            line = match[1], int(match[2])
        elif (match := INSTRUCTION.match(row)) and not match[3].startswith('.'):
            address = int(match[1], 16)
            size = 4 if ' ' in match[2] else 2
            code[address] = Instruction(address, size, match[3], match[4] or '', function, line)
    return code


def keil_text(instruction):
    """The instruction as uVision writes it: LDR      r0,[r1,#0x20]"""
    mnemonic = instruction.mnemonic.removesuffix('.n').upper()
    operands = COMMENT.sub('', instruction.operands)
    if instruction.target is not None:
        operands = TARGET.sub(lambda m: '0x%08X' % int(m[1], 16), operands)
        if instruction.call:
            mnemonic = 'BL.W'
            operands += ' ' + TARGET.search(instruction.operands)[2]
    elif '[pc, #' in operands:
        operands += '  ; @0x%08X' % int(TARGET.search(instruction.operands)[1], 16)
    elif IT.match(instruction.mnemonic):
        operands = operands.upper()
    else:
        operands = re.sub(r'^0x00([0-9a-f]{2})$', lambda m: '0x' + m[1].upper(), operands)   # BKPT
        if not SHIFT.match(instruction.mnemonic):
            operands = IMMEDIATE.sub(lambda m: '#%s0x%02X' % (m[1], int(m[2])), operands)
        operands = SHIFT.sub(lambda m: m[0].upper(), operands)
    operands = re.sub(r'\{.*\}', lambda m: register_list(m[0]), operands)
    operands = re.sub(r',(?! )|, ', ',', operands)
    return ('%-8s %s' % (mnemonic, operands)).rstrip()


def register_list(text):
    """{r4, r5, r6, lr} -> {r4-r6,lr}"""
    runs = []
    for name in text.strip('{}').split(', '):
        number = int(name[1:]) if re.match(r'r\d', name) else None
        if runs and number is not None and runs[-1][2] == number - 1:
            runs[-1] = (runs[-1][0], name, number)
        else:
            runs.append((name, name, number))
    return '{' + ','.join(first if first == last else first + '-' + last for first, last, _ in runs) + '}'
