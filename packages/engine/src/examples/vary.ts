/** Drivers that were off from their plan by another little every month, always the same little. */
import { counterOf, uniformAt } from "#analysis/random.ts";
import type { Driver, ModelDocument } from "#model/document.ts";
import { figureAt, figuresIn } from "#model/figures.ts";

/** By driver, how far a month may be off: 0.1 is up to a tenth more or less than planned. */
export type Variations = Record<string, number>;

/** The first `count` months differ; after them each driver goes on as planned. */
export function varied(document: ModelDocument, by: Variations, count: number): ModelDocument {
  const drivers = document.drivers.map((driver) => {
    const spread = by[driver.id];
    if (spread === undefined) return driver;
    return variedDriver(driver, spread, count, counterOf(document.name));
  });
  return { ...document, drivers };
}

function variedDriver(driver: Driver, spread: number, count: number, company: number): Driver {
  const seed = counterOf(driver.id);
  const off = (value: number, month: number) => {
    if (month >= count) return value;
    const factor = 1 + spread * (2 * uniformAt(company, seed, month) - 1);
    return Number((value * factor).toPrecision(4));
  };
  const { values = 0 } = driver;
  if (Array.isArray(values)) return { ...driver, values: values.map(off) };
  const written = figuresIn(values);
  const length = Math.max(count, written.length - 1);
  const figures = Array.from({ length }, (_, month) => off(figureAt(values, month) ?? 0, month));
  return { ...driver, values: { figures, later: written.at(-1) ?? 0 } };
}
