/** What was typed on the page. Another length and other periods are another fit, and what was typed holds there too. */
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { forecastValue, valuesFrom } from "./fit-value.ts";

/** By the driver's id, which every form of a fit gives the same. */
export type Typed = Map<string, { name: string; value: number }>;

/** A figure typed back to what was fitted is no change. */
export function remember(typed: Typed, driver: Driver, value: number, fitted: ModelDocument) {
  const { id, name } = driver;
  const before = driverOf(fitted, id);
  if (before && forecastValue(before) === value) typed.delete(id);
  else typed.set(id, { name, value });
}

export function withTyped(document: ModelDocument, typed: Typed): ModelDocument {
  const drivers = document.drivers.map((driver) => {
    const change = typed.get(driver.id);
    return change && driver.name === change.name
      ? { ...driver, values: valuesFrom(driver, change.value) }
      : driver;
  });
  return { ...document, drivers };
}

/** The names of drivers that were typed in another form and that this one does not have. */
export function typedElsewhere(document: ModelDocument, typed: Typed): string[] {
  return [...typed].flatMap(([id, { name }]) =>
    driverOf(document, id)?.name === name ? [] : [name],
  );
}

const driverOf = ({ drivers }: ModelDocument, id: string) => drivers.find((each) => each.id === id);
