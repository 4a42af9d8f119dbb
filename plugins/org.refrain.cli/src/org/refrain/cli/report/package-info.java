/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Results apart from how they came about: each report is a record of plain values that prints itself for a person and
 * writes itself as JSON. Keys of the JSON objects are part of the program's interface: they may be added to, not
 * renamed. Times are numbers in seconds with up to twelve decimals, null when the trace has none; positions count
 * events from 0; addresses are text ({@code "0x08000CA0"}).
 */
@NonNullByDefault
package org.refrain.cli.report;

import org.eclipse.jdt.annotation.NonNullByDefault;
