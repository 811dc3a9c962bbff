import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import {
  modelsWords,
  monthsWords,
  originWords,
  removalWords,
  syncAllWords,
} from "./connection-words.ts";

const organisation = {
  externalId: "1",
  name: "Kestrel Joinery Pty Ltd",
  currency: "AUD",
  currencyDecimals: 2,
  yearEndMonth: 6,
  basis: "ACCRUAL" as const,
};
const base = { sourceName: "Xero", organisation, clientName: "Kestrel Joinery" };

test("a name that stands above is not said again below it", () => {
  expect(originWords({ ...base, name: "Kestrel Joinery Pty Ltd" })).toBe("Xero, Kestrel Joinery");
  expect(originWords({ ...base, name: "Kestrel Joinery" })).toBe("Xero, Kestrel Joinery Pty Ltd");
  const same = { ...base, clientName: organisation.name };
  expect(originWords({ ...same, name: "Books" })).toBe("Xero, Kestrel Joinery Pty Ltd");
});

test("a connection without an organisation or a client is told by its source", () => {
  const bare = { sourceName: "Xero", organisation: null, clientName: null, name: "Xero" };
  expect(originWords(bare)).toBe("Xero");
});

test("the months that are read are the first and the last, and a dash while there are none", () => {
  const months = { firstMonth: monthOf(2024, 11), lastMonth: monthOf(2026, 10) };
  expect(monthsWords(months)).toBe("Nov-24 to Oct-26");
  expect(monthsWords({ ...months, firstMonth: months.lastMonth })).toBe("Oct-26");
  expect(monthsWords({ firstMonth: null, lastMonth: null })).toBe("–");
});

test("one model is not several", () => {
  expect([0, 1, 2].map(modelsWords)).toEqual(["No model", "1 model", "2 models"]);
});

test.each([
  [0, 0, "No ledger can be read now: see what each of them says."],
  [1, 0, "1 ledger is being read"],
  [200, 41, "200 ledgers are being read; 41 more once you ask again"],
])("asking for all, %i begun and %i left is told as “%s”", (startedCount, leftCount, words) => {
  expect(syncAllWords({ startedCount, leftCount })).toBe(words);
});

test("whoever takes a file away is told the months whose figures go with it", () => {
  const of = (first: number, last: number) =>
    removalWords({ firstMonth: monthOf(2026, first), lastMonth: monthOf(2026, last) });
  expect(of(9, 9)).toContain("the figures of Sep-26 go");
  expect(of(7, 9)).toContain("the figures of Jul-26 to Sep-26 go");
  expect(removalWords({ firstMonth: null, lastMonth: null })).toContain(
    "the figures of the months it holds go",
  );
});
