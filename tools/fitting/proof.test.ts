/** The short form of `npm run fit-proof`: the five companies, and the figures that the page shows of them. */
import { readFileSync } from "node:fs";
import { fitModel } from "@app/engine/fitting/fit-model";
import { calculateModel } from "@app/engine/testing/calculate-model";
import { beforeAll, describe, expect, test } from "vitest";
import { type BookedCompany, fiveCompanies } from "./companies.ts";
import { firstMonths, proved } from "./proof.ts";
import { fiveTables, isNearer, type Proof } from "./proof-tables.ts";

/** Ten models are fitted and run first. */
const READING_MS = 60_000;

describe("a forecast from 18 months, held against the next six", () => {
  let companies: BookedCompany[];
  let proofs: Proof[];
  beforeAll(async () => {
    companies = await fiveCompanies();
    proofs = companies.map(({ name, books }) => ({ name, lines: proved(books) }));
  }, READING_MS);

  const wins = (name: string) =>
    proofs.filter(({ lines }) => lines.some((line) => line.name === name && isNearer(line))).length;

  test.each(["Revenue", "Gross profit", "Closing cash"])(
    "is nearer than last year again on %s for at least four of five companies",
    (name) => {
      expect(wins(name)).toBeGreaterThanOrEqual(4);
    },
  );

  test("is as far off as its page says, line by line; `npm run fit-proof` writes it anew", () => {
    expect(readFileSync("docs/engine/fitting.md", "utf8")).toContain(fiveTables(proofs));
  });

  test("balances, leaves nothing in error, and goes on from the books' own cash", () => {
    for (const { name, books } of companies) {
      const { document } = fitModel(firstMonths(books, 18), { name });
      const { model, read, failedChecks } = calculateModel(document);
      expect(failedChecks()).toEqual([]);
      expect(model.isBlocked).toBe(false);
      const [before = 0, next = 0] = read("cf.closingCash").slice(17, 19);
      const sales = read("pl.revenue")[18] ?? 0;
      expect(Math.abs(next - before)).toBeLessThan(sales);
    }
  });
});
