/** The figure a driver has from the forecast on, as it is typed and as it is kept. */
import type { Edit } from "@app/engine/edits/edit";
import { figureWords } from "@app/engine/edits/words";
import type { Driver } from "@app/engine/model/document";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";

const isOfOne = ({ unit }: Driver) => unit === "percent";

export function forecastValue({ values }: Driver): number | undefined {
  if (typeof values === "number" || values === undefined) return values;
  return Array.isArray(values) ? values.at(-1) : values.later;
}

export function valueText(driver: Driver): string {
  const value = forecastValue(driver);
  return value === undefined ? "" : figureWords(value, isOfOne(driver));
}

/** Undefined for what is no figure. */
export function typedValue(driver: Driver, text: string): number | undefined {
  const value = isOfOne(driver) ? parsePercent(text) : parseAmount(text);
  return value === null || !Number.isFinite(value) ? undefined : value;
}

/** What held in actual periods stays. */
export function valuesFrom({ values }: Driver, value: number): NonNullable<Driver["values"]> {
  const isOne = typeof values !== "object" || Array.isArray(values);
  return isOne ? value : { ...values, later: value };
}

export function valueEdit(driver: Driver, value: number): Edit {
  const place = `drivers/${driver.id}/values`;
  return { kind: "set", place, value: valuesFrom(driver, value) };
}

/** "% of sales" and the like stand in the driver's name; here is what is left to say. */
export function unitText({ unit }: Driver, currency: string): string {
  if (unit === "days") return "days";
  return unit === "currency" ? currency : "";
}
