/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "counts.h"
#include "system.h"

#define REGISTER(address) (*(volatile uint32_t *) (address))
#define ICSR REGISTER(0xE000ED04)
#define PEND_SWITCH (1u << 28)
#define SYSTICK_CONTROL REGISTER(0xE000E010)
#define SYSTICK_RELOAD REGISTER(0xE000E014)
#define SYSTICK_VALUE REGISTER(0xE000E018)
#define INTERRUPT_ENABLE REGISTER(0xE000E100)
#define INTERRUPT_PEND REGISTER(0xE000E200)
#define PRIORITIES REGISTER(0xE000ED20)
#define INTERRUPT_PRIORITIES REGISTER(0xE000E408)
#define TIMER0 0x40000000u
#define TIMER1 0x40001000u
#define TIMER_CONTROL(timer) REGISTER((timer) + 0)
#define TIMER_RELOAD(timer) REGISTER((timer) + 8)
#define TIMER_CLEAR(timer) REGISTER((timer) + 12)

#define TASKS 8
#define STACK_WORDS 192
#define SWITCHES 4096
#define LAST_TICK 700

typedef struct {
    uint32_t *stack;
    uint32_t wakeAt;
    uint32_t blocked;
} Task;

Counts counts;
static Task tasks[TASKS];
static uint32_t stacks[TASKS][STACK_WORDS] __attribute__((aligned(8)));
static uint32_t taskCount;
static volatile uint32_t current;
static volatile uint32_t now;
static volatile uint32_t queued;
static volatile uint32_t hasQueued;

/* Which task ran from each switch on: the other half of the ground truth. */
static uint8_t switches[SWITCHES];
static uint32_t switchCount;

__attribute__((noreturn)) static void end(void);

void start(void (*task)(void *), uint32_t argument) {
    uint32_t *stack = stacks[taskCount] + STACK_WORDS - 16;
    stack[8] = argument;
    stack[13] = 0xFFFFFFFE;
    stack[14] = (uint32_t) task & ~1u;
    stack[15] = 0x01000000;
    tasks[taskCount++].stack = stack;
}

__attribute__((noreturn)) void run(void) {
    PRIORITIES = 0xE0E00000; /* SysTick and PendSV lowest */
    INTERRUPT_PRIORITIES = 0x40004080; /* timer 0 (8) in the middle, timer 1 (9) above, 11 as 9 */
    SYSTICK_RELOAD = 1501;
    SYSTICK_VALUE = 0;
    SYSTICK_CONTROL = 7;
    TIMER_RELOAD(TIMER0) = 2339;
    TIMER_CONTROL(TIMER0) = 9;
    TIMER_RELOAD(TIMER1) = 3571;
    TIMER_CONTROL(TIMER1) = 9;
    INTERRUPT_ENABLE = 1u << 8 | 1u << 9 | 1u << 10 | 1u << 11;
    __asm__ volatile("svc 0");
    for (;;) {
    }
}

/* A switch that is asked for is made at once: PendSV comes right behind the store or the barriers. */
__attribute__((noinline)) void yield(void) {
    COUNT(yield);
    ICSR = PEND_SWITCH;
    __asm__ volatile("dsb\n isb" : : : "memory");
}

__attribute__((noinline)) void delay(uint32_t ticks) {
    COUNT(delay);
    tasks[current].wakeAt = now + ticks;
    tasks[current].blocked = 1;
    yield();
}

__attribute__((noinline)) void send(uint32_t value) {
    COUNT(send);
    while (hasQueued) {
        delay(1);
    }
    queued = value;
    hasQueued = 1;
}

__attribute__((noinline)) uint32_t receive(void) {
    COUNT(receive);
    while (!hasQueued) {
        yield();
    }
    hasQueued = 0;
    return queued;
}

__attribute__((noinline)) void tick(void) {
    COUNT(tick);
    now++;
    if (now == LAST_TICK) {
        end();
    }
    for (uint32_t i = 0; i < taskCount; i++) {
        if (tasks[i].blocked && tasks[i].wakeAt == now) {
            tasks[i].blocked = 0;
        }
    }
}

void SysTick_Handler(void) {
    COUNT(SysTick_Handler);
    tick();
    if (now % 3 == 0) {
        ICSR = PEND_SWITCH;
    }
}

__attribute__((noinline)) void chained(void) {
    COUNT(chained);
}

