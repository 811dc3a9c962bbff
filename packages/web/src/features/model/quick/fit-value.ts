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

/** Undefined for what is no figure. What held in actual periods stays. */
export function valueEdit(driver: Driver, text: string): Edit | undefined {
  const value = isOfOne(driver) ? parsePercent(text) : parseAmount(text);
  if (value === null || !Number.isFinite(value)) return undefined;
  const { id, values } = driver;
  const isOne = typeof values !== "object" || Array.isArray(values);
  const next = isOne ? value : { ...values, later: value };
  return { kind: "set", place: `drivers/${id}/values`, value: next };
}

/** "% of sales" and the like stand in the driver's name; here is what is left to say. */
export function unitText({ unit }: Driver, currency: string): string {
  if (unit === "days") return "days";
  return unit === "currency" ? currency : "";
}
