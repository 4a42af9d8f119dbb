/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include <stdint.h>

extern uint32_t stack_top, data_load, data_start, data_end, bss_start, bss_end;

int main(void);
void SysTick_Handler(void);

void Reset_Handler(void) {
    const uint32_t *from = &data_load;
    for (uint32_t *to = &data_start; to < &data_end; to++) {
        *to = *from++;
    }
    for (uint32_t *to = &bss_start; to < &bss_end; to++) {
        *to = 0;
    }
    main();
    for (;;) {
    }
}

static void Default_Handler(void) {
    for (;;) {
    }
}

typedef union {
    const void *stack;
    void (*handler)(void);
} Vector;

__attribute__((section(".vectors"), used)) static const Vector vectors[16] = {
    { .stack = &stack_top },
    { .handler = Reset_Handler },
    { .handler = Default_Handler }, /* NMI */
    { .handler = Default_Handler }, /* HardFault */
    { .handler = Default_Handler }, /* MemManage */
    { .handler = Default_Handler }, /* BusFault */
    { .handler = Default_Handler }, /* UsageFault */
    [11] = { .handler = Default_Handler }, /* SVCall */
    [12] = { .handler = Default_Handler }, /* DebugMon */
    [14] = { .handler = Default_Handler }, /* PendSV */
    [15] = { .handler = SysTick_Handler },
};
