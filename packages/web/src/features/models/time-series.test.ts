import { expect, test } from "vitest";
import { distinctTimeSeries } from "./time-series.ts";

test("each time series is listed once, with how many starters come in it", () => {
  const monthly = { key: "monthly3", name: "Monthly, 3 years" };
  const annual = { key: "annual10", name: "Annual, 10 years" };
  expect(
    distinctTimeSeries([{ timeSeries: [monthly, annual] }, { timeSeries: [monthly] }]),
  ).toEqual([
    { ...monthly, count: 2 },
    { ...annual, count: 1 },
  ]);
});
