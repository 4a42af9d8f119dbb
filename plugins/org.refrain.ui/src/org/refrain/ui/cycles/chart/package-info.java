/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What the pie chart and the timeline have in common: colours from the theme
 * ({@link org.refrain.ui.cycles.chart.ChartColors}) that stand out from the background
 * ({@link org.refrain.ui.cycles.chart.Contrast}), how marked events are tinted
 * ({@link org.refrain.ui.cycles.chart.ChartBand}), and how a drawn chart speaks to a screen reader
 * ({@link org.refrain.ui.cycles.chart.ChartSpeech}).
 */
@NonNullByDefault
package org.refrain.ui.cycles.chart;

import org.eclipse.jdt.annotation.NonNullByDefault;
