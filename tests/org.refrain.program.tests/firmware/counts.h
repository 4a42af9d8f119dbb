/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef COUNTS_H
#define COUNTS_H

#include <stdint.h>

/* Each function counts its own entries, whoever enters it: the ground truth for whoever rebuilds them from a trace. */
#define FUNCTIONS(X) \
    X(main) X(worker) X(producer) X(consumer) X(jumper) X(mixer) X(idle) X(fibonacci) X(isEven) X(isOdd) X(choose) \
    X(early) X(indirect) X(add3) X(mul3) X(xor3) X(forward) X(viaPointer) X(rare) X(split) X(complain) X(deep) X(bail) \
    X(attempt) X(inRam) X(fromRam) X(yield) X(delay) X(send) X(receive) X(SysTick_Handler) X(PendSV_Handler) \
    X(SVC_Handler) X(Timer0_Handler) X(Timer1_Handler) X(chained) X(tick) X(schedule) X(Default_Handler)

#define COUNTER_FIELD(name) uint32_t name;

typedef struct {
    FUNCTIONS(COUNTER_FIELD)
} Counts;

extern Counts counts;

/* Tasks and handlers count at the same time: the addition must not be torn apart. */
#if defined(__ARM_ARCH_6M__)
#define COUNT(name) \
    do { \
        uint32_t primask; \
        __asm__ volatile("mrs %0, primask\n cpsid i" : "=r"(primask) : : "memory"); \
        counts.name++; \
        __asm__ volatile("msr primask, %0" : : "r"(primask) : "memory"); \
    } while (0)
#else
#define COUNT(name) __atomic_fetch_add(&counts.name, 1, __ATOMIC_RELAXED)
#endif

#endif
