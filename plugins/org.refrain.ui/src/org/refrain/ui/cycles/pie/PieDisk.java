/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

/**
 * Where a pie is drawn: a disk with a hole, in pixels.
 *
 * @param centerX middle of the disk
 * @param centerY middle of the disk
 * @param radius outer edge
 * @param hole edge of the hole, less than {@code radius}
 */
public record PieDisk(double centerX, double centerY, double radius, double hole) {

    private static final double HOLE = 0.5;

    /** The largest disk in an area of {@code width} x {@code height} pixels that leaves {@code margin} around it. */
    public static PieDisk in(int width, int height, int margin) {
        double radius = Math.max(0, Math.min(width, height) / 2.0 - margin);
        return new PieDisk(width / 2.0, height / 2.0, radius, radius * HOLE);
    }

    /** Whether a point lies on the ring. */
    public boolean contains(double x, double y) {
        double distance = Math.hypot(x - centerX, y - centerY);
        return distance <= radius && distance >= hole;
    }

    /** The angle of a point in degrees clockwise from twelve o'clock, from 0 up to 360. */
    public double angleOf(double x, double y) {
        double angle = Math.toDegrees(Math.atan2(x - centerX, centerY - y));
        return angle < 0 ? angle + 360 : angle;
    }

    /** X of the point at an angle and a distance from the middle. */
    public double x(double angle, double distance) {
        return centerX + distance * Math.sin(Math.toRadians(angle));
    }

    /** Y of the point at an angle and a distance from the middle. */
    public double y(double angle, double distance) {
        return centerY - distance * Math.cos(Math.toRadians(angle));
    }
}
