/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Scanner;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;

import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Draws icons/NAME.png (16 pixels), icons/NAME@1.5x.png (24) and icons/NAME@2x.png (32) from icons/NAME.svg, for
 * platforms that cannot draw SVG themselves. Run in this folder, with no build: {@code java RenderIcons.java}. Knows
 * what these drawings use: rect, circle, and paths of M, L, Z and circular A.
 */
class RenderIcons {

    private static final int SIDE = 16;

    public static void main(String[] arguments) throws Exception {
        File icons = new File("../icons");
        for (File svg : icons.listFiles((folder, file) -> file.endsWith(".svg"))) {
            String name = svg.getName().replace(".svg", "");
            render(svg, 1, new File(icons, name + ".png"));
            render(svg, 1.5, new File(icons, name + "@1.5x.png"));
            render(svg, 2, new File(icons, name + "@2x.png"));
        }
    }

    private static void render(File svg, double scale, File png) throws Exception {
        int side = (int) Math.round(SIDE * scale);
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(scale, scale);
        NodeList nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg).getDocumentElement()
                .getElementsByTagName("*");
        for (int i = 0; i < nodes.getLength(); i++) {
            draw((Element) nodes.item(i), graphics);
        }
        ImageIO.write(image, "png", png);
    }

    private static void draw(Element element, Graphics2D graphics) {
        Shape shape = switch (element.getTagName()) {
            case "rect" -> new Rectangle2D.Double(number(element, "x"), number(element, "y"), number(element, "width"),
                    number(element, "height"));
            case "circle" -> new Ellipse2D.Double(number(element, "cx") - number(element, "r"),
                    number(element, "cy") - number(element, "r"), 2 * number(element, "r"), 2 * number(element, "r"));
            case "path" -> path(element.getAttribute("d"));
            default -> throw new IllegalArgumentException(element.getTagName());
        };
        if (!element.getAttribute("fill").equals("none")) {
            graphics.setColor(Color.decode(element.getAttribute("fill")));
            graphics.fill(shape);
        }
        if (element.hasAttribute("stroke")) {
            graphics.setColor(Color.decode(element.getAttribute("stroke")));
            graphics.setStroke(new BasicStroke((float) number(element, "stroke-width"), BasicStroke.CAP_BUTT,
                    BasicStroke.JOIN_MITER));
            graphics.draw(shape);
        }
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static Shape path(String data) {
        Path2D.Double path = new Path2D.Double();
        Scanner scanner = new Scanner(data);
        while (scanner.hasNext()) {
            switch (scanner.next()) {
                case "M" -> path.moveTo(next(scanner), next(scanner));
                case "L" -> path.lineTo(next(scanner), next(scanner));
                case "Z" -> path.closePath();
                case "A" -> arc(path, scanner);
                default -> throw new IllegalArgumentException(data);
            }
        }
        return path;
    }

    private static double next(Scanner scanner) {
        return Double.parseDouble(scanner.next());
    }

    /** A circular arc by its end point, as in the SVG specification, appendix B.2.4. */
    private static void arc(Path2D.Double path, Scanner scanner) {
        double radius = next(scanner);
        scanner.next(); // the other radius, the same
        scanner.next(); // rotation, without effect on a circle
        boolean large = scanner.next().equals("1");
        boolean clockwise = scanner.next().equals("1");
        double x1 = path.getCurrentPoint().getX();
        double y1 = path.getCurrentPoint().getY();
        double x2 = next(scanner);
        double y2 = next(scanner);
        double half = Math.hypot(x2 - x1, y2 - y1) / 2;
        double away = Math.sqrt(Math.max(0, radius * radius - half * half)) / half * (large == clockwise ? -1 : 1);
        double cx = (x1 + x2) / 2 - away * (y2 - y1) / 2;
        double cy = (y1 + y2) / 2 + away * (x2 - x1) / 2;
        double from = -Math.toDegrees(Math.atan2(y1 - cy, x1 - cx));
        double to = -Math.toDegrees(Math.atan2(y2 - cy, x2 - cx));
        double extent = to - from;
        if (clockwise && extent > 0) {
            extent -= 360;
        } else if (!clockwise && extent < 0) {
            extent += 360;
        }
        path.append(new Arc2D.Double(cx - radius, cy - radius, 2 * radius, 2 * radius, from, extent, Arc2D.OPEN), true);
    }
}
