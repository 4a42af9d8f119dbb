/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What CDT's core calls of its native part, on plain Java. The genuine bundle is on no public Maven registry; without
 * one of this name CDT's core does not resolve. Only the tests and the stand-alone product carry this stand-in; an
 * installed feature meets the genuine bundle in the user's IDE.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.cdt.utils.spawner;
