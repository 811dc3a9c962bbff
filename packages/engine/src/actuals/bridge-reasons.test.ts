import { expect, test } from "vitest";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { bridgeRuns, bridgesIn, runDocument } from "./bridge.ts";
import { type BridgeReasons, reasonsIn } from "./bridge-reasons.ts";
import { movementsIn, type PeriodMovements } from "./roll-forward.ts";

const MOST = 6;

function explained(document: ModelDocument, fresh: readonly PeriodMovements[]) {
  const to = fresh.length - 1;
  const { actualCount } = document.timeline;
  const runs = bridgeRuns(document, fresh, MOST);
  return (["cash", "profit"] as const).map((by) => {
    const over =
      by === "cash"
        ? { line: "cf.closingCash", from: to, to }
        : { line: "ledger.profit", from: actualCount, to };
    const [bridge] = bridgesIn(runs, [over]);
    if (!bridge) throw new Error("there is a bridge for each that is asked");
    return { bridge, reasons: reasonsIn(runs, bridge, { over, by }) };
  });
}

const STEPS = ["restatement", "amount", "timing"] as const;
const sumOf = (reasons: BridgeReasons[keyof BridgeReasons]) =>
  reasons.reduce((sum, { figure }) => sum + figure, 0);

test("30 more rent of which 20 is owed were two figures without a reason: rent is the amount, creditors the timing", () => {
  const renting = smallCompany({
    modules: [{ kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" }],
  });
  const [cash, profit] = explained(renting, [{ rentCost: 130, cash: -110, creditors: -20 }]);
  expect(cash?.reasons).toEqual({
    restatement: [],
    amount: [{ account: "rentCost", figure: -30 }],
    timing: [{ account: "creditors", figure: 20 }],
  });
  expect(profit?.reasons).toEqual({
    restatement: [],
    amount: [{ account: "rentCost", figure: -30 }],
    timing: [],
  });
});

/** Every account moves by a few per cent more or less, one closed month changed, and cash takes it up. */
function otherwise(document: ModelDocument): PeriodMovements[] {
  const { model, sheet } = runDocument(document);
  const { actualCount } = document.timeline;
  const cash = document.accounts.find(({ line }) => line === "cash")?.id ?? "";
  return Array.from({ length: actualCount + 2 }, (_, period) => {
    const moved = movementsIn(model, sheet, period);
    if (period < actualCount - 1) return moved;
    const ids = Object.keys(moved).filter((id) => id !== cash);
    const changed = Object.fromEntries(
      ids.map((id, at) => [id, (moved[id] ?? 0) * (1 + (((at * 7 + period) % 11) - 5) / 100)]),
    );
    return { ...changed, [cash]: -Object.values(changed).reduce((sum, each) => sum + each, 0) };
  });
}

test.each(exampleModels.map(({ key, document }) => [key, document()] as const))(
  "%s: the accounts of each step are all of it, in cash and in profit",
  (_, document) => {
    const fresh = otherwise(document);
    expect(calculateModel(document).failedChecks()).toEqual([]);
    for (const { bridge, reasons } of explained(document, fresh)) {
      for (const step of STEPS) {
        expect(sumOf(reasons[step])).toBeCloseTo(bridge[step], 6);
        const unnamed = reasons[step].filter(({ account }) => account === undefined);
        // Only the smallest amounts are told together.
        if (step !== "amount") expect(unnamed).toEqual([]);
      }
      expect(reasons.amount.length).toBeLessThanOrEqual(MOST);
      expect(reasons.timing.length).toBeGreaterThan(0);
    }
  },
);
