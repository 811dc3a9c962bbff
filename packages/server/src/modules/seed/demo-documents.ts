import { runDocument, runModel } from "@app/engine/actuals/bridge";
import { movementsIn, type PeriodMovements, rollForward } from "@app/engine/actuals/roll-forward";
import { buildModel } from "@app/engine/build/build-model";
import { withFigures } from "@app/engine/build/with-figures";
import { exampleModels } from "@app/engine/examples/examples";
import { varied } from "@app/engine/examples/vary";
import type { ModelDocument } from "@app/engine/model/document";
import { TIME_SERIES } from "@app/engine/starters/starter";
import { starterModels } from "@app/engine/starters/starters";

type Books = { name: string; currency: string; yearEndMonth: number };

const ACTUAL_WEEKS = 12;
/** How far what happened was off from plan in a month, at most. */
const SPREAD = 0.05;

/** A finished company with its own books. */
export function documentOfExample(key: string, name: string): ModelDocument {
  const example = exampleModels.find((each) => each.key === key);
  if (!example) throw new Error(`there is no example ${key}`);
  return { ...example.document(), name };
}

/** A starter as it looks after a year or two: what happened is the plan, off by a little. */
export function documentOfStarter(key: string, books: Books, now: Date): ModelDocument {
  const { plan, actualCount } = planOfStarter(key, books, now);
  if (plan.drivers.length === 0) return plan;
  const { planned, actuals } = happened(plan, actualCount);
  return rollForward(planned.model, planned.sheet, actuals);
}

/** A model as it was some months ago, and what has come since, month by month. */
export type Unfolding = { document: ModelDocument; months: PeriodMovements[] };

/** `dearer` are drivers that always came to more than was planned, by so much of it. */
export function unfoldingOfStarter(
  key: string,
  books: Books,
  now: Date,
  { monthCount, dearer }: { monthCount: number; dearer: Record<string, number> },
): Unfolding {
  const { plan, actualCount } = planOfStarter(key, books, now);
  const { planned, actuals } = happened(plan, actualCount, dearer);
  return {
    document: rollForward(planned.model, planned.sheet, actuals.slice(0, -monthCount)),
    months: actuals.slice(-monthCount),
  };
}

function planOfStarter(key: string, books: Books, now: Date) {
  const starter = starterModels.find((each) => each.key === key);
  if (!starter) throw new Error(`there is no starter ${key}`);
  const isWeekly = starter.timeSeries[0].unit === "week";
  const timeSeries = isWeekly ? TIME_SERIES.weekly52 : TIME_SERIES.monthly3;
  const { start, actualCount } = isWeekly
    ? weeksBefore(now)
    : monthsBefore(now, books.yearEndMonth);
  return { plan: starter.make({ ...books, timeSeries, start }), actualCount };
}

function happened(plan: ModelDocument, actualCount: number, dearer: Record<string, number> = {}) {
  const amounts = plan.drivers.filter(({ unit, formula }) => unit === "currency" && !formula);
  const spreads = Object.fromEntries(amounts.map(({ id }) => [id, SPREAD]));
  const planned = runDocument(plan);
  const off = varied(withDearer(plan, dearer), spreads, actualCount);
  // Other figures in the same model, which is not built again.
  const came = runModel(withFigures(planned.model, off) ?? buildModel(off));
  const actuals = Array.from({ length: actualCount }, (_, period) =>
    movementsIn(came.model, came.sheet, period),
  );
  return { planned, actuals };
}

function withDearer(plan: ModelDocument, dearer: Record<string, number>): ModelDocument {
  const drivers = plan.drivers.map((driver) => {
    const { id, values } = driver;
    const by = dearer[id];
    return by === undefined || typeof values !== "number"
      ? driver
      : { ...driver, values: values * (1 + by) };
  });
  return { ...plan, drivers };
}

/** From the beginning of the financial year that began one or two years ago, to the last whole month. */
function monthsBefore(now: Date, yearEndMonth: number) {
  const sinceYearStart = (now.getMonth() - (yearEndMonth % 12) + 12) % 12;
  const actualCount = sinceYearStart + 12;
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - actualCount, 1));
  return { start: dayOf(first), actualCount };
}

function weeksBefore(now: Date) {
  const sinceMonday = (now.getDay() + 6) % 7;
  const first = Date.UTC(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() - sinceMonday - 7 * ACTUAL_WEEKS,
  );
  return { start: dayOf(new Date(first)), actualCount: ACTUAL_WEEKS };
}

function dayOf(date: Date) {
  return date.toISOString().slice(0, 10);
}
