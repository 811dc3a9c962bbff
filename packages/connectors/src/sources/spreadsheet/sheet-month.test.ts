import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { dateOrderOf, isMonthWithoutYear, monthIn } from "./sheet-month.ts";

const june = monthOf(2027, 6);

test.each([
  "Jun-27",
  "Jun 27",
  "Jun '27",
  "June 2027",
  "JUNE 2027",
  "Juni 2027",
  "juin 2027",
  "junio de 2027",
  "30 June 2027",
  "30-Jun-27",
  "30. Juni 2027",
  "June 30, 2027",
  "As at 30 June 2027",
  "Trial balance for the month ended 30 June 2027",
  "2027-06",
  "2027-06-30",
  "2027/06/30",
  "2027-06-30T00:00:01",
  "06/2027",
  "6.2027",
  "202706",
  "2027M06",
  "30/06/2027",
  "30.06.27",
  "06/30/2027",
  "6/6/2027",
])("%j is June 2027", (text) => {
  expect(monthIn(text)).toBe(june);
});

test.each([
  "Balance",
  "2027",
  "Debit",
  "Q2 2027",
  "Marketing 2027",
  "Mayfair 27",
  "13/2027",
  "30/13/2027",
  "31/06/2027",
  "200",
  "4000",
  "199999",
])("%j is no month", (text) => {
  expect(monthIn(text)).toBeUndefined();
});

test("5/6/2027 is May or June by the order of the dates, and neither without one", () => {
  expect(monthIn("5/6/2027")).toBeUndefined();
  expect(monthIn("5/6/2027", "day-first")).toBe(june);
  expect(monthIn("5/6/2027", "month-first")).toBe(june - 1);
});

test.each([
  [["31/05/2027", "05/06/2027"], "day-first"],
  [["05/31/2027", "06/05/2027"], "month-first"],
  [["01/05/2027", "01/06/2027", "01/07/2027"], "day-first"],
  [["05/01/2027", "06/01/2027", "07/01/2027"], "month-first"],
  [["05/06/2027"], undefined],
  [["Code", "Debit"], undefined],
] as const)("the dates %j are %s", (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order);
});

test("a month's name alone waits for its year", () => {
  expect(["Jun", "März", "Sept.", "Jun-27", "Total"].map(isMonthWithoutYear)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
