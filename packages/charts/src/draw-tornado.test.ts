import { expect, test } from "vitest";
import type { TornadoChart } from "./chart.ts";
import { drawTornado } from "./draw-tornado.ts";
import { marksOutside } from "./testing/labels.ts";
import { sixPixels, sketch } from "./testing/sketch.ts";

const drivers: TornadoChart = {
  kind: "tornado",
  title: "Lowest cash",
  unit: { size: 1 },
  base: { name: "Base", figure: 100 },
  floor: { name: "Floor", figure: 110 },
  rows: [
    { id: "price", name: "Price", changes: ["2% less", "2% more"], first: 95, second: 105 },
    { id: "days", name: "Debtor days", changes: ["5 more", "5 fewer"], first: 80, second: 120 },
    { id: "tax", name: "Tax", changes: ["1 pt more", "2 pt more"], first: 98, second: 96 },
  ],
};
/** Names take 126 + 12, figures 18 + 8; the plot is 310 wide from 164, for 80 to 120: 7.75 each. */
const draw = (width = 500) => drawTornado(drivers, { width }, sixPixels);

test("the driver with the widest reach comes first, whatever the order given", () => {
  expect(sketch(draw(), /^name/)).toEqual([
    "name-days: “Debtor days” start 0,43",
    "name-price: “Price” start 0,81",
    "name-tax: “Tax” start 0,119",
  ]);
});

test("bars go from the base at 319 to where each change leads", () => {
  expect(sketch(draw(), /^bar|^end|^base$/)).toEqual([
    "bar-days-first: M164,33h155v24h-155z negative",
    "bar-days-second: M319,33h155v24h-155z positive",
    "bar-price-first: M280.5,71h38.5v24h-38.5z negative",
    "bar-price-second: M319,71h39v24h-39z positive",
    "bar-tax-second: M288,109h31v24h-31z negative",
    "bar-tax-first: M303.5,109h15.5v24h-15.5z negative",
    "base: 319,20 to 319,140 total",
    "end-days-first: “80” end 159,49",
    "end-days-second: “120” start 479,49",
    "end-price-first: “95” end 275.5,87",
    "end-price-second: “105” start 363,87",
    "end-tax-second: “96” end 283,125",
  ]);
});

test("on a phone the names stand above their bars, and both changes at the right", () => {
  expect(draw(300).height).toBe(26 + 3 * 46 + 24);
  expect(sketch(draw(300), /-days$/)).toEqual([
    "name-days: “Debtor days” start 0,39",
    "changes-days: “5 more / 5 fewer” end 299,39",
  ]);
});

test("the sentence names the driver that matters most", () => {
  expect(draw().description).toBe(
    "Lowest cash is 100. Debtor days moves it most: 5 more / 5 fewer gives 80 to 120.",
  );
});

test("10% less of a cost, which leaves more, was written at the side of what leaves less", () => {
  const changes = ["10% less", "10% more"] as const;
  const rows = [
    { id: "beans", name: "Beans", changes, first: 120, second: 80 },
    { id: "price", name: "Price", changes, first: 90, second: 110 },
  ];
  const drawing = drawTornado({ ...drivers, rows }, { width: 500 }, sixPixels);
  expect(sketch(drawing, /^changes/)).toEqual([
    "changes-beans: “10% more / 10% less” start 0,57",
    "changes-price: “10% less / 10% more” start 0,95",
  ]);
  expect(drawing.table.columns.map(({ name }) => name)).toEqual(["10% less", "10% more"]);
  expect(drawing.table.rows.map(({ name, figures }) => [name, ...figures])).toEqual([
    ["Beans", 120, 80],
    ["Price", 90, 110],
  ]);
});

test("where drivers change each in its own way, the table says beside each which", () => {
  expect(draw().table.columns.map(({ name }) => name)).toEqual(["One way", "Other way"]);
  expect(draw().table.rows[0]?.name).toBe("Debtor days, 5 more / 5 fewer");
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, null])(
  "a base of %d put NaN into outlines or its line out of the frame: without it there is no bar",
  (figure) => {
    const base = { name: "Base", figure };
    const drawing = drawTornado({ ...drivers, base }, { width: 500 }, sixPixels);
    expect(sketch(drawing, /^bar|^base|^end/)).toEqual([]);
    expect(marksOutside(drawing)).toEqual([]);
    expect(drawing.table.notes).toEqual(["Base no figure", "Floor 110"]);
    expect(drawing.description).toBe(
      "Lowest cash has no figure. Debtor days moves it most: 5 more / 5 fewer gives 80 to 120.",
    );
  },
);
