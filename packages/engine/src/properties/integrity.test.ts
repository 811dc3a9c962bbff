/** What must be true of every model, over a thousand random ones. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVERYTHING } from "#calculate/backend.ts";
import { hashOf } from "#calculate/hash.ts";
import { valueAt } from "#calculate/sheet.ts";
import { webAssemblyOf } from "#calculate/wasm/compile.ts";
import { closingOf, EARNINGS, movementOf } from "#ledger/ledger-lines.ts";
import type { ModelDocument } from "#model/document.ts";
import { groupsOf } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";

describe("over random models", { timeout: 240_000 }, () => {
  test("every error check is zero in every period, and nothing is wrong with the model", () => {
    const holds = (document: ModelDocument) => {
      const { model, failedChecks } = calculateModel(document);
      expect(model.issues.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(failedChecks()).toEqual([]);
    };
    fc.assert(fc.property(randomModel, holds), runs(120));
  });

  test("every balance is its opening plus its movements, and the year's profit rolls in once", () => {
    const holds = (document: ModelDocument) => {
      const { model, sheet } = calculateModel(document);
      const read = (line: string, period: number) => valueAt(model.program, sheet, line, period);
      for (const { id, standard } of model.accounts.values()) {
        if (standard.statement === "profitAndLoss") continue;
        model.periods.forEach(({ isYearStart }, period) => {
          const isRolledIn = standard.id === "retainedEarnings" && isYearStart;
          const roll = isRolledIn ? read(EARNINGS, period - 1) : 0;
          const expected = read(closingOf(id), period - 1) + read(movementOf(id), period) + roll;
          expect([id, period, read(closingOf(id), period)]).toEqual([id, period, expected]);
        });
      }
    };
    fc.assert(fc.property(randomModel, holds), runs(20));
  });

  test("every posting has two accounts, an amount and a place in the cash flow", () => {
    const holds = (document: ModelDocument) => {
      const { model } = calculateModel(document);
      for (const { debit, credit, amount, cashFlow } of model.postings) {
        expect(model.accounts.has(debit) && model.accounts.has(credit)).toBe(true);
        expect(debit).not.toBe(credit);
        expect(model.program.rowOf.has(amount)).toBe(true);
        expect(["operating", "investing", "financing", "nonCash"]).toContain(cashFlow);
      }
    };
    fc.assert(fc.property(randomModel, holds), runs(20));
  });

  test("rolled up to years, flows add, balances take the last and the balance sheet balances", () => {
    const holds = (document: ModelDocument) => {
      const { model, sheet, read } = calculateModel(document);
      const groups = groupsOf(document.timeline, model.periods, "year") ?? [];
      const book = { program: model.program, sheet, groups };
      groups.forEach(({ from, to }, index) => {
        const profits = read("pl.profit").slice(from, to + 1);
        expect(rollUp(book, "pl.profit")[index]).toBe(
          profits.reduce((sum, profit) => sum + profit, 0),
        );
        expect(rollUp(book, "bs.totalAssets")[index]).toBe(read("bs.totalAssets")[to]);
      });
    };
    fc.assert(fc.property(randomModel, holds), runs(20));
  });

  test("closures and WebAssembly give the same bits", async () => {
    const holds = async (document: ModelDocument) => {
      const { model, sheet } = calculateModel(document);
      const backend = await webAssemblyOf(model.program);
      const other = backend?.open() ?? new Float64Array();
      backend?.run(other, EVERYTHING);
      expect(hashOf(other)).toBe(hashOf(sheet));
    };
    await fc.assert(fc.asyncProperty(randomModel, holds), runs(20));
  });
});
