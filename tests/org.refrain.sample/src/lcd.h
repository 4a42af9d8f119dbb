/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef LCD_H
#define LCD_H

#include <stdint.h>

/* A display of 64 x 48 pixels: eight lines of sixteen characters, each 3 x 5 pixels in a cell of 4 x 6. */

typedef enum { Line0, Line1, Line2, Line3, Line4, Line5, Line6, Line7 } LcdLine;

void LCD_Init(void);

void LCD_WriteReg(uint32_t reg, uint32_t value);

void LCD_SetCursor(uint32_t x, uint32_t y);

void LCD_DrawPixel(uint32_t x, uint32_t y);

/* Upper-case letters, digits and punctuation, ' ' to '_'. */
void LCD_DrawChar(uint32_t x, uint32_t y, char c);

/* Writes the text from the line's left edge on; what does not fit is left out. */
void LCD_DisplayStringLine(LcdLine line, const char *text);

#endif
