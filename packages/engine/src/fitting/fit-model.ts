/**
 * From the books of some months to a model that goes on from them: history as actuals, modules with
 * drivers fitted from it, each with what it rests on, and a list of what the books could not tell.
 *
 * Every part reads the history alone; what one settles (an account, a tax) is handed to the next. The
 * model is built once to be sure: a module that cannot work with these accounts is left out and told.
 */
import { buildModel } from "#build/build-model.ts";
import { type Account, type Driver, type ModelDocument, SCHEMA_VERSION } from "#model/document.ts";
import { currentRatio, ebitdaMargin, grossMargin, netMargin } from "#starters/kpis.ts";
import { readDay } from "#time/day.ts";
import { type FittedUnit, shapedFor } from "./document-shape.ts";
import { partsOf } from "./fit-parts.ts";
import { type Fit, openFitting, type Question, type Rule } from "./fitting.ts";
import { busiest, type FittedBooks, historyOf, onLines, spanOf } from "./history.ts";

export type FitWishes = {
  name: string;
  /** 12 to 36; what is outside is brought inside. */
  forecastMonths?: number;
  unit?: FittedUnit;
};

export type FittedModel = {
  document: ModelDocument;
  /** What each driver was fitted from, for a screen to draw. */
  fits: Fit[];
  /** What was fitted of rules that are no drivers. */
  rules: Rule[];
  /** What the books could not tell, in sentences. */
  unproven: string[];
  /** Of that, what a choice of one driver's figure answers. */
  questions: Question[];
  /** The months of the books, "Nov-24 to Oct-26"; nothing where there are none. */
  span: string;
};

export function fitModel(
  books: FittedBooks,
  { name, forecastMonths = 12, unit = "month" }: FitWishes,
): FittedModel {
  const whole = { ...books, accounts: withBasics(books) };
  const history = historyOf(whole);
  const months = Math.min(36, Math.max(12, Math.round(forecastMonths)));
  const shape = shapedFor(whole, unit, months);
  const cash = onLines(history, "cash")[0]?.id ?? "";
  const { actualCount } = shape.timeline;
  const start = readDay(shape.timeline.start) ?? 0;
  const fitting = openFitting({
    ...{ history, unit, actualCount, start, cash },
    currency: books.currency,
  });
  const { accounts, drivers, modules, fits, rules, unproven, questions } = partsOf(
    fitting,
    shape.timeline,
  );
  const document: ModelDocument = {
    schemaVersion: SCHEMA_VERSION,
    name,
    currency: books.currency,
    timeline: shape.timeline,
    accounts: [...shape.accounts, ...accounts],
    drivers,
    modules,
    scenarios: [],
    overrides: [],
    actuals: shape.actuals,
    kpis: [grossMargin, ebitdaMargin, netMargin, currentRatio],
    checks: [],
    notes: [],
  };
  const sound = withoutFaults(withoutIdleDrivers(document));
  const used = new Set(sound.document.drivers.map(({ id }) => id));
  const isUsed = ({ driver }: { driver: string }) => used.has(driver);
  return {
    document: sound.document,
    fits: fits.filter(isUsed),
    rules: rules.filter(({ module }) => sound.document.modules.some(({ id }) => id === module)),
    unproven: [...shape.leftOut, ...unproven, ...sound.told],
    questions: questions.filter(isUsed),
    span: history.count > 0 ? spanOf(history, history.count) : "",
  };
}

/** A model pays from cash and keeps its profit; the account that moves most pays. */
function withBasics(books: FittedBooks): Account[] {
  const { accounts } = books;
  const free = (wish: string): string =>
    accounts.some(({ id }) => id === wish) ? free(`${wish}_`) : wish;
  const main = busiest(historyOf(books), onLines(books, "cash"));
  const others = accounts.filter((account) => account !== main);
  return [
    main ?? { id: free("cash"), name: "Cash at bank", line: "cash" },
    ...others,
    ...(onLines(books, "retainedEarnings").length > 0
      ? []
      : [{ id: free("retainedEarnings"), name: "Retained earnings", line: "retainedEarnings" }]),
  ];
}

/** What cannot work with these accounts is left out, and said; the rest stands. */
function withoutFaults(document: ModelDocument): { document: ModelDocument; told: string[] } {
  const told: string[] = [];
  let sound = document;
  for (let round = 0; round < 5; round++) {
    const faults = buildModel(sound).issues.filter(
      ({ severity, place }) => severity === "error" && place.startsWith("modules/"),
    );
    const ids = new Set(faults.map(({ place }) => place.split("/")[1]));
    if (ids.size === 0) break;
    told.push(...faults.map(({ message }) => message));
    sound = { ...sound, modules: sound.modules.filter(({ id }) => !ids.has(id)) };
  }
  return { document: sound, told };
}

/** A driver that nothing reads would only be in the way. */
function withoutIdleDrivers(document: ModelDocument): ModelDocument {
  const { modules, drivers } = document;
  const formulas = drivers.map(({ formula = "" }) => formula).join(" ");
  const words = new Set(`${JSON.stringify(modules)} ${formulas}`.match(/\w+/g));
  // An index reads itself and its growth.
  const isRead = ({ id, formula }: Driver) =>
    formula === undefined ? words.has(id) : JSON.stringify(modules).includes(id);
  const kept = drivers.filter(isRead);
  return kept.length === drivers.length
    ? document
    : withoutIdleDrivers({ ...document, drivers: kept });
}
