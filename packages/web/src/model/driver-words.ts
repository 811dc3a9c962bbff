/** A driver behind a figure, in words: what it is, who said so and when. */
import type { ModelDocument } from "@app/engine/model/document";
import { formatFigure } from "@app/engine/tables/format-figure";
import type { DriverBehind } from "@app/engine/worker/drivers-behind";
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

/** With the digits it needs, as the unit is written. */
export function figureText(value: number, unit: DriverBehind["unit"]): string {
  if (unit === "percent") return formatFigure(value, { style: "percent", decimals: 1 });
  const isFine = !Number.isInteger(value) && Math.abs(value) < 1000;
  return formatFigure(value, { style: "count", decimals: isFine ? 2 : 0 });
}
