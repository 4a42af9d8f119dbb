/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The pages of the help for the stand-alone product, over HTTP on this machine alone.
 *
 * <p>The platform's own help server is a web application with Jetty, JSP and a Java compiler, which together are larger
 * than the rest of the product. {@link org.refrain.help.server.TopicServer} takes its place with the HTTP server of the
 * JDK: it hands out topics as they are, and a list of the contents. Contexts, search and cheat sheets need no server.
 */
@NonNullByDefault
package org.refrain.help.server;

import org.eclipse.jdt.annotation.NonNullByDefault;
