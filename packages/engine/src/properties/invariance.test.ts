/** What must not matter, and what must matter exactly so, over random models. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { movementsIn, rollForward } from "#actuals/roll-forward.ts";
import { GATE_SCALE } from "#checks/integrity.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";
import { scaledBy } from "#testing/scaled-model.ts";
import { readDay, writeDay } from "#time/day.ts";

const settings = runs(15);

type Run = ReturnType<typeof calculateModel>;

/** Lines of the ledger and the statements whose figures differ by more than roundings. */
function differences(one: Run, other: Run, { factor = 1, from = 0 } = {}): string[] {
  const scale = Math.max(...one.read(GATE_SCALE), 1) * Math.max(factor, 1);
  const tolerance = factor === 1 ? scale * 2 ** -44 : 0;
  return one.model.program.lines
    .filter(({ section, id }) => STATEMENTS.has(section) || id.endsWith(".closing"))
    .flatMap(({ id }) => {
      const [before, after] = [one.read(id), other.read(id)];
      const period = before.findIndex(
        (value, index) =>
          index >= from && Math.abs(value * factor - (after[index] ?? Number.NaN)) > tolerance,
      );
      return period === -1
        ? []
        : [`${id} in period ${period}: ${before[period]} became ${after[period]}`];
    });
}

const STATEMENTS = new Set(["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"]);

describe("over random models", { timeout: 240_000 }, () => {
  test("rolling forward with an actual that equals its forecast changes no later figure", () => {
    fc.assert(
      fc.property(randomModel, fc.integer({ min: 1, max: 4 }), (document, count) => {
        const before = calculateModel(document);
        const actuals = Array.from(
          { length: Math.min(count, document.timeline.periodCount) },
          (_, period) => movementsIn(before.model, before.sheet, period),
        );
        const after = calculateModel(rollForward(before.model, before.sheet, actuals));
        expect(after.model.issues.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(differences(before, after, { from: actuals.length })).toEqual([]);
      }),
      settings,
    );
  });

  test("actual periods are the ledger's to the last bit, whatever it says, and every check holds after them", () => {
    const factors = fc.array(fc.integer({ min: -8, max: 24 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(randomModel, factors, (document, eighths) => {
        const before = calculateModel(document);
        const actuals = eighths
          .slice(0, document.timeline.periodCount)
          .map((eighth, period) => otherMovements(before, period, eighth / 8));
        const rolled = rollForward(before.model, before.sheet, actuals);
        const after = calculateModel(rolled);
        for (const [id, movements] of Object.entries(rolled.actuals)) {
          const shown = after.read(movementOf(id)).slice(0, movements.length);
          expect([id, shown]).toEqual([id, movements]);
        }
        expect(after.model.isBlocked).toBe(false);
        expect(after.failedChecks()).toEqual([]);
      }),
      settings,
    );
  });

  test("twice the money in gives exactly twice the money out", () => {
    fc.assert(
      fc.property(randomModel, (document) => {
        expect(
          differences(calculateModel(document), calculateModel(scaledBy(document, 2)), {
            factor: 2,
          }),
        ).toEqual([]);
      }),
      settings,
    );
  });

  test("nothing in gives nothing out", () => {
    fc.assert(
      fc.property(randomModel, (document) => {
        const { model, read } = calculateModel(scaledBy(document, 0));
        const moved = model.program.lines.filter(
          ({ section, id }) => STATEMENTS.has(section) && read(id).some((value) => value !== 0),
        );
        expect(moved.map(({ id }) => id)).toEqual([]);
      }),
      settings,
    );
  });

  test("the same model four hundred years later gives the same figures", () => {
    fc.assert(
      fc.property(randomModel, (document) => {
        expect(differences(calculateModel(document), calculateModel(later(document)))).toEqual([]);
      }),
      settings,
    );
  });

  test("the order of accounts and modules does not matter", () => {
    fc.assert(
      fc.property(randomModel, (document) => {
        const turned = {
          ...document,
          accounts: document.accounts.toReversed(),
          modules: document.modules.toReversed(),
        };
        expect(differences(calculateModel(document), calculateModel(turned))).toEqual([]);
      }),
      settings,
    );
  });
});

/** A ledger that says something else than the forecast on every account, and nets to zero. */
function otherMovements({ model, sheet }: Run, period: number, factor: number) {
  const movements = Object.entries(movementsIn(model, sheet, period));
  const shocks = movements.map((_, index) => 125 * ((index * 7 + period * 3) % 5));
  const balance = shocks.reduce((sum, shock) => sum + shock, 0);
  return Object.fromEntries(
    movements.map(([id, movement], index) => {
      const shock = (shocks[index] ?? 0) - (id === "capital" ? balance : 0);
      return [id, movement * factor + shock];
    }),
  );
}

/** The calendar repeats itself, weekdays and leap days too, after 146,097 days. */
function later(document: ModelDocument): ModelDocument {
  const text = JSON.stringify(document).replaceAll(
    /"(\d{4}-\d{2}-\d{2})"/g,
    (_, day: string) => `"${writeDay((readDay(day) ?? 0) + 146_097)}"`,
  );
  return JSON.parse(text);
}
