/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Bookmarks: notes on events of a trace, kept in the workspace.
 *
 * <p>A bookmark is a marker on the trace's file ({@link org.refrain.ui.bookmarks.TraceBookmark}), of a type of its own
 * below the platform's. So the platform's Bookmarks view lists, changes and deletes it; a double click there opens the
 * trace and goes to the event, which the trace editor does. {@link org.refrain.ui.bookmarks.AddBookmarkHandler} asks
 * for the note, and {@link org.refrain.ui.bookmarks.ProposedNote} proposes one that says where the event is. Whoever
 * shows events takes the notes from {@link org.refrain.ui.bookmarks.TraceBookmarks}, and so does
 * {@link org.refrain.ui.bookmarks.BookmarkStepHandler}, which goes from one to the next.
 */
@NonNullByDefault
package org.refrain.ui.bookmarks;

import org.eclipse.jdt.annotation.NonNullByDefault;
