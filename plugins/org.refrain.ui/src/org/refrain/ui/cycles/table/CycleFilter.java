/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.text.TimeFormat;

/**
 * What the user typed to see fewer cycles. Conditions are separated by spaces, and all must hold:
 * <ul>
 * <li>a column, a comparison and a number: {@code length>3000}, {@code count=1}, {@code share>=2.5},
 * {@code longest<150us}; columns are count, share (per cent), length, shortest, longest, first, row, rank and id
 * <li>anything else: a part of the cycle's name, such as {@code #55}
 * </ul>
 * Where classes are listed, conditions are about classes, and a class has the names of its cycles as well as its own.
 */
public final class CycleFilter {

    /** Everything passes. */
    public static final CycleFilter ALL = new CycleFilter(List.of());

    private static final Pattern CONDITION = Pattern.compile("([a-z]+)(<=|>=|<|>|=)(.+)");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final List<Condition> conditions;

    @FunctionalInterface
    private interface Condition {
        boolean test(CycleRanking ranking, DistinctCycle cycle);
    }

    private CycleFilter(List<Condition> conditions) {
        this.conditions = conditions;
    }

    public static CycleFilter parse(String text) {
        List<Condition> conditions = new ArrayList<>();
        for (String word : SPACES.split(text.strip().toLowerCase(Locale.ROOT))) {
            if (!word.isEmpty()) {
                Condition comparison = comparison(word);
                conditions.add(comparison != null ? comparison
                        : (ranking, cycle) -> isNamed(ranking.table(), cycle.id(), word));
            }
        }
        return conditions.isEmpty() ? ALL : new CycleFilter(List.copyOf(conditions));
    }

    private static boolean isNamed(CycleGroups groups, int id, String part) {
        if (CycleNames.of(groups, id).toLowerCase(Locale.ROOT).contains(part)) {
            return true;
        }
        for (int member : groups.members(id)) {
            if (member != id && isNamed(groups, member, part)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Condition comparison(String word) {
        Matcher matcher = CONDITION.matcher(word);
        CycleColumn column = matcher.matches() ? CycleColumn.named(matcher.group(1)) : null;
        if (column == null) {
            return null;
        }
        String operator = matcher.group(2);
        try {
            double number = column.isDuration() ? TimeFormat.parse(matcher.group(3))
                    : Double.parseDouble(matcher.group(3).replace(',', '.'));
            return (ranking, cycle) -> compare(valueOf(ranking, cycle, column), operator, number);
        } catch (NumberFormatException e) {
            return null; // still being typed, or no comparison at all
        }
    }

    private static double valueOf(CycleRanking ranking, DistinctCycle cycle, CycleColumn column) {
        return switch (column) {
            case SHARE -> 100 * ranking.shareOf(cycle.id());
            case FIRST_ROW -> ranking.table().startOf(cycle.first());
            default -> column.key(ranking, cycle);
        };
    }

    private static boolean compare(double value, String operator, double number) {
        return switch (operator) {
            case "<" -> value < number;
            case "<=" -> value <= number;
            case ">" -> value > number;
            case ">=" -> value >= number;
            default -> value == number;
        };
    }

    boolean test(CycleRanking ranking, int id) {
        DistinctCycle cycle = ranking.table().distinct(id);
        for (Condition condition : conditions) {
            if (!condition.test(ranking, cycle)) {
                return false;
            }
        }
        return true;
    }
}
