import { expect, test } from "vitest";
import { drawSparkLine } from "./draw-spark-line.ts";
import { sketch } from "./testing/sketch.ts";

test("a spark line is its line, its floor and a dot where it is lowest below it, and no words", () => {
  const drawing = drawSparkLine(
    {
      kind: "spark-line",
      title: "Closing cash",
      unit: {},
      periods: ["Oct-26", "Nov-26", "Dec-26"],
      actualCount: 1,
      series: [{ id: "base", name: "Base", colour: 1, figures: [30, 10, 20] }],
      floor: { name: "Cash floor", figure: 15 },
    },
    // 10 to 30 from 26 up to 4.
    { width: 108, height: 30 },
  );
  expect(sketch(drawing)).toEqual([
    "floor: 0,20.5 to 108,20.5 floor dashed",
    "line-base-actual: M4,4 series-1",
    "line-base-forecast: M4,4L54,26L104,15 series-1 dashed",
    "line-base-markers:  series-1",
    "lowest: M54,26m-2.5,0a2.5,2.5 0 1,1 5,0a2.5,2.5 0 1,1 -5,0z floor",
  ]);
  expect(drawing.description).toBe(
    "Closing cash falls to 10 in November 2026, below the cash floor of 15, and is 20 in December 2026.",
  );
});
