/** All forecasts of a run together: counted and added up as each is worked out, by currency and never across. */
import type { ModelFigures } from "@app/contract/models";
import type { ShockOutlook } from "@app/contract/shocks";
import { monthLabel } from "@app/engine/time/month";
import { MONTHS_SHOWN } from "#modules/models/models.ts";
import type { ShockOutcome } from "./shock-model.ts";

type Sums = { cents: number[]; counts: number[] };
type Currency = { forecastCount: number; base: Sums; steps: Sums[] };

export type OpenOutlook = {
  firstMonth: number;
  stepCount: number;
  flooredCount: number;
  belowFloor: { base: number[]; shocked: number[] };
  currencies: Map<string, Currency>;
};

export function startOutlook(firstMonth: number, stepCount: number): OpenOutlook {
  const belowFloor = { base: noughts(), shocked: noughts() };
  return { firstMonth, stepCount, flooredCount: 0, belowFloor, currencies: new Map() };
}

export function addOutcome(outlook: OpenOutlook, { base, shocked, steps }: ShockOutcome) {
  if (base.ahead?.lowestHeadroom) outlook.flooredCount += 1;
  countBelow(outlook, outlook.belowFloor.base, base);
  countBelow(outlook, outlook.belowFloor.shocked, shocked);
  const { unit, currency, checks, closingCash } = base;
  const nextMonth = base.ahead?.nextMonth ?? null;
  if (unit !== "month" || nextMonth === null || checks.isBlocked || shocked.checks.isBlocked)
    return;
  const sums = outlook.currencies.get(currency) ?? newCurrency(outlook.stepCount);
  outlook.currencies.set(currency, sums);
  sums.forecastCount += 1;
  const from = nextMonth - closingCash.actualCount;
  addCash(outlook, sums.base, closingCash.values, from);
  for (const [at, values] of steps.entries()) {
    const step = sums.steps[at];
    if (step) addCash(outlook, step, values, from);
  }
}

export function outlookFrom(outlook: OpenOutlook): ShockOutlook {
  const { firstMonth, flooredCount, belowFloor, currencies } = outlook;
  return {
    months: noughts().map((_, at) => monthLabel(firstMonth + at)),
    ...{ flooredCount, belowFloor },
    cash: [...currencies]
      .toSorted(
        ([leftName, left], [rightName, right]) =>
          right.forecastCount - left.forecastCount || (leftName < rightName ? -1 : 1),
      )
      .map(([currency, { forecastCount, base, steps }]) => ({
        ...{ currency, forecastCount },
        base: amountsOf(base, forecastCount),
        steps: steps.map((step) => amountsOf(step, forecastCount)),
      })),
  };
}

const noughts = () => Array.from({ length: MONTHS_SHOWN }, () => 0);
const newSums = (): Sums => ({ cents: noughts(), counts: noughts() });

function newCurrency(stepCount: number): Currency {
  const steps = Array.from({ length: stepCount }, newSums);
  return { forecastCount: 0, base: newSums(), steps };
}

function countBelow({ firstMonth }: OpenOutlook, counts: number[], { ahead }: ModelFigures) {
  const { from, values } = ahead?.headroomByMonth ?? { from: 0, values: [] };
  for (const at of counts.keys()) {
    const headroom = values[firstMonth + at - from];
    if (typeof headroom === "number" && headroom < 0) counts[at] = (counts[at] ?? 0) + 1;
  }
}

function addCash(
  { firstMonth }: OpenOutlook,
  sums: Sums,
  values: ModelFigures["closingCash"]["values"],
  from: number,
) {
  for (const at of sums.cents.keys()) {
    const cash = values[firstMonth + at - from];
    if (typeof cash !== "number") continue;
    sums.cents[at] = (sums.cents[at] ?? 0) + Math.round(cash * 100);
    sums.counts[at] = (sums.counts[at] ?? 0) + 1;
  }
}

/** A part of the forecasts would look like a fall. */
function amountsOf({ cents, counts }: Sums, forecastCount: number) {
  return cents.map((sum, at) => (counts[at] === forecastCount ? sum / 100 : null));
}
