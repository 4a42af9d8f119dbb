/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "adc.h"
#include "board.h"
#include "counts.h"
#include "leds.h"

#define ADC_MAX_POLLS 120
#define LOWER_LIMIT 60
#define UPPER_LIMIT 180

void ADC_StartConversion(void) {
    COUNT(adc_starts);
    ADC->status = ADC_END_OF_CONVERSION;
    ADC->control = ADC_START;
}

int32_t ADC_Wait(void) {
    for (uint32_t polls = 0; polls < ADC_MAX_POLLS; polls++) {
        COUNT(adc_polls);
        if (ADC->status & ADC_END_OF_CONVERSION) {
            COUNT(adc_done);
            ADC->control = 0;
            return (int32_t) ADC_DATA;
        }
    }
    COUNT(adc_timeouts);
    ADC->control = 0;
    return ADC_TIMED_OUT;
}

Verdict Sensor_Check(int32_t value) {
    static Verdict last = SENSOR_FINE;
    Verdict verdict;
    uint32_t way;
    if (value > UPPER_LIMIT) {
        COUNT(sensor_hot);
        verdict = SENSOR_HOT;
    } else if (value < LOWER_LIMIT) {
        COUNT(sensor_cold);
        verdict = SENSOR_COLD;
    } else {
        COUNT(sensor_fine);
        verdict = SENSOR_FINE;
    }
    way = 2 * verdict;
    if (verdict != last) {
        COUNT(sensor_changed);
        LED_Toggle(LED_ALARM);
        last = verdict;
        way += 1;
    } else {
        COUNT(sensor_same);
    }
    COUNT_WAY(sensor_way_cold_same, way);
    return verdict;
}
