import { readDay, writeDay } from "@app/engine/time/day";
import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import {
  dayIn,
  daysLeft,
  graceEndOf,
  isTimeZone,
  monthsAfter,
  monthsBilled,
  periodAt,
  startOfDay,
  triesOf,
} from "./billing-calendar.ts";
import { percentRemaining } from "./subscription-price.ts";

function day(text: string) {
  const number = readDay(text);
  if (number === undefined) throw new Error(text);
  return number;
}
const written = ({ from, to }: { from: number; to: number }) => [writeDay(from), writeDay(to)];

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2027-01-31", 2, "2027-03-31"],
  ["2027-01-31", 3, "2027-04-30"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2027-12-15", 1, "2028-01-15"],
  ["2027-06-30", 1, "2027-07-30"],
  ["2027-06-23", 0, "2027-06-23"],
])("%s and %i months are %s", (from, months, expected) => {
  expect(writeDay(monthsAfter(day(from), months))).toBe(expected);
});

test.each([
  // Counted from 31 January, a period ends with February, and the next has its 31st again.
  ["2027-01-31", 1, "2027-01-31", ["2027-01-31", "2027-02-28"]],
  ["2027-01-31", 1, "2027-02-27", ["2027-01-31", "2027-02-28"]],
  ["2027-01-31", 1, "2027-02-28", ["2027-02-28", "2027-03-31"]],
  ["2027-01-31", 1, "2027-03-30", ["2027-02-28", "2027-03-31"]],
  ["2027-01-31", 1, "2027-03-31", ["2027-03-31", "2027-04-30"]],
  ["2028-02-29", 12, "2029-02-27", ["2028-02-29", "2029-02-28"]],
  ["2028-02-29", 12, "2029-02-28", ["2029-02-28", "2030-02-28"]],
  ["2028-02-29", 12, "2032-02-28", ["2031-02-28", "2032-02-29"]],
  ["2026-06-23", 12, "2026-11-16", ["2026-06-23", "2027-06-23"]],
  ["2026-06-23", 12, "2027-06-22", ["2026-06-23", "2027-06-23"]],
  ["2026-06-23", 1, "2026-12-01", ["2026-11-23", "2026-12-23"]],
])("counted from %s by %i months, %s lies in %j", (anchor, months, at, expected) => {
  expect(written(periodAt(day(anchor), months, day(at)))).toEqual(expected);
});

test("over twelve years periods follow each other without a gap, from every day of a leap year", () => {
  for (let anchor = day("2028-01-01"); anchor < day("2029-01-01"); anchor += 1) {
    for (const months of [1, 12]) {
      let { to } = periodAt(anchor, months, anchor);
      while (to < day("2040-01-01")) {
        const next = periodAt(anchor, months, to);
        const last = periodAt(anchor, months, to - 1);
        if (next.from !== to || last.to !== to)
          throw new Error(`${writeDay(anchor)} ${writeDay(to)}`);
        to = next.to;
      }
    }
  }
});

test("on 16 November 2026, 219 of the 365 days to 22 June 2027 are left, and that is 60 %", () => {
  const period = { from: day("2026-06-23"), to: day("2027-06-23") };
  const left = daysLeft(period, day("2026-11-16"));
  expect([left, period.to - period.from]).toEqual([219, 365]);
  expect(percentRemaining(left, 365)).toBe(60);
});

test("on its first day all of a period is left, on its last one day, and after it none", () => {
  const period = { from: day("2027-02-28"), to: day("2027-03-31") };
  const left = ["2027-02-27", "2027-02-28", "2027-03-30", "2027-03-31", "2028-01-01"].map((text) =>
    daysLeft(period, day(text)),
  );
  expect(left).toEqual([31, 31, 1, 0, 0]);
});

test("a payment due on 1 December is tried on the 1st, 4th and 8th", () => {
  expect(triesOf(day("2026-12-01")).map(writeDay)).toEqual([
    ...["2026-12-01", "2026-12-04", "2026-12-08"],
  ]);
});

test("what is past due since 8 December in Sydney works until the end of the 21st there", () => {
  expect(graceEndOf("Australia/Sydney", day("2026-12-08")).toISOString()).toBe(
    "2026-12-21T13:00:00.000Z",
  );
});

test.each([
  ["2025-07-03", null, 16],
  ["2026-10-31", null, 1],
  ["2026-10-01", "2026-10-20", 1],
  ["2026-09-30", "2026-10-01", 2],
  ["2026-11-01", null, 0],
  ["2025-07-03", "2025-07-04", 1],
])(
  "a model bought on %s and cancelled on %s was billed for %i months by October 2026",
  (bought, cancelled, months) => {
    expect(
      monthsBilled(day(bought), cancelled === null ? null : day(cancelled), monthOf(2026, 10)),
    ).toBe(months);
  },
);

test.each([
  // In summer Sydney is eleven hours ahead, in winter ten.
  ["Australia/Sydney", "2026-12-31T12:59:59.999Z", "2026-12-31"],
  ["Australia/Sydney", "2026-12-31T13:00:00Z", "2027-01-01"],
  ["Australia/Sydney", "2026-06-30T14:00:00Z", "2026-07-01"],
  ["America/Los_Angeles", "2027-01-01T07:59:59Z", "2026-12-31"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
  ["UTC", "2028-02-29T23:59:59Z", "2028-02-29"],
])("in %s it is at %s the day %s", (zone, moment, expected) => {
  expect(writeDay(dayIn(zone, new Date(moment)))).toBe(expected);
});

test.each([
  ["UTC", "2027-03-01", "2027-03-01T00:00:00.000Z"],
  // The day on which clocks are put back, and the one on which they are put forward.
  ["Australia/Sydney", "2027-04-04", "2027-04-03T13:00:00.000Z"],
  ["Australia/Sydney", "2027-04-05", "2027-04-04T14:00:00.000Z"],
  ["Australia/Sydney", "2026-10-04", "2026-10-03T14:00:00.000Z"],
  ["America/New_York", "2027-03-14", "2027-03-14T05:00:00.000Z"],
  // Clocks went forward at midnight, so the day began at one.
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z"],
  ["Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00.000Z"],
  // Samoa had no 30 December 2011: what is due then is due as the 31st begins.
  ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
])("in %s, %s begins at %s", (zone, text, expected) => {
  expect(startOfDay(zone, day(text)).toISOString()).toBe(expected);
});

test("through a year of days in ten zones, a day begins when it was another before, and there is one after another", () => {
  const zones = [
    ...["UTC", "Australia/Sydney", "Australia/Lord_Howe", "America/St_Johns", "Asia/Kathmandu"],
    ...["America/Havana", "Pacific/Chatham", "Africa/Cairo", "Asia/Tehran", "Europe/London"],
  ];
  for (const zone of zones) {
    for (let at = day("2027-01-01"); at <= day("2027-12-31"); at += 1) {
      const start = startOfDay(zone, at);
      const isFirst = dayIn(zone, start) === at && dayIn(zone, new Date(start.getTime() - 1)) < at;
      if (!isFirst) throw new Error(`${zone} ${writeDay(at)}`);
    }
  }
});

test("a time zone is one that the calendar of this machine knows", () => {
  expect(["Australia/Sydney", "UTC", "Sydney", "", "+25:00"].map(isTimeZone)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
