import type { TableColumn } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { cutColumns, openingColumn, restOf } from "./whole-columns.ts";

const across = (offset: number, room = 300) => ({ offset, room, size: 100, count: 12 });

test("a column half under the names read as another figure: what is seen of it is covered, at both edges", () => {
  expect(cutColumns(across(200))).toEqual([0, 0]);
  expect(cutColumns(across(245))).toEqual([55, 45]);
  expect(cutColumns(across(245, 320))).toEqual([55, 65]);
});

test("nothing is covered for less than a pixel, past the last column, and where no column has room", () => {
  expect(cutColumns(across(200.4))).toEqual([0, 0]);
  expect(cutColumns(across(890, 350))).toEqual([10, 0]);
  expect(cutColumns(across(245, 90))).toEqual([0, 0]);
});

test("a scroll comes to rest at whole columns, on the way it went", () => {
  expect(restOf(across(245), 200)).toBe(300);
  expect(restOf(across(245), 300)).toBe(200);
  expect(restOf(across(210), 200)).toBe(200);
  expect(restOf(across(300), 200)).toBe(300);
});

test("at either end a scroll stays where it is, also where the last column is not at a whole one", () => {
  expect(restOf(across(0), 100)).toBe(0);
  expect(restOf(across(880, 320), 800)).toBe(880);
  expect(restOf(across(845, 320), 800)).toBe(880);
});

const month = (at: number, standing: TableColumn["standing"]) =>
  ({ from: at, to: at, standing }) as TableColumn;

test("a grid opened at its first month: the last actual and the first forecast are seen", () => {
  const year = Array.from({ length: 12 }, (_, at) => month(at, at < 4 ? "actual" : "forecast"));
  expect([2, 3, 4].map((seenCount) => openingColumn(year, seenCount))).toEqual([3, 3, 3]);
  expect(openingColumn(year, 5)).toBe(0);
  const years = Array.from({ length: 60 }, (_, at) => month(at, at < 24 ? "actual" : "forecast"));
  expect(openingColumn(years, 12)).toBe(20);
});

test("beside an open pane only actual months were seen: the first forecast is, however few columns have room", () => {
  const year = Array.from({ length: 12 }, (_, at) => month(at, at < 4 ? "actual" : "forecast"));
  expect([0, 1, 2].map((seenCount) => openingColumn(year, seenCount))).toEqual([4, 4, 3]);
  const cases = year.flatMap((column) => [column, column]);
  expect([1, 2, 3].map((seenCount) => openingColumn(cases, seenCount))).toEqual([8, 7, 6]);
});

test("a comparison with last year opened at its far right: with differences a grid opens at its first column", () => {
  const pair = [month(0, "forecast"), month(0, "actual")];
  const difference = { ...month(0, "forecast"), between: [0, 1] } as unknown as TableColumn;
  expect(openingColumn([...pair, difference], 2)).toBe(0);
  const actuals = [month(0, "actual"), month(0, "actual")];
  expect(openingColumn([...actuals, difference, difference], 2)).toBe(0);
});

test("where all is forecast a grid opens at the first, where all is actual at the last", () => {
  expect(
    openingColumn(
      [0, 1, 2].map((at) => month(at, "forecast")),
      2,
    ),
  ).toBe(0);
  expect(
    openingColumn(
      [0, 1, 2].map((at) => month(at, "actual")),
      2,
    ),
  ).toBe(1);
});

test("cases that are compared in the last actual month stay together", () => {
  const standings = ["actual", "actual", "forecast"] as const;
  const columns = standings.flatMap((standing, at) => [month(at, standing), month(at, standing)]);
  expect(openingColumn(columns, 3)).toBe(2);
});
