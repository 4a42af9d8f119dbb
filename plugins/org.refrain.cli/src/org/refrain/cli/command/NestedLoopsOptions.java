/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.nlr.FieldModel;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.RecognizerForm;
import org.refrain.core.nlr.RecognizerOptions;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How nested loops are recognised. */
final class NestedLoopsOptions {

    @Option(names = "--k", paramLabel = "N",
            description = "nlr: the longest loop body that is looked for, in terms (default: 100).")
    private Optional<Integer> maxBody = Optional.empty();

    @Option(names = "--literal", description = "nlr: exactly the published algorithm, which foresees nothing.")
    private boolean literal;

    @Option(names = "--model", paramLabel = "MODEL", converter = Models.class, split = ",",
            description = "nlr: how numbers may depend on loop indexes: constant, linear or polynomial (default); or "
                    + "one for each field, with commas between them. Bounds are as the last.")
    private List<FieldModel> models = List.of();

    @Option(names = "--data",
            description = "nlr: the addresses that the trace's instructions read and write, each instruction apart; "
                    + "with --elf, with the names of variables and the source lines.")
    private boolean data;

    /** Reads the name of a model. */
    static final class Models implements ITypeConverter<FieldModel> {

        @Override
        public FieldModel convert(@Nullable String value) {
            for (FieldModel model : FieldModel.values()) {
                if (model.name().equalsIgnoreCase(value)) {
                    return model;
                }
            }
            throw new TypeConversionException("there is no '" + value + "', there are constant, linear and polynomial");
        }
    }

    boolean data() {
        return data;
    }

    boolean literal() {
        return literal;
    }

    /** Whether none of these options was given. */
    boolean areDefault() {
        return maxBody.isEmpty() && !literal && models.isEmpty() && !data;
    }

    int maxBody() {
        return maxBody.orElse(RecognizerOptions.DEFAULT_MAX_BODY);
    }

    String model() {
        List<String> names = new ArrayList<>();
        for (FieldModel model : models.isEmpty() ? List.of(FieldModel.POLYNOMIAL) : models) {
            names.add(model.name().toLowerCase(Locale.ROOT));
        }
        return String.join(",", names);
    }

    RecognizerOptions recognizer() throws Failure {
        List<FieldModel> fields = models.isEmpty() ? List.of(FieldModel.POLYNOMIAL) : models;
        if (maxBody() < 1 || maxBody() > RecognizerOptions.MOST_MAX_BODY) {
            throw Failure.usage("--k " + maxBody() + ": this should be 1 to " + RecognizerOptions.MOST_MAX_BODY);
        }
        return RecognizerOptions.of(new FieldModels(fields.get(fields.size() - 1), fields), maxBody())
                .with(literal ? RecognizerForm.LITERAL : RecognizerForm.PASSIVE);
    }
}
