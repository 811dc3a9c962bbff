/**
 * Version 1 → 2. Of a list shorter than the periods, the last figure held for all later ones; a
 * driver without figures, and an account's actuals that ended early, were zero. All of it is said
 * from now on. What does not look like a model is left as it is, for the schema to tell.
 */
import { isRecord, type Raw } from "#model/raw.ts";

/** Lists in modules that are no figures by period. */
const OTHER_LISTS = new Set(["months", "seasonality", "profile", "shares", "earlier"]);

export function sayLaterFigures(document: Raw): Raw {
  const { timeline, drivers, modules, actuals } = document;
  if (!isRecord(timeline)) return document;
  const { periodCount, actualCount } = timeline;
  if (!isPeriods(periodCount) || !isPeriods(actualCount)) return document;
  return {
    ...document,
    drivers: mapped(drivers, (driver) => {
      const { formula, values = formula === undefined ? [] : undefined } = driver;
      return isNumbers(values)
        ? { ...driver, values: said(values, periodCount, periodCount) }
        : driver;
    }),
    modules: mapped(modules, (module) => {
      // A module that happens earlier reads past the model's last period, where the last figure held.
      const earlier = isPeriods(-Number(module.shift)) ? -Number(module.shift) : 0;
      return saidInside(module, (list) => said(list, periodCount, periodCount + earlier));
    }),
    actuals: isRecord(actuals) ? padded(actuals, actualCount) : actuals,
  };
}

function said(list: number[], periodCount: number, usedCount: number) {
  const used = usedCount > periodCount ? list.slice(0, periodCount) : list;
  if (used.length >= usedCount) return list;
  return used.length === 0 ? 0 : { figures: used.slice(0, -1), later: used.at(-1) };
}

/** As deep as a module of version 1 could be; nothing deeper can make this go on without end. */
const DEPTH_MOST = 4;

function saidInside(part: Raw, say: (list: number[]) => unknown, depth = 0): Raw {
  if (depth === DEPTH_MOST) return part;
  const fields = Object.entries(part).map(([key, value]) => {
    if (OTHER_LISTS.has(key)) return [key, value];
    if (isNumbers(value)) return [key, say(value)];
    if (isRecord(value)) return [key, saidInside(value, say, depth + 1)];
    return [key, mapped(value, (each) => saidInside(each, say, depth + 1))];
  });
  return Object.fromEntries(fields);
}

function padded(actuals: Raw, actualCount: number): Raw {
  const lists = Object.entries(actuals).map(([account, list]) => {
    if (!isNumbers(list) || !(list.length < actualCount)) return [account, list];
    return [account, Array.from({ length: actualCount }, (_, period) => list[period] ?? 0)];
  });
  return Object.fromEntries(lists);
}

/** Every record of a list changed; anything else stays. */
function mapped(value: unknown, change: (record: Raw) => Raw): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each) => (isRecord(each) ? change(each) : each));
}

function isPeriods(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 520;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === "number");
}
