import type { Sensitivity } from "@app/engine/analysis/sensitivity";
import { expect, test } from "vitest";
import { tornadoOf } from "./tornado-of.ts";

const said = {
  ...{ title: "Lowest cash", currency: "AUD", caseName: "Base", step: 0.1 },
  ...{ now: 1000, floor: null, isToppedUp: false },
};

function bar(line: string, lowChange: number, highChange: number): Sensitivity {
  return {
    ...{ line, name: line, unit: "currency", lowChange, highChange },
    ...{ low: 1000 + lowChange, high: 1000 + highChange },
  };
}

const wide = Array.from({ length: 8 }, (_, index) => bar(`wide${index}`, -500, 400));

test("each bar says what both of its ends are", () => {
  const { chart, notes } = tornadoOf([bar("price", -90, 80)], said);
  expect(chart.rows).toEqual([
    {
      ...{ id: "price", name: "price", changes: ["10% less", "10% more"] },
      ...{ first: 910, second: 1080 },
    },
  ]);
  expect(notes).toEqual([]);
});

test("inputs past the eighth were neither shown nor counted", () => {
  const { chart, notes } = tornadoOf(
    [...wide, bar("rent", 4820, -4820), bar("freight", 100, -90), bar("unused", 0, 0)],
    said,
  );
  expect(chart.rows).toHaveLength(8);
  expect(notes).toEqual(["2 others move it by up to 4,820.", "1 input does not move it."]);
});

test("a bar that ends where the overdraft tops cash up says so", () => {
  const note = "Where a bar ends at the floor, the overdraft tops cash up.";
  const bars = [bar("price", -400, 300)];
  const floor = { ...said, floor: 600 };
  expect(tornadoOf(bars, { ...floor, isToppedUp: true }).notes).toEqual([note]);
  expect(tornadoOf(bars, floor).notes).toEqual([]);
  expect(tornadoOf(bars, floor).chart.floor).toEqual({ name: "Floor", figure: 600 });
});
