/**
 * Whatever a person has typed so far, the model is built and run: nothing throws, nothing runs
 * away, and what is wrong is told at a place that can be opened.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Driver, ModelDocument } from "#model/document.ts";
import type { Issue, IssueCode } from "#model/issue.ts";
import type { Module } from "#model/module.ts";
import { readDocument } from "#model/read-document.ts";
import { anyDocument } from "#testing/any-document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";

const settings = runs(50);

describe("over documents that fit the schema and little else", { timeout: 120_000 }, () => {
  test("figures without bounds, circles and wrong accounts never throw, and every issue has a place", () => {
    const holds = (document: ModelDocument) => {
      expect(readDocument(document).issues).toEqual([]);
      const { model } = calculateModel(document);
      expect(model.issues.filter(({ place }) => !isPlace(document, place))).toEqual([]);
      expect(model.issues.filter(isUnreadable)).toEqual([]);
    };
    fc.assert(fc.property(anyDocument(true), holds), settings);
  });

  test("figures of a size that a business has give figures everywhere", () => {
    const holds = (document: ModelDocument) => {
      const { model, sheet } = calculateModel(document);
      const cell = sheet.findIndex((value) => !Number.isFinite(value));
      const row = Math.floor(cell / model.program.stride);
      expect(model.program.lines[row]?.id).toBeUndefined();
    };
    fc.assert(fc.property(anyDocument(false), holds), settings);
  });

  test("books that hold still balance, whatever the modules do with them", () => {
    const holds = (document: ModelDocument) => {
      const { model, sheet, read } = calculateModel(document);
      if (model.issues.some(({ code }) => BOOKS_OFF.includes(code))) return;
      const largest = sheet.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
      const off = BALANCED.flatMap((line) =>
        read(line).some((figure) => Math.abs(figure) > largest * 2 ** -40) ? [line] : [],
      );
      expect(off).toEqual([]);
    };
    fc.assert(fc.property(anyDocument(false), holds), settings);
  });
});

test("ten thousand entries on one account are added up", () => {
  const entry = { text: "Sale", debit: "cash", credit: "sales", amount: 1 };
  const modules = Array.from({ length: 20 }, (_, index): Module => {
    const entries = Array.from({ length: 500 }, () => entry);
    return { kind: "journal", id: `journal${index}`, name: "Journal", entries };
  });
  const { model, read, failedChecks } = calculateModel(smallCompany({ modules }));
  expect(model.issues).toEqual([]);
  expect(read("pl.revenue")).toEqual([10_000, 10_000, 10_000]);
  expect(failedChecks()).toEqual([]);
});

test("a chain of 3,000 formulas from cash to a cost is solved with the interest on average cash", () => {
  const drivers = Array.from({ length: 3000 }, (_, index): Driver => {
    const formula = index === 0 ? "pl.interest * 0.5" : `step${index - 1} + 1`;
    return { id: `step${index}`, name: `Step ${index}`, unit: "currency", formula };
  });
  const modules: Module[] = [
    { kind: "expense", id: "fee", name: "Fee", amount: "step2999", account: "rentCost" },
    {
      kind: "treasury",
      id: "bank",
      name: "Bank",
      cashInterest: { ratePerYear: 0.12, interestOn: "average", interestAccount: "interestEarned" },
    },
  ];
  const accounts = smallCompany().accounts.map((account) => {
    if (account.id === "cash") return { ...account, opening: 20_000 };
    return account.id === "capital" ? { ...account, opening: -20_000 } : account;
  });
  const { model, read, failedChecks } = calculateModel(
    smallCompany({ accounts, drivers, modules }),
  );
  expect(model.issues.filter(({ code }) => code !== "unit-clash")).toEqual([]);
  // Interest i on the average of 20,000 and 20,000 − 2,999 + 0.5 i + i: i = 0.01 × (18,500.5 + 0.75 i).
  expect(read("pl.account.interestEarned")[0]).toBeCloseTo(-185.005 / (1 - 0.0075), 9);
  expect(failedChecks()).toEqual([]);
});

const BOOKS_OFF: readonly IssueCode[] = ["unmapped", "unbalanced", "missing-figures"];
const BALANCED = ["check.trialBalance", "check.balanceSheet", "check.cash", "check.directCash"];

/** Lists are opened by an entry's id or number, everything else by its key. */
function isPlace(document: ModelDocument, place: string): boolean {
  const [part = "", entry] = place.split("/");
  if (!Object.hasOwn(document, part)) return false;
  const list: unknown = document[part as keyof ModelDocument];
  if (entry === undefined) return true;
  if (!Array.isArray(list)) return Object.hasOwn(list as object, entry) || /^\d+$/.test(entry);
  return entry in list || list.some((item: { id?: string }) => item.id === entry);
}

function isUnreadable({ message }: Issue): boolean {
  return message.includes("undefined") || message.includes("NaN") || message.includes('""');
}
