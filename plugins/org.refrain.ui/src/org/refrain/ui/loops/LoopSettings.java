/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IMemento;
import org.refrain.core.loop.trace.LoopLevel;

/**
 * What a user can choose about loops.
 *
 * @param level what repeats; {@link LoopChoice#NESTED} takes instructions only
 * @param choice how loops are found
 */
public record LoopSettings(LoopLevel level, LoopChoice choice) {

    /** What is found when nobody has chosen. */
    public static final LoopSettings DEFAULT = new LoopSettings(LoopLevel.INSTRUCTIONS, LoopChoice.LONGEST);

    private static final String LEVEL = "level";
    private static final String CHOICE = "choice";

    /** Settings that the choice can be used with. */
    LoopSettings usable() {
        return choice == LoopChoice.NESTED ? new LoopSettings(LoopLevel.INSTRUCTIONS, choice) : this;
    }

    /** What {@link #save} left; {@link #DEFAULT} where it left nothing that is understood. */
    static LoopSettings read(@Nullable IMemento memento) {
        return memento == null ? DEFAULT : new LoopSettings(
                named(memento.getString(LEVEL), LoopLevel.values(), DEFAULT.level),
                named(memento.getString(CHOICE), LoopChoice.values(), DEFAULT.choice));
    }

    private static <E extends Enum<E>> E named(@Nullable String name, E[] values, E otherwise) {
        for (E value : values) {
            if (value.name().equals(name)) {
                return value;
            }
        }
        return otherwise;
    }

    void save(IMemento memento) {
        memento.putString(LEVEL, level.name());
        memento.putString(CHOICE, choice.name());
    }

    LoopSettings of(LoopLevel newLevel) {
        return new LoopSettings(newLevel, choice);
    }

    LoopSettings choosing(LoopChoice newChoice) {
        return new LoopSettings(level, newChoice);
    }

    /** What repeats, as a menu item. */
    static String label(LoopLevel level) {
        return switch (level) {
            case INSTRUCTIONS -> Messages.LoopLevel_instructions;
            case FUNCTIONS -> Messages.LoopLevel_functions;
            case CYCLES -> Messages.LoopLevel_cycles;
            case CLASSES -> Messages.LoopLevel_classes;
            case SKELETON -> Messages.LoopLevel_skeleton;
        };
    }

    /** What repeats, within a sentence. */
    String elements() {
        return switch (level) {
            case INSTRUCTIONS -> Messages.LoopLevel_ofInstructions;
            case FUNCTIONS -> Messages.LoopLevel_ofFunctions;
            case CYCLES -> Messages.LoopLevel_ofCycles;
            case CLASSES -> Messages.LoopLevel_ofClasses;
            case SKELETON -> Messages.LoopLevel_ofSkeleton;
        };
    }
}
