/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

/*
 * The world outside the firmware: the registers of a small evaluation board, and a user with fingers. The emulated
 * machine (mps2-an385) has none of these devices, so most registers are plain RAM which Board_NextCycle fills from a
 * script. The application reads and writes them like hardware and never looks at the script.
 */

typedef struct {
    uint32_t pins;    /* joystick, one bit for each contact, 0 = closed */
    uint32_t touch;   /* bit 0: the screen is touched */
    uint32_t x;       /* 0..63 */
    uint32_t y;       /* 0..47 */
} ExpanderRegisters;

typedef struct {
    uint32_t input;   /* keys, 0 = pressed */
    uint32_t output;  /* LEDs */
} PortRegisters;

typedef struct {
    uint32_t index;   /* number of the controller's register to be written next */
    uint32_t data;    /* its value, or one pixel when the index is that of the picture memory */
} DisplayRegisters;

/*
 * The converter's control half is a real device of the emulated machine, CMSDK TIMER0: it is started by a store, runs
 * while the firmware executes, and raises a flag at its end. So the firmware polls a register that really changes.
 */
typedef struct {
    uint32_t control; /* ADC_START starts a conversion */
    uint32_t left;    /* time left, written by the world only */
    uint32_t length;  /* length of a conversion, written by the world only */
    uint32_t status;  /* bit 0: end of conversion; writing 1 clears it */
} ConverterRegisters;

typedef struct {
    uint32_t control;
    uint32_t reload;
    uint32_t value;
} SysTickRegisters;

typedef struct {
    ExpanderRegisters expander;
    PortRegisters port;
    DisplayRegisters display;
    uint32_t converted;
} BoardRegisters;

extern volatile BoardRegisters board;

#define IOE (&board.expander)
#define PORT (&board.port)
#define LCD (&board.display)
#define ADC ((volatile ConverterRegisters *) 0x40000000)
#define ADC_DATA (board.converted)
#define SYSTICK ((volatile SysTickRegisters *) 0xE000E010)

#define ADC_START 0x9u
#define ADC_END_OF_CONVERSION 0x1u

/* What the world does in one cycle of the main loop. */
typedef struct {
    uint8_t pins;
    uint8_t touch;
    uint8_t x;
    uint8_t y;
    uint8_t keys;
    uint8_t value;    /* what the sensor measures */
    uint16_t length;  /* of the conversion, in clock ticks of 40 ns; 0 = the sensor does not answer */
} ScriptRow;

extern const ScriptRow board_script[];
extern const uint32_t board_script_rows;

/* Lets the world go on by one row of the script. After the last one it prints the counters and ends the run. */
void Board_NextCycle(void);

#endif
