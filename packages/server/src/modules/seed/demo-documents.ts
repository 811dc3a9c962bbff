import { movementsIn, rollForward } from "@app/engine/actuals/roll-forward";
import { buildModel, type Model } from "@app/engine/build/build-model";
import { withFigures } from "@app/engine/build/with-figures";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
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
  const starter = starterModels.find((each) => each.key === key);
  if (!starter) throw new Error(`there is no starter ${key}`);
  const isWeekly = starter.timeSeries[0].unit === "week";
  const timeSeries = isWeekly ? TIME_SERIES.weekly52 : TIME_SERIES.monthly3;
  const { start, actualCount } = isWeekly
    ? weeksBefore(now)
    : monthsBefore(now, books.yearEndMonth);
  const plan = starter.make({ ...books, timeSeries, start });
  return plan.drivers.length === 0 ? plan : withActuals(plan, actualCount);
}

function withActuals(plan: ModelDocument, actualCount: number): ModelDocument {
  const amounts = plan.drivers.filter(({ unit, formula }) => unit === "currency" && !formula);
  const spreads = Object.fromEntries(amounts.map(({ id }) => [id, SPREAD]));
  const planned = calculated(buildModel(plan));
  const off = varied(plan, spreads, actualCount);
  // Other figures in the same model, which is not built again.
  const happened = calculated(withFigures(planned.model, off) ?? buildModel(off));
  const actuals = Array.from({ length: actualCount }, (_, period) =>
    movementsIn(happened.model, happened.sheet, period),
  );
  return rollForward(planned.model, planned.sheet, actuals);
}

function calculated(model: Model) {
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return { model, sheet };
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
