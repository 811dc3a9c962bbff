/**
 * The books of a company: its plan is run as it happened, and its movements, in whole cents, are
 * the actuals. The last quarter is rolled forward from the forecast made before it, which is kept.
 * Books do not change by themselves, so they are stored, and a test holds them against this.
 */
import {
  movementsIn,
  type PeriodMovements,
  rollForward,
  withActuals,
} from "#actuals/roll-forward.ts";
import { ACTUAL_COUNT, type Books, type Company } from "#examples/company.ts";
import { varied } from "#examples/vary.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "./calculate-model.ts";

const QUARTER = 3;
/** Takes the cents that rounding leaves over in a month. */
const ROUNDED_ON = "office";

export function makeBooks({ plan, known, unplanned }: Company): Books {
  const actuals = ledgerOf(varied(plan(), { ...known, ...unplanned }, ACTUAL_COUNT));
  const closed = ACTUAL_COUNT - QUARTER;
  const { model, sheet } = calculateModel(
    withActuals(varied(plan(), known, closed), 0, actuals.slice(0, closed)),
  );
  const rolled = rollForward(model, sheet, actuals.slice(closed));
  return {
    actuals: rolled.actuals,
    replacedForecasts: (rolled.replacedForecasts ?? []).map(({ period, movements }) => ({
      period,
      movements: inCents(movements, (amount) => Math.round(amount * 100)),
    })),
  };
}

/**
 * The movements of the actual months. Balances are rounded, not movements, so that what is paid in
 * full leaves no cent behind.
 */
function ledgerOf(happened: ModelDocument): PeriodMovements[] {
  const { model, sheet } = calculateModel(happened);
  const exact = new Map<string, number>();
  return Array.from({ length: ACTUAL_COUNT }, (_, period) =>
    inCents(movementsIn(model, sheet, period), (movement, id) => {
      const before = exact.get(id) ?? 0;
      exact.set(id, before + movement);
      return Math.round((before + movement) * 100) - Math.round(before * 100);
    }),
  );
}

/** Whole cents that net to zero. */
function inCents(
  movements: PeriodMovements,
  centsOf: (movement: number, account: string) => number,
): PeriodMovements {
  const cents = Object.entries(movements).map(([id, each]) => [id, centsOf(each, id)] as const);
  const left = cents.reduce((sum, [, amount]) => sum + amount, 0);
  return Object.fromEntries(
    cents.map(([id, amount]) => [id, (id === ROUNDED_ON ? amount - left : amount) / 100 + 0]),
  );
}

/** The module that holds the books, one account a line. */
export function writeBooks({ key }: Company, { actuals, replacedForecasts }: Books): string {
  const series = Object.entries(actuals)
    .filter(([, values]) => values.some((value) => value !== 0))
    .map(([id, values]) => `    ${id}: [${values.join(", ")}],`);
  const replaced = replacedForecasts.map(({ period, movements }) => {
    const moved = Object.entries(movements).filter(([, amount]) => amount !== 0);
    const lines = moved.map(([id, amount]) => `        ${id}: ${amount},`);
    return [
      "    {",
      `      period: ${period},`,
      "      movements: {",
      ...lines,
      "      },",
      "    },",
    ];
  });
  return `${[
    "// Written by books.test.ts; run it with -u after the plan has changed.",
    'import type { Books } from "#examples/company.ts";',
    "",
    "// biome-ignore format: one account a line",
    `export const ${key}Books: Books = {`,
    "  actuals: {",
    ...series,
    "  },",
    "  replacedForecasts: [",
    ...replaced.flat(),
    "  ],",
    "};",
  ].join("\n")}\n`;
}
