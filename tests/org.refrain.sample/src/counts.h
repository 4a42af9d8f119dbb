/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef COUNTS_H
#define COUNTS_H

#include <stdint.h>

/*
 * How often the firmware went some of its own ways. Printed when the run ends: the ground truth for every tool that
 * claims to find the same numbers in the trace. One line per counter, X(name, "what it counts").
 */
#define COUNTERS(X) \
    X(cycles, "complete iterations of main's loop") \
    X(joy_none, "cycles in which the joystick rests") \
    X(joy_up, "cycles with the joystick up") \
    X(joy_down, "cycles with the joystick down") \
    X(joy_left, "cycles with the joystick left") \
    X(joy_right, "cycles with the joystick right") \
    X(joy_select, "cycles with the joystick pressed") \
    X(joy_error, "cycles with a pin pattern that is no joystick position") \
    X(ts_up, "IOE_TS_GetState: screen not touched") \
    X(ts_down, "IOE_TS_GetState: screen touched") \
    X(ts_still, "IOE_TS_GetState: position as in the cycle before, or close to it") \
    X(ts_moved, "IOE_TS_GetState: position changed by more than TS_NOISE") \
    X(ts_way_up_still, "IOE_TS_GetState: ways through ts_up then ts_still") \
    X(ts_way_up_moved, "IOE_TS_GetState: ways through ts_up then ts_moved") \
    X(ts_way_down_still, "IOE_TS_GetState: ways through ts_down then ts_still") \
    X(ts_way_down_moved, "IOE_TS_GetState: ways through ts_down then ts_moved") \
    X(ts_dots, "dots drawn under the finger") \
    X(key_pressed, "cycles with KEY pressed") \
    X(tamper_pressed, "cycles with TAMPER pressed") \
    X(both_pressed, "cycles with KEY and TAMPER pressed") \
    X(led_toggles, "calls of LED_Toggle, from main and from SysTick_Handler") \
    X(adc_starts, "calls of ADC_StartConversion") \
    X(adc_polls, "iterations of the polling loop in ADC_Wait") \
    X(adc_done, "conversions that ended in time") \
    X(adc_timeouts, "conversions that did not: the abnormal cycle") \
    X(sensor_cold, "Sensor_Check: value below the lower limit") \
    X(sensor_fine, "Sensor_Check: value between the limits") \
    X(sensor_hot, "Sensor_Check: value above the upper limit") \
    X(sensor_same, "Sensor_Check: verdict as before") \
    X(sensor_changed, "Sensor_Check: verdict changed") \
    X(sensor_way_cold_same, "Sensor_Check: ways through sensor_cold then sensor_same") \
    X(sensor_way_cold_changed, "Sensor_Check: ways through sensor_cold then sensor_changed") \
    X(sensor_way_fine_same, "Sensor_Check: ways through sensor_fine then sensor_same") \
    X(sensor_way_fine_changed, "Sensor_Check: ways through sensor_fine then sensor_changed") \
    X(sensor_way_hot_same, "Sensor_Check: ways through sensor_hot then sensor_same") \
    X(sensor_way_hot_changed, "Sensor_Check: ways through sensor_hot then sensor_changed") \
    X(lcd_write_reg, "calls of LCD_WriteReg") \
    X(lcd_set_cursor, "calls of LCD_SetCursor") \
    X(lcd_lines, "calls of LCD_DisplayStringLine") \
    X(lcd_chars, "calls of LCD_DrawChar") \
    X(lcd_paper, "LCD_DrawChar: pixels in the background colour") \
    X(lcd_ink, "LCD_DrawChar: pixels in the text colour") \
    X(systick, "SysTick interrupts") \
    X(heartbeats, "SysTick interrupts that toggled the heartbeat LED")

#define COUNTER_FIELD(name, meaning) uint32_t name;

typedef struct {
    COUNTERS(COUNTER_FIELD)
} Counts;

/* Volatile, so that one store instruction runs for each count: tools/check finds it by its source line. */
extern volatile Counts counts;

#define COUNT(name) (counts.name++)

/* Counts way number `way` of a group whose first counter is `name`. */
#define COUNT_WAY(name, way) ((&counts.name)[way]++)

#endif
