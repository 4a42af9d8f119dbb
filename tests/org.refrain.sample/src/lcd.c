/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "lcd.h"
#include "board.h"
#include "counts.h"
#include "font.h"

#define REG_ENTRY_MODE 0x03u
#define REG_DISPLAY 0x07u
#define REG_X 0x20u
#define REG_Y 0x21u
#define REG_PICTURE 0x22u
#define REG_WINDOW 0x50u

#define CELL_WIDTH 4
#define CELL_HEIGHT 6
#define COLUMNS 16

#define INK 0xFFFFu
#define PAPER 0x0000u

/* Not inlined: on the real bus each of these is a timed access of its own. */
static __attribute__((noinline)) void LCD_WriteRegIndex(uint32_t reg) {
    LCD->index = reg;
}

void LCD_WriteReg(uint32_t reg, uint32_t value) {
    COUNT(lcd_write_reg);
    LCD_WriteRegIndex(reg);
    LCD->data = value;
}

void LCD_Init(void) {
    LCD_WriteReg(REG_ENTRY_MODE, 0x1030);
    LCD_WriteReg(REG_WINDOW, FONT_WIDTH);
    LCD_WriteReg(REG_DISPLAY, 0x0173);
}

void LCD_SetCursor(uint32_t x, uint32_t y) {
    COUNT(lcd_set_cursor);
    LCD_WriteReg(REG_X, x);
    LCD_WriteReg(REG_Y, y);
}

void LCD_DrawPixel(uint32_t x, uint32_t y) {
    LCD_SetCursor(x, y);
    LCD_WriteReg(REG_PICTURE, INK);
}

/* The controller steps to the next pixel by itself, and to the next row after FONT_WIDTH pixels. */
void LCD_DrawChar(uint32_t x, uint32_t y, char c) {
    COUNT(lcd_chars);
    LCD_SetCursor(x, y);
    LCD_WriteRegIndex(REG_PICTURE);
    uint32_t bits = font[(uint8_t) c - FONT_FIRST];
    for (uint32_t pixel = 0; pixel < FONT_WIDTH * FONT_HEIGHT; pixel++) {
        if (bits & FONT_FIRST_PIXEL) {
            LCD->data = INK;
            COUNT(lcd_ink);
        } else {
            LCD->data = PAPER;
            COUNT(lcd_paper);
        }
        bits <<= 1;
    }
}

void LCD_DisplayStringLine(LcdLine line, const char *text) {
    COUNT(lcd_lines);
    for (uint32_t column = 0; column < COLUMNS && text[column] != 0; column++) {
        LCD_DrawChar(column * CELL_WIDTH, line * CELL_HEIGHT, text[column]);
    }
}
