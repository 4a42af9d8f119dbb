/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "semihost.h"
#include "counts.h"

#define SYS_WRITE0 0x04
#define SYS_EXIT 0x18
#define APPLICATION_EXIT ((void *) 0x20026)

volatile Counts counts;

#define COUNTER_NAME(name, meaning) #name "=",

static const char *const names[] = { COUNTERS(COUNTER_NAME) };

static void Semihost_Call(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

void Semihost_PrintCounts(void) {
    const volatile uint32_t *value = &counts.cycles;
    for (uint32_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char digits[12];
        char *start = digits + sizeof digits - 1;
        uint32_t rest = value[i];
        *start = 0;
        *--start = '\n';
        do {
            *--start = (char) ('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        Semihost_Call(SYS_WRITE0, names[i]);
        Semihost_Call(SYS_WRITE0, start);
    }
}

void Semihost_Exit(void) {
    for (;;) {
        Semihost_Call(SYS_EXIT, APPLICATION_EXIT);
    }
}
