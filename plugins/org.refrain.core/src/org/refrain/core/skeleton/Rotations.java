/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

/** Rotations of short strings. */
public final class Rotations {

    private Rotations() {
    }

    /**
     * Where the least rotation of a string begins. All rotations of a string have the same least rotation, so it stands
     * for the loop wherever the trace entered it. O(length).
     */
    public static int least(int[] string, int length) {
        int first = 0;
        int second = 1;
        int equal = 0;
        while (second < length && equal < length) {
            int a = string[(first + equal) % length];
            int b = string[(second + equal) % length];
            if (a == b) {
                equal++;
                continue;
            }
            if (a > b) {
                first = Math.max(first + equal + 1, second);
                second = first + 1;
            } else {
                second += equal + 1;
            }
            equal = 0;
        }
        return first;
    }
}
