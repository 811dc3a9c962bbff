/** A driver behind a figure, in words: what it is, who said so and when. */
import type { ModelDocument } from "#model/document.ts";
import { formatFigure } from "#tables/format-figure.ts";
import type { DriverBehind } from "./drivers-behind.ts";
import { dayWords } from "./origin-words.ts";

export type DriverWords = {
  value: string;
  /** Who set it, where that is known. */
  setBy: string | undefined;
  /** "Priya Raman, 3 Aug 2026", or the module it was entered in. */
  by: string;
  note: string | undefined;
};

export function driverWords(
  { value, unit, origin, line }: DriverBehind,
  document: ModelDocument,
): DriverWords {
  const owner = document.modules.find(({ id }) => line.startsWith(`${id}.`));
  const driver = document.drivers.find(({ id }) => id === line);
  const { setBy, setOn, note } = driver ?? (origin.kind === "driver" ? origin : {});
  const entered = owner ? `Entered in ${owner.name}` : "A driver of this model";
  return {
    value: figureText(value, unit),
    setBy,
    by:
      setBy === undefined ? entered : [setBy, setOn && dayWords(setOn)].filter(Boolean).join(", "),
    note,
  };
}

/** With the digits it needs, as the unit is written: four at most, since a price of 27.5834 is no 27.58. */
export function figureText(value: number, unit: DriverBehind["unit"]): string {
  if (unit === "percent") {
    const decimals = Math.max(digitsOf(value * 100, 2), 1);
    return formatFigure(value, { style: "percent", decimals });
  }
  const decimals = Math.abs(value) >= 1000 ? 0 : digitsOf(value, 4);
  return formatFigure(value, { style: "count", decimals: decimals === 1 ? 2 : decimals });
}

function digitsOf(value: number, most: number): number {
  let digits = 0;
  while (digits < most && Math.abs(Number(value.toFixed(digits)) - value) > 1e-9) digits += 1;
  return digits;
}
