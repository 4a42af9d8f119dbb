/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.help.server;

import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** All books of the help with their topics, as one page of links. */
@NonNullByDefault({})
final class Contents {

    private Contents() {
    }

    static String page() {
        StringBuilder page = new StringBuilder("<!DOCTYPE html><html><head><title>Help</title></head><body>");
        for (IToc book : HelpSystem.getTocs()) {
            page.append("<h1>").append(escaped(book.getLabel())).append("</h1>");
            list(page, book.getTopics());
        }
        return page.append("</body></html>").toString();
    }

    private static void list(StringBuilder page, ITopic[] topics) {
        page.append("<ul>");
        for (ITopic topic : topics) {
            String label = escaped(topic.getLabel());
            String href = topic.getHref();
            page.append("<li>").append(href == null ? label
                    : "<a href=\"/help/topic" + escaped(href) + "\">" + label + "</a>");
            list(page, topic.getSubtopics());
            page.append("</li>");
        }
        page.append("</ul>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
