import { expect, test } from "vitest";
import { dayOf, greetingFor } from "./greeting.ts";

test.each([
  [0, "Good morning, Priya"],
  [11, "Good morning, Priya"],
  [12, "Good afternoon, Priya"],
  [17, "Good afternoon, Priya"],
  [18, "Good evening, Priya"],
])("at %i o'clock the greeting is %s", (hour, greeting) => {
  expect(greetingFor("Priya Raman", new Date(2026, 10, 16, hour))).toBe(greeting);
});

test("somebody with one name is greeted by it", () => {
  expect(greetingFor("Madonna", new Date(2026, 10, 16, 9))).toBe("Good morning, Madonna");
});

test("the day is written as Monday 16 November", () => {
  expect(dayOf(new Date(2026, 10, 16))).toBe("Monday 16 November");
});