void Timer0_Handler(void) {
    COUNT(Timer0_Handler);
    TIMER_CLEAR(TIMER0) = 1;
    chained();
    INTERRUPT_PEND = 1u << 10; /* of lower urgency: chained behind this one, or right before what this interrupted */
}

void Timer1_Handler(void) {
    COUNT(Timer1_Handler);
    TIMER_CLEAR(TIMER1) = 1;
    if (now & 1) {
        INTERRUPT_PEND = 1u << 11;
    }
}

/* Two exceptions share it, each under a weak name of its own. */
void Default_Handler(void) {
    COUNT(Default_Handler);
}
void Spare10_Handler(void) __attribute__((weak, alias("Default_Handler")));
void Spare11_Handler(void) __attribute__((weak, alias("Default_Handler")));

__attribute__((used, noinline)) uint32_t *schedule(uint32_t *stack) {
    COUNT(schedule);
    tasks[current].stack = stack;
    do {
        current = (current + 1) % taskCount;
    } while (tasks[current].blocked);
    if (switchCount < SWITCHES) {
        switches[switchCount++] = (uint8_t) current;
    }
    return tasks[current].stack;
}

__attribute__((used)) void countSwitch(void) {
    COUNT(PendSV_Handler);
}

__attribute__((used)) uint32_t *first(void) {
    COUNT(SVC_Handler);
    switches[switchCount++] = 0;
    return tasks[0].stack;
}

/* Only instructions that every Cortex-M has. */
__attribute__((naked)) void PendSV_Handler(void) {
    __asm__ volatile(
        ".syntax unified\n"
        "mrs r0, psp\n"
        "subs r0, #32\n"
        "mov r1, r0\n"
        "stmia r1!, {r4-r7}\n"
        "mov r4, r8\n mov r5, r9\n mov r6, r10\n mov r7, r11\n"
        "stmia r1!, {r4-r7}\n"
        "push {r0, lr}\n"
        "bl countSwitch\n"
        "pop {r0, r1}\n"
        "push {r0, r1}\n"
        "bl schedule\n"
        "pop {r2, r3}\n"
        "mov lr, r3\n"
        "movs r1, r0\n"
        "adds r1, #16\n"
        "ldmia r1!, {r4-r7}\n"
        "mov r8, r4\n mov r9, r5\n mov r10, r6\n mov r11, r7\n"
        "msr psp, r1\n"
        "subs r1, #32\n"
        "ldmia r1!, {r4-r7}\n"
        "bx lr\n");
}

__attribute__((naked)) void SVC_Handler(void) {
    __asm__ volatile(
        ".syntax unified\n"
        "bl first\n"
        "adds r0, #32\n"
        "msr psp, r0\n"
        "movs r0, #2\n"
        "mvns r0, r0\n"
        "bx r0\n");
}

static void host(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

static void print(const char *name, uint32_t value) {
    char digits[12];
    char *text = digits + sizeof digits - 1;
    *text = 0;
    *--text = '\n';
    do {
        uint32_t tenth = 0;
        uint32_t rest = value;
        while (rest >= 10) {
            rest -= 10;
            tenth++;
        }
        *--text = (char) ('0' + rest);
        value = tenth;
    } while (value != 0);
    host(4, name);
    host(4, text);
}

#define PRINT(name) print(#name "=", counts.name);

__attribute__((noreturn, noinline)) static void end(void) {
    __asm__ volatile("cpsid i");
    Counts final = counts;
    (void) final;
    FUNCTIONS(PRINT)
    for (uint32_t i = 0; i < switchCount; i++) {
        print("switch ", switches[i]);
    }
    for (;;) {
        host(0x18, (void *) 0x20026);
    }
}

extern uint32_t stack_top, data_load, data_start, data_end, bss_start, bss_end;
int main(void);

void Reset_Handler(void) {
    const uint32_t *from = &data_load;
    for (uint32_t *to = &data_start; to < &data_end; to++) {
        *to = *from++;
    }
    for (uint32_t *to = &bss_start; to < &bss_end; to++) {
        *to = 0;
    }
    main();
}

__attribute__((section(".vectors"), used)) static const void *const vectors[28] = {
    &stack_top, Reset_Handler, Default_Handler, Default_Handler,
    [11] = SVC_Handler, [14] = PendSV_Handler, [15] = SysTick_Handler,
    [16 + 8] = Timer0_Handler, [16 + 9] = Timer1_Handler, [16 + 10] = Spare10_Handler, [16 + 11] = Spare11_Handler,
};
