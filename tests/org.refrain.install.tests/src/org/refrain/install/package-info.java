/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Installs the feature as a user does: a bare Eclipse, the update site, p2's director running inside that Eclipse, then
 * the IDE itself. {@link org.refrain.install.BareIde} is one such IDE in a temporary directory,
 * {@link org.refrain.install.UpdateSite} the built update site and damaged copies of it.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.install;
