import { expect, test } from "vitest";
import { tickOf } from "./job-clock.ts";

test("a minute's name is the minute", () => {
  expect(tickOf("minute", new Date("2030-01-15T09:07:59.999Z"))).toBe("2030-01-15T09:07");
});

test("a day's begins at its time of day: before 03:20 it is still yesterday's", () => {
  const at = { hour: 3, minute: 20 };
  expect(tickOf(at, new Date("2030-01-15T03:19:59.999Z"))).toBe("2030-01-14");
  expect(tickOf(at, new Date("2030-01-15T03:20:00.000Z"))).toBe("2030-01-15");
  expect(tickOf(at, new Date("2030-01-16T00:00:00.000Z"))).toBe("2030-01-15");
});
