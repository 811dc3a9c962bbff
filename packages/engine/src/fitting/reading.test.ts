/** How single figures are read from series: levels, growth, seasons, days, shares and calendars. */
import { describe, expect, test } from "vitest";
import { daysOwed } from "./count-back.ts";
import { owedBy } from "./fit-owed.ts";
import { openByDays, openShares } from "./open-shares.ts";
import { clippedMean, levelOf, median, OF_BALANCES } from "./statistics.ts";
import { growthOf, trendOf } from "./trend.ts";

const MONTHS_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysFor = (count: number) =>
  Array.from({ length: count }, (_, at) => MONTHS_DAYS[at % 12] ?? 30);
const months = (count: number, figureAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => figureAt(index));

describe("a level", () => {
  test("is not moved by one month that is far out: of 100 and once 10,000 it stays near 100", () => {
    const series = months(12, (index) => (index === 7 ? 10_000 : 98 + (index % 5)));
    expect(clippedMean(series)).toBeLessThan(102);
  });

  test("of bills that come once a quarter is their mean, not the zero between them", () => {
    expect(levelOf(months(12, (index) => (index % 3 === 2 ? 300 : 0))).value).toBe(100);
  });

  test("after a step to 200 half a year ago is 200 from the months since, not 150 from the year", () => {
    const { value, months: taken } = levelOf(months(24, (index) => (index < 18 ? 100 : 200)));
    expect(value).toBe(200);
    expect(taken).toBeLessThanOrEqual(6);
  });

  test("of a balance is what it stands at, unless it came back to a middle again and again", () => {
    const wandering = levelOf(
      months(18, (index) => 100 + 5 * index),
      median,
      OF_BALANCES,
    );
    expect(wandering).toMatchObject({ value: 185, months: 1 });
    const odd = (index: number) => (index % 2 === 0 ? 70 : 130);
    const around = months(18, (index) => (index % 3 === 2 ? odd(index) : 100));
    const returning = levelOf(around, median, OF_BALANCES);
    expect(returning.value).toBe(100);
  });
});

describe("growth and season", () => {
  test("a season alone is not growth, and growth alone is no season", () => {
    const inYear = (index: number) => (index % 12) + 1;
    const seasonal = trendOf(
      months(24, (index) => 100 + 10 * (index % 12)),
      inYear,
    );
    expect(seasonal.growth.value).toBe(0);
    expect(seasonal.season?.at(-1)).toBeCloseTo(210 / 155, 3);
    const growing = trendOf(
      months(24, (index) => 1000 + 10 * index),
      inYear,
    );
    expect(growing.growth.value).toBeGreaterThan(0.08);
    for (const weight of growing.season ?? [1]) expect(Math.abs(weight - 1)).toBeLessThan(0.02);
  });

  test("pairs that lie far apart show no growth of their own: what is usual is taken", () => {
    const wild = months(18, (index) =>
      index < 12 ? 100 : ([50, 180, 60, 170, 70, 140][index - 12] ?? 0),
    );
    expect(growthOf(wild, 0.04).value).toBeCloseTo(0.04, 6);
  });

  test("fourteen months have two pairs, which is no growth; nothing grows by more than 30 % a year", () => {
    expect(growthOf(months(14, (index) => 100 + 50 * index))).toMatchObject({
      value: 0,
      seen: 0,
      pairs: 2,
    });
    expect(growthOf(months(24, (index) => (index < 12 ? 100 : 300))).value).toBe(0.3);
  });
});

describe("days and shares", () => {
  test("55 open of January's 62 are 27.5 of its 31 days; a balance beyond all bills is not told", () => {
    expect(daysOwed([55], [62], [31])).toEqual([27.5]);
    expect(daysOwed([80, 70], [62, 56], [31, 28])).toEqual([undefined, 28 + 7]);
    expect(daysOwed([-5], [62], [31])).toEqual([undefined]);
  });

  test("what would be open with so many days is counted back to the same days", () => {
    const billed = months(12, (index) => 1000 + 100 * index);
    const open = openByDays(45, billed, daysFor(12));
    const balances = [...new Array<number>(12 - open.length).fill(0), ...open];
    for (const days of daysOwed(balances, billed, daysFor(12)).slice(12 - open.length))
      expect(days).toBeCloseTo(45, 9);
  });

  test("two thirds paid a month later and the rest after two are found to the percent", () => {
    const billed = months(12, (index) => 1000 + 300 * (index % 4));
    const balances = billed.map((bill, index) => bill + 0.33 * (billed[index - 1] ?? 0));
    expect(openShares(balances, billed)).toMatchObject({ profile: [0, 0.67, 0.33] });
  });
});

describe("a calendar", () => {
  const january = { firstMonth: 2026 * 12 };
  const gathered = months(18, (index) => 100 + 20 * (index % 5));
  const owedWith = (cycle: number, lag: number) =>
    gathered.map((_, index) =>
      gathered.slice(0, index + 1).reduce((total, value, each) => {
        const end = each + ((cycle - 1 - (each % cycle)) % cycle);
        return end + lag > index ? total + 0.15 * value : total;
      }, 0),
    );

  test.each([
    { cycle: 1, lag: 1, dueDays: 21 },
    { cycle: 3, lag: 1, dueDays: 21 },
    { cycle: 3, lag: 2, dueDays: 51 },
    { cycle: 2, lag: 1, dueDays: 21 },
  ])(
    "of $cycle months paid $lag after is read from balances, with the rate of 15 %",
    ({ cycle, lag, dueDays }) => {
      const found = owedBy(january, owedWith(cycle, lag), gathered);
      expect(found?.cycle).toMatchObject({ months: cycle, dueDays });
      expect(found?.rate).toBeCloseTo(0.15, 9);
      expect(found?.error).toBeLessThan(1e-9);
    },
  );

  test("of balances that are always nothing is none", () => {
    expect(owedBy(january, new Array<number>(18).fill(0), gathered)).toBeUndefined();
  });
});
