import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { reportsOf } from "./books.ts";

const july = monthOf(2022, 7);
const books = xeroDemoBooks(july + 23);
const reports = reportsOf(books);

function idOf(code: string) {
  return books.accounts.find((account) => account.code === code)?.id ?? "";
}

test("every journal balances and stands on a day of its month", () => {
  for (const { lines, day } of books.journals) {
    expect(lines.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  }
});

test("the first month's interest on 240,000 at 6.8 % a year is 1,360.00, the next a repayment less", () => {
  expect(reports.movement(idOf("437"), july)).toBe(136_000n);
  // 237,500.00 × 6.8 % ÷ 12 = 1,345.83
  expect(reports.movement(idOf("437"), july + 1)).toBe(134_583n);
});

test("what a quarter gathered of sales tax is paid in the month after it", () => {
  const owed = -reports.balance(idOf("820"), july + 2);
  const paid = books.journals.find(
    ({ narration, day }) => narration === "Sales tax paid" && day.startsWith("2022-10"),
  );
  expect(paid?.lines).toContainEqual({ accountId: idOf("820"), net: owed });
});

test("customers pay two thirds a month later and the rest after two", () => {
  // A month that was invoiced is all paid two months on: only the last two months are owed.
  const invoiced = (month: number) =>
    books.journals
      .filter(({ narration }) => narration.startsWith("Sales invoices"))
      .filter(({ day }) => day.startsWith(month === july ? "2022-07" : "2022-08"))
      .flatMap(({ lines }) => lines)
      .filter(({ accountId }) => accountId === idOf("610"))
      .reduce((sum, { net }) => sum + net, 0n);
  const late = invoiced(july) - (invoiced(july) * 67n + 50n) / 100n;
  expect(reports.balance(idOf("610"), july + 1)).toBe(invoiced(july + 1) + late);
});

test("income tax is 25 % of the year's profit before it", () => {
  const june = july + 11;
  const after = -reports.yearResult(june);
  const tax = reports.movement(idOf("505"), june);
  expect(tax).toBe(((after + tax) * 25n + 50n) / 100n);
});

test("what a year wears out is bought anew, so the shop's fittings never fall below nothing", () => {
  const later = reportsOf(xeroDemoBooks(july + 239));
  for (let month = july; month < july + 240; month += 12) {
    const worth = later.balance(idOf("710"), month) + later.balance(idOf("711"), month);
    expect(worth > 0n).toBe(true);
  }
});
