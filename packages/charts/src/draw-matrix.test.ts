import { expect, test } from "vitest";
import type { MatrixChart } from "./chart.ts";
import { drawMatrix } from "./draw-matrix.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const headroom: MatrixChart = {
  kind: "matrix",
  title: "Headroom",
  unit: { size: 1 },
  rowHeading: "Client",
  columns: ["Dec-26", "Jan-27"],
  levelNames: ["Below floor", "Near", "More"],
  rows: [
    { id: "s", name: "Salt", figures: [42, -21], levels: [2, 0] },
    { id: "c", name: "Copper", figures: [12, null], levels: [1, 2] },
  ],
};

test("cells of one level are one path, and every figure stands in its cell", () => {
  // Names take 36 + 12, so two cells share 152.
  const drawing = drawMatrix(headroom, { width: 200 }, sixPixels);
  expect(sketch(drawing, /^cell/)).toEqual([
    "cells-heat-strong: M124,24h74v24h-74z heat-strong",
    "cells-heat-weak: M48,50h74v24h-74z heat-weak",
    "cells-heat-none: M48,24h74v24h-74z heat-none",
    "cell-s-0: “42” end 116,41",
    "cell-s-1: “(21)” end 192,41",
    "cell-c-0: “12” end 116,67",
  ]);
  expect(sketch(drawing, /^column|^dots/)).toEqual([
    "dots:  negative",
    "column-0: “Dec-26” end 120,15",
    "column-1: “Jan-27” end 196,15",
  ]);
});

test("where figures do not fit, each row keeps its lowest and cells below the floor have a dot", () => {
  // Names may take 43.2; (21) takes 24 + 12, twice more than the rest. The cells share 30.8.
  const drawing = drawMatrix(headroom, { width: 108 }, sixPixels);
  expect(sketch(drawing, /^cell-|^dots|^column/)).toEqual([
    "dots: M65.5,36m-2,0a2,2 0 1,1 4,0a2,2 0 1,1 -4,0z negative",
    "cell-s-1: “(21)” end 107,41",
    "cell-c-0: “12” end 107,67",
    "column-0: “Dec” end 54.5,15",
  ]);
});

test("the sentence names who is below", () => {
  expect(drawMatrix(headroom, { width: 200 }).description).toBe(
    "Headroom: 1 of 2 below floor, Salt.",
  );
});
