/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef ADC_H
#define ADC_H

#include <stdint.h>

/* The sensor behind the analogue-to-digital converter. */

#define ADC_TIMED_OUT (-1)

void ADC_StartConversion(void);

/* Polls until the conversion ends: its value, or ADC_TIMED_OUT. */
int32_t ADC_Wait(void);

typedef enum { SENSOR_COLD, SENSOR_FINE, SENSOR_HOT } Verdict;

/* Judges a value and toggles the alarm LED when the verdict is another one than before. */
Verdict Sensor_Check(int32_t value);

#endif
