/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include <setjmp.h>

#include "counts.h"
#include "system.h"

/*
 * Everything that makes calls and returns hard to tell from executed addresses: tail calls, conditional returns, switch
 * tables, calls through pointers, longjmp, code in RAM behind veneers, unlikely parts, functions that fall into the
 * next one; run by several tasks, two of which are the same function, and interrupted anywhere.
 */

#define NOINLINE __attribute__((noinline))
#define RAMCODE __attribute__((noinline, section(".ramcode")))

static volatile uint32_t sink;
static jmp_buf environment;

/* The last access keeps the compiler from making a loop of the second call, which would not be counted as an entry. */
NOINLINE uint32_t fibonacci(uint32_t n) {
    COUNT(fibonacci);
    uint32_t sum = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    sink = sum;
    return sum;
}

NOINLINE uint32_t isOdd(uint32_t n);

NOINLINE uint32_t isEven(uint32_t n) {
    COUNT(isEven);
    return n == 0 ? 1 : isOdd(n - 1);
}

NOINLINE uint32_t isOdd(uint32_t n) {
    COUNT(isOdd);
    return n == 0 ? 0 : isEven(n - 1);
}

NOINLINE uint32_t choose(uint32_t n) {
    COUNT(choose);
    switch (n & 15) {
    case 0: return sink;
    case 1: sink = 3; break;
    case 2: sink += n; return 2;
    case 3: sink = fibonacci(3); break;
    case 4: sink ^= 44; break;
    case 5: sink = 45; return 8;
    case 6: sink = n; sink = sink * 4; break;
    case 7: sink -= 2; break;
    case 8: return fibonacci(2);
    case 11: sink = 1; break;
    default: sink++; break;
    }
    return sink;
}

/* Returns in the middle, under a condition. */
NOINLINE void early(uint32_t n) {
    COUNT(early);
    if (sink & 1) {
        return;
    }
    sink += n;
    if (n & 2) {
        return;
    }
    sink ^= n;
}

NOINLINE uint32_t add3(uint32_t n) { COUNT(add3); return n + 3; }
NOINLINE uint32_t mul3(uint32_t n) { COUNT(mul3); return n * 3; }
NOINLINE uint32_t xor3(uint32_t n) { COUNT(xor3); return fibonacci(1) + (n ^ 3); }

typedef uint32_t (*Operation)(uint32_t);
static const Operation operations[] = { add3, mul3, xor3, isEven };

NOINLINE uint32_t indirect(uint32_t n) {
    COUNT(indirect);
    return operations[n & 3](n & 7) + 1;
}

NOINLINE uint32_t viaPointer(uint32_t n) {
    COUNT(viaPointer);
    return operations[n & 3](n & 7);
}

NOINLINE uint32_t forward(uint32_t n) {
    COUNT(forward);
    sink = n;
    return viaPointer(n + 1);
}

NOINLINE __attribute__((cold)) void complain(uint32_t n) {
    COUNT(complain);
    sink = n;
}

NOINLINE uint32_t rare(uint32_t n) {
    COUNT(rare);
    if (__builtin_expect(n % 13 == 0, 0)) {
        complain(n);
        sink = n / 13;
        complain(sink);
    }
    return n + sink;
}

NOINLINE __attribute__((noreturn)) void bail(int value) {
    COUNT(bail);
    longjmp(environment, value);
}

NOINLINE uint32_t deep(uint32_t n) {
    COUNT(deep);
    if (n == 0) {
        if (sink != 12345) {
            bail(7);
        }
        return 1;
    }
    return deep(n - 1) + sink;
}

NOINLINE uint32_t attempt(uint32_t n) {
    COUNT(attempt);
    int value = setjmp(environment);
    if (value != 0) {
        sink = (uint32_t) value;
        return n;
    }
    return deep(n & 7);
}

NOINLINE uint32_t fromRam(uint32_t n) { COUNT(fromRam); return n + 1; }

RAMCODE uint32_t inRam(uint32_t n) {
    COUNT(inRam);
    sink = n;
    return fromRam(n) + sink;
}

/* Written in assembly: the first falls into the second. */
uint32_t plusTwo(uint32_t n);
uint32_t plusOne(uint32_t n);
__asm__(
    ".syntax unified\n"
    ".section .text.fall, \"ax\", %progbits\n"
    ".thumb\n .global plusTwo\n .thumb_func\n .type plusTwo, %function\n"
    "plusTwo: adds r0, #1\n .size plusTwo, . - plusTwo\n"
    ".global plusOne\n .thumb_func\n .type plusOne, %function\n"
    "plusOne: adds r0, #1\n bx lr\n .size plusOne, . - plusOne\n"
    ".text\n");

/* What the compiler does with unlikely code, by hand: a part of the function lies elsewhere. */
uint32_t split(uint32_t n);
__asm__(
    ".section .text.split, \"ax\", %progbits\n"
    ".thumb\n .global split\n .thumb_func\n .type split, %function\n"
    "split: lsls r1, r0, #30\n beq split.cold\n"
    "1: adds r0, #1\n bx lr\n .size split, . - split\n"
    ".section .text.early, \"ax\", %progbits\n"
    ".thumb\n .thumb_func\n .type split.cold, %function\n"
    "split.cold: adds r0, #7\n cmp r0, #30\n bhi 2f\n adds r0, #3\n"
    "2: b 1b\n .size split.cold, . - split.cold\n"
    ".text\n");

/* Two tasks run this one. */
void worker(void *argument) {
    COUNT(worker);
    uint32_t random = (uint32_t) argument;
    for (;;) {
        random = random * 1103515245 + 12345;
        uint32_t n = random >> 16;
        sink = fibonacci(1 + n % 5) + isEven(n % 6) + choose(n);
        early(n);
        sink = indirect(n) * 7 + forward(n + 1) + plusTwo(n);
        if (n & 16) {
            yield();
        }
        rare(n);
    }
}

void producer(void *argument) {
    COUNT(producer);
    uint32_t n = (uint32_t) argument;
    for (;;) {
        send(n++);
        sink = inRam(n);
    }
}

void consumer(void *argument) {
    COUNT(consumer);
    (void) argument;
    for (;;) {
        sink = receive();
        delay(2);
    }
}

void jumper(void *argument) {
    COUNT(jumper);
    uint32_t n = (uint32_t) argument;
    for (;;) {
        sink = attempt(n++);
        delay(1);
    }
}

void mixer(void *argument) {
    COUNT(mixer);
    uint32_t n = (uint32_t) argument;
    for (;;) {
        sink = choose(n) + rare(n) + plusOne(n);
        n++;
        early(n);
        COUNT(split);
        sink += split(n);
        if (n % 3 == 0) {
            delay(3);
        }
    }
}

void idle(void *argument) {
    COUNT(idle);
    (void) argument;
    for (;;) {
        early(sink);
    }
}

int main(void) {
    COUNT(main);
    sink = attempt(3) + fibonacci(6) + indirect(2);
    start(worker, 1);
    start(worker, 2);
    start(producer, 3);
    start(consumer, 4);
    start(jumper, 5);
    start(mixer, 6);
    start(idle, 7);
    run();
}
