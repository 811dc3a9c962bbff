/** What a client's page says of its forecast: figures that were kept with the last save, in words. */
import type { FiguresAhead, ModelFigures } from "@app/contract/models";
import { formatAmount } from "#lib/format.ts";
import { countOf, isBelowFloor } from "#model/outlook.ts";

export type KeyFigure = { label: string; value: string; note: string; isAlert: boolean };

const NONE = "–";

export function keyFiguresOf(figures: ModelFigures, ahead: FiguresAhead): KeyFigure[] {
  return [
    cashNow(figures),
    lowestCash(figures),
    closingCash(figures, ahead),
    runway(figures, ahead),
    covenants(ahead),
  ];
}

function cashNow({ closingCash: { actualCount, values }, lastActual, currency }: ModelFigures) {
  const value = values[actualCount - 1] ?? null;
  return {
    label: lastActual === null ? "Cash now" : `Cash, ${lastActual}`,
    value: amountOf(value),
    note: lastActual === null ? "No actual period yet" : `${currency}, the last actual period`,
    isAlert: value !== null && value < 0,
  };
}

function lowestCash(figures: ModelFigures) {
  const { lowestCash: lowest, cashFloor } = figures;
  const floor = cashFloor === null ? "no floor set" : `floor ${formatAmount(cashFloor)}`;
  return {
    label: "Lowest cash",
    value: amountOf(lowest?.value ?? null),
    note: lowest ? `${lowest.period}, ${floor}` : "The figures do not hold",
    isAlert: isBelowFloor(figures),
  };
}

function closingCash({ currency }: ModelFigures, { closing }: FiguresAhead) {
  return {
    label: closing ? `Closing cash, ${closing.period}` : "Closing cash",
    value: amountOf(closing?.value ?? null),
    note: closing ? `${currency}, end of the forecast` : "No period ahead",
    isAlert: closing !== null && closing.value < 0,
  };
}

/** Until cash falls below what is to be kept; without a floor nobody has said what that is. */
function runway(
  { unit }: ModelFigures,
  { runway: first, lowestHeadroom, periodCount }: FiguresAhead,
) {
  if (!lowestHeadroom) return plain("Runway", NONE, "No cash floor set");
  if (first === null) return plain("Runway", `${periodCount}+`, `${unit}s, all above the floor`);
  const note = `${first === 1 ? unit : `${unit}s`} until below the floor`;
  return { label: "Runway", value: String(first), note, isAlert: true };
}

function covenants({ covenants: rules }: FiguresAhead) {
  const broken = rules.filter(({ brokenFrom }) => brokenFrom !== null);
  const [first] = broken;
  if (!first) {
    const note = rules.length === 0 ? "No rules of its own" : "Each holds in every period";
    return plain("Covenants", rules.length === 0 ? NONE : `${rules.length} hold`, note);
  }
  const more = broken.length > 1 ? `, and ${countOf(broken.length - 1, "other")}` : "";
  return {
    ...{ label: "Covenants", value: `${broken.length} of ${rules.length} broken` },
    note: `${first.name}, from ${first.brokenFrom}${more}`,
    isAlert: true,
  };
}

function plain(label: string, value: string, note: string): KeyFigure {
  return { label, value, note, isAlert: false };
}

function amountOf(value: number | null) {
  return value === null ? NONE : formatAmount(value);
}
