/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.help.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.eclipse.help.HelpSystem;
import org.eclipse.help.server.HelpServer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Hands out the topics that help systems name as {@code /help/topic/PLUG-IN/PATH}, and the contents for any other name.
 * Listens to this machine only, at a free port, from the first page that is asked for on.
 */
@NonNullByDefault({})
public final class TopicServer extends HelpServer {

    private static final String ROOT = "/help/";
    /** What stands before a topic's own name: alone, with frames, or as the help view asks for it. */
    private static final String TOPIC = ROOT + "[a-z]*topic(?=/)";
    private static final Map<String, String> TYPES = Map.of("html", "text/html", "htm", "text/html", "css", "text/css",
            "png", "image/png", "svg", "image/svg+xml");
    private static final String OTHER_TYPE = "application/octet-stream";

    private @Nullable HttpServer server;

    @Override
    public synchronized void start(String application) throws IOException {
        if (server == null) {
            HttpServer created = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            created.createContext(ROOT, TopicServer::answer);
            created.start();
            server = created;
        }
    }

    @Override
    public synchronized void stop(String application) {
        HttpServer running = server;
        if (running != null) {
            running.stop(0);
        }
        server = null;
    }

    @Override
    public synchronized int getPort() {
        HttpServer running = server;
        return running == null ? 0 : running.getAddress().getPort();
    }

    @Override
    public String getHost() {
        return InetAddress.getLoopbackAddress().getHostAddress();
    }

    private static void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            String topic = path.replaceFirst(TOPIC, "");
            if (topic.equals(path)) {
                send(exchange, "text/html", Contents.page().getBytes(StandardCharsets.UTF_8));
                return;
            }
            try (InputStream page = HelpSystem.getHelpContent(topic)) {
                if (page == null) {
                    exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_FOUND, -1);
                } else {
                    send(exchange, TYPES.getOrDefault(topic.substring(topic.lastIndexOf('.') + 1), OTHER_TYPE),
                            page.readAllBytes());
                }
            }
        }
    }

    private static void send(HttpExchange exchange, String type, byte[] content) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type.startsWith("text/") ? type + "; charset=utf-8" : type);
        exchange.sendResponseHeaders(HttpURLConnection.HTTP_OK, content.length == 0 ? -1 : content.length);
        try (OutputStream body = exchange.getResponseBody()) {
            body.write(content);
        }
    }
}
