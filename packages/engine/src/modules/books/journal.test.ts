import { expect, test } from "vitest";
import type { JournalEntry } from "#model/kinds/journal.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { smallCompany } from "#testing/small-company.ts";

const entries = (...list: JournalEntry[]) =>
  smallCompany({ modules: [{ kind: "journal", id: "hand", name: "By hand", entries: list }] });

/** A grant of 90 in August; stock worth 40 written off each month, which moves no cash. */
test("an entry on a day comes once, an entry without one every period", () => {
  const { model, read, failedChecks } = calculateModel(
    entries(
      { text: "Grant", debit: "cash", credit: "sales", amount: 90, day: "2026-08-31" },
      { text: "Written off", debit: "costOfSales", credit: "stock", amount: 40 },
    ),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "hand.entry1",
      "pl.profit",
      "cf.operating",
      "bs.account.cash",
      "bs.account.stock",
    ]),
  ).toBe(`
hand.entry1          0    90     0
pl.profit          -40    50   -40
cf.operating         0    90     0
bs.account.cash   1000  1090  1090
bs.account.stock   -40   -80  -120
`);
  expect(failedChecks()).toEqual([]);
});

/** Cash against plant is investing, against the loan financing; plant against the loan no cash. */
test("an entry stands in the cash flow where its accounts say", () => {
  const { read, failedChecks } = calculateModel(
    entries(
      { text: "Plant", debit: "plant", credit: "cash", amount: 100 },
      { text: "Loan", debit: "cash", credit: "bankLoan", amount: 30 },
      { text: "Leased plant", debit: "plant", credit: "bankLoan", amount: 500 },
      { text: "Interest added to the loan", debit: "interestCost", credit: "bankLoan", amount: 7 },
      { text: "Moved between costs", debit: "wages", credit: "rentCost", amount: 9 },
    ),
  );
  const first = (line: string) => (read(line)[0] ?? 0) + 0;
  expect(["cf.operating", "cf.investing", "cf.financing"].map(first)).toEqual([0, -100, 30]);
  expect(first("bs.account.bankLoan")).toBe(537);
  expect(failedChecks()).toEqual([]);
});

test("an entry can say its class itself: interest paid as financing", () => {
  const { read, failedChecks } = calculateModel(
    entries({
      text: "Interest",
      debit: "interestCost",
      credit: "cash",
      amount: 20,
      cashFlow: "financing",
    }),
  );
  expect(read("cf.financing")).toEqual([-20, -20, -20]);
  expect(read("cf.operating").map((value) => value + 0)).toEqual([0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("a formula on a day gives that day's period only", () => {
  const { read } = calculateModel(
    entries({
      text: "Bonus",
      debit: "wages",
      credit: "cash",
      amount: "prev(bs.account.cash) * 0.1",
      day: "2026-09-01",
    }),
  );
  expect(read("hand.entry1")).toEqual([0, 0, 100]);
});

test("a day that is none is told at its place, and the other entries go on", () => {
  const { model, read } = calculateModel(
    entries(
      { text: "Never", debit: "cash", credit: "sales", amount: 1, day: "31 August" },
      { text: "Always", debit: "cash", credit: "sales", amount: 5 },
    ),
  );
  expect(model.issues.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "invalid modules/hand/entry1.day",
  ]);
  expect(read("bs.account.cash")).toEqual([1005, 1010, 1015]);
});

test("moved a month later, an entry on a day comes a month later", () => {
  const document = entries({
    text: "Grant",
    debit: "cash",
    credit: "sales",
    amount: 90,
    day: "2026-07-01",
  });
  document.modules = document.modules.map((module) => ({ ...module, shift: 1 }));
  expect(calculateModel(document).read("hand.entry1")).toEqual([0, 90, 0]);
});

test("an entry on a day before the model's first period is left out, and told", () => {
  const entry = { text: "Old", debit: "cash", credit: "capital", amount: 5, day: "2020-01-01" };
  const { model, read } = calculateModel(
    smallCompany({ modules: [{ kind: "journal", id: "old", name: "Old", entries: [entry] }] }),
  );
  expect(model.issues.map(({ code, severity }) => [code, severity])).toEqual([
    ["before-start", "warning"],
  ]);
  expect(read("bs.account.cash")).toEqual([1000, 1000, 1000]);
});
