/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "adc.h"
#include "board.h"
#include "counts.h"
#include "delay.h"
#include "ioe.h"
#include "lcd.h"
#include "leds.h"

static void ShowSensor(Verdict verdict) {
    switch (verdict) {
    case SENSOR_HOT:
        LCD_DisplayStringLine(Line6, "HOT ");
        break;
    case SENSOR_COLD:
        LCD_DisplayStringLine(Line6, "COLD");
        break;
    default:
        break;
    }
}

static void ShowTimeout(void) {
    LED_Toggle(LED_ALARM);
    LCD_DisplayStringLine(Line6, "ERR: NO SENSOR");
    Delay_Ticks(1);
}

int main(void) {
    LCD_Init();
    LCD_DisplayStringLine(Line0, "REFRAIN SAMPLE");
    Delay_Init();
    while (1) {
        Board_NextCycle();
        COUNT(cycles);
        JoyState joyState = IOE_JoyStickGetState();
        switch (joyState) {
        case JOY_NONE:
            COUNT(joy_none);
            LCD_DisplayStringLine(Line5, "JOY: ----");
            break;
        case JOY_UP:
            COUNT(joy_up);
            LCD_DisplayStringLine(Line5, "JOY: UP  ");
            break;
        case JOY_DOWN:
            COUNT(joy_down);
            LCD_DisplayStringLine(Line5, "JOY: DOWN");
            break;
        case JOY_LEFT:
            COUNT(joy_left);
            LCD_DisplayStringLine(Line5, "JOY: LEFT");
            break;
        case JOY_RIGHT:
            COUNT(joy_right);
            LCD_DisplayStringLine(Line5, "JOY: RIGHT");
            break;
        case JOY_SELECT:
            COUNT(joy_select);
            LCD_DisplayStringLine(Line5, "JOY: SEL ");
            break;
        default:
            COUNT(joy_error);
            LCD_DisplayStringLine(Line5, "JOY: ERROR");
            break;
        }
        const TouchState *touch = IOE_TS_GetState();
        if (touch->touched && touch->moved) {
            COUNT(ts_dots);
            LCD_DrawPixel((uint32_t) touch->x, (uint32_t) touch->y);
        }
        ADC_StartConversion();
        Delay(1);
        int32_t value = ADC_Wait();
        if (value == ADC_TIMED_OUT) {
            ShowTimeout();
        } else {
            ShowSensor(Sensor_Check(value));
        }
        uint32_t key = PB_GetState(BUTTON_KEY);
        uint32_t tamper = PB_GetState(BUTTON_TAMPER);
        if (key == 0) {
            COUNT(key_pressed);
            LED_Toggle(LED1);
            LCD_DisplayStringLine(Line4, "POL: KEY");
        }
        if (tamper == 0) {
            COUNT(tamper_pressed);
            LED_Toggle(LED2);
            LCD_DisplayStringLine(Line4, "POL: TAMPER");
        }
        if (key == 0 && tamper == 0) {
            COUNT(both_pressed);
        }
    }
}
