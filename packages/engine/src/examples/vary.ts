/** Drivers that were off from their plan by another little every month, always the same little. */
import { counterOf, uniformAt } from "#analysis/random.ts";
import type { Driver, ModelDocument } from "#model/document.ts";

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
  const planned = [driver.values ?? 0].flat();
  const seed = counterOf(driver.id);
  const length = Math.max(planned.length, count + 1);
  const values = Array.from({ length }, (_, month) => {
    const value = planned[month] ?? planned.at(-1) ?? 0;
    if (month >= count) return value;
    const off = 1 + spread * (2 * uniformAt(company, seed, month) - 1);
    return Number((value * off).toPrecision(4));
  });
  return { ...driver, values };
}
