/** What a client's page says of its forecast: figures that were kept with the last save, in words. */
import type { FiguresAhead, ModelFigures } from "@app/contract/models";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { countOf, isBelowFloor } from "#model/outlook.ts";

export type KeyFigure = {
  label: string;
  value: string;
  note: string;
  isAlert: boolean;
  /** Its shape over time, where that is kept. */
  series?: readonly (number | null)[];
  actualCount?: number;
  floor?: number;
};

const NONE = "–";

/** What is earned in the year, and what cash comes to. */
export function keyFiguresOf(figures: ModelFigures, ahead: FiguresAhead): KeyFigure[] {
  return [...earnings(ahead.year), lowestCash(figures), closingCash(figures, ahead)];
}

/** How the promises stand that a forecast is held against. */
export function promisesOf(figures: ModelFigures, ahead: FiguresAhead): KeyFigure[] {
  return [runway(figures, ahead), covenants(ahead)];
}

type Year = FiguresAhead["year"];

function earnings({ name, periods, actualCount, revenue, grossProfit, ebitda }: Year): KeyFigure[] {
  const toDate = (series: Series) => sumOf(series.slice(0, actualCount));
  const last = periods[actualCount - 1];
  const isForecast = actualCount === 0;
  const [whole, gross, earned] = [sumOf(revenue), sumOf(grossProfit), sumOf(ebitda)];
  const figure = { isAlert: false, actualCount };
  return [
    {
      ...{ ...figure, label: `Revenue ${name}`, value: amountOf(whole), series: revenue },
      note: isForecast ? "All of it forecast" : `To ${last} ${amountOf(toDate(revenue))}`,
    },
    {
      ...{ ...figure, label: `Gross margin ${name}`, value: shareOf(gross, whole) },
      note: isForecast ? "" : `To ${last} ${shareOf(toDate(grossProfit), toDate(revenue))}`,
      series: grossProfit.map((profit, at) => ratioOf(profit, revenue[at] ?? null)),
    },
    {
      ...{ ...figure, label: `EBITDA ${name}`, value: amountOf(earned), series: ebitda },
      note: `${shareOf(earned, whole)} of revenue`,
      isAlert: earned !== null && earned < 0,
    },
  ];
}

type Series = readonly (number | null)[];

/** Of what is not known in one period there is no sum. */
function sumOf(series: Series): number | null {
  if (series.length === 0) return null;
  return series.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

function ratioOf(part: number | null, whole: number | null) {
  return part === null || !whole ? null : part / whole;
}

function shareOf(part: number | null, whole: number | null) {
  const ratio = ratioOf(part, whole);
  return ratio === null ? NONE : formatPercent(ratio);
}

function lowestCash(figures: ModelFigures) {
  const { lowestCash: lowest, cashFloor } = figures;
  const floor = cashFloor === null ? "no floor set" : `floor ${formatAmount(cashFloor)}`;
  return {
    label: "Lowest cash",
    value: amountOf(lowest?.value ?? null),
    note: lowest ? `${lowest.period}, ${floor}` : "The figures do not hold",
    isAlert: isBelowFloor(figures),
    ...cashShape(figures),
    ...(cashFloor !== null && { floor: cashFloor }),
  };
}

function closingCash(figures: ModelFigures, { closing }: FiguresAhead) {
  const { lastActual } = figures;
  const { values, actualCount } = figures.closingCash;
  const now = values[actualCount - 1] ?? null;
  const note =
    now === null || lastActual === null ? "End of the forecast" : `${lastActual} ${amountOf(now)}`;
  return {
    label: closing ? `Closing cash, ${closing.period}` : "Closing cash",
    value: amountOf(closing?.value ?? null),
    note: closing ? note : "No period ahead",
    isAlert: closing !== null && closing.value < 0,
    ...cashShape(figures),
  };
}

function cashShape({ closingCash: { values, actualCount } }: ModelFigures) {
  return { series: values, actualCount };
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
