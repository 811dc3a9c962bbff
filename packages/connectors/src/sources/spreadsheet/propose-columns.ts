/**
 * Says what each column of a table is taken for, by its heading, by what the other columns are
 * and, for accounts, by its cells. A comparative, a budget or a variance is never read.
 */
import type { Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { type HeadingMeaning, isYear, type Measure, meaningOf } from "./heading-meaning.ts";
import { monthSpanIn } from "./month-span.ts";
import { type Headings, isByLetter, textOf } from "./sheet-headings.ts";
import type { ColumnRole, SheetColumn } from "./sheet-mapping.ts";
import { type DateOrder, dateOrderOf, monthIn, withoutMonths } from "./sheet-month.ts";
import { splitAccount } from "./sheet-rows.ts";

export type DescribedColumn = {
  index: number;
  heading: string;
  month?: Month;
  /** From one month to a later one: "From 01/01/2026 to 31/03/2026 Debit". */
  isRange?: boolean;
  meaning?: HeadingMeaning;
};

export type ProposedColumns = {
  columns: SheetColumn[];
  isMonthly: boolean;
  /** What the headings say the one set of amounts is, when they do. */
  measure?: Measure;
  described: DescribedColumn[];
};

export function proposeColumns(sheet: PlainSheet, headings: Headings): ProposedColumns {
  const described = describe(headings, dateOrderOf(headings.texts));
  const months = monthColumns(described);
  const roles = new Map<number, ColumnRole>();
  const measure = months.size > 0 ? placeAround(described, roles) : placeAmounts(described, roles);
  for (const [index, role] of accountColumns(sheet, headings, described)) roles.set(index, role);
  const columns = described.map(({ index, heading, month }): SheetColumn => {
    if (months.has(index) && month !== undefined) return { index, heading, role: "month", month };
    const role = roles.get(index);
    return role ? { index, heading, role } : { index, heading, role: "unread" };
  });
  const isMonthly = months.size > 0 || (roles.size > 0 && described.some(isTwoMonths));
  return { columns, isMonthly, described, ...(measure && { measure }) };
}

/** 05/06/2027, when nothing tells the day from the month. */
function isTwoMonths({ heading, month }: DescribedColumn) {
  return month === undefined && monthIn(heading, "day-first") !== undefined;
}

/** The columns that are months, by their place. */
export function monthsAcross(
  texts: readonly string[],
  order: DateOrder | undefined,
): ReadonlyMap<number, Month> {
  const described = describe({ row: 0, texts: [...texts] }, order);
  const across = monthColumns(described);
  return new Map(
    described.flatMap(({ index, month }) =>
      across.has(index) && month !== undefined ? [[index, month]] : [],
    ),
  );
}

function describe({ texts }: Headings, order: DateOrder | undefined): DescribedColumn[] {
  const latest = texts.filter(isYear).sort().at(-1);
  return texts.flatMap((heading, index) => {
    if (heading === "") return [];
    const span = monthSpanIn(heading);
    const month = span?.to ?? monthIn(heading, order);
    const bare = month === undefined ? heading : withoutMonths(withoutMonths(heading));
    const isEarlier = isYear(heading) && heading !== latest;
    const meaning: HeadingMeaning | undefined = isEarlier
      ? { kind: "amount", measure: "comparative" }
      : bare === ""
        ? undefined
        : meaningOf(bare);
    return [
      {
        index,
        heading,
        ...(month !== undefined && { month }),
        ...(span && span.from < span.to && { isRange: true }),
        ...(meaning && { meaning }),
      },
    ];
  });
}

type Amount = Extract<HeadingMeaning, { kind: "amount" }>;

function amountOf({ meaning }: DescribedColumn): Amount | undefined {
  return meaning?.kind === "amount" ? meaning : undefined;
}

const NEVER_READ: readonly (Measure | undefined)[] = [
  "comparative",
  "budget",
  "variance",
  "adjustment",
  "earlier",
];

/**
 * Months stand across when they follow each other. A month by itself beside other amounts, and
 * one of two that are further apart, is a comparative: only the latest is read.
 */
function monthColumns(described: readonly DescribedColumn[]): ReadonlySet<number> {
  const dated = described.filter(
    (each) =>
      each.month !== undefined &&
      (each.meaning === undefined || (amountOf(each) && !amountOf(each)?.side)) &&
      !NEVER_READ.includes(amountOf(each)?.measure),
  );
  // "Opening 1 Jan 2026" and "Closing 31 Mar 2026" around the months are none of them.
  const bare = dated.filter((each) => !isAround(each));
  const across = bare.length > 0 ? bare : dated;
  const isSet = described.some((each) => {
    const amount = amountOf(each);
    const isOwn = amount && (amount.side || !amount.measure || amount.measure === "balance");
    return isOwn && each.month === undefined && !/^total/i.test(each.heading);
  });
  const [first, second] = across;
  if (!first || (isSet && across.length < 2)) return new Set();
  if (second && across.length === 2 && Math.abs((first.month ?? 0) - (second.month ?? 0)) > 1) {
    const latest = (first.month ?? 0) > (second.month ?? 0) ? first : second;
    return isSet ? new Set() : new Set([latest.index]);
  }
  return new Set(across.map(({ index }) => index));
}

function isAround(each: DescribedColumn): boolean {
  return ["opening", "closing"].includes(amountOf(each)?.measure ?? "");
}

/** Beside months across stand an opening and a closing; a total is checked and not read. */
function placeAround(
  described: readonly DescribedColumn[],
  roles: Map<number, ColumnRole>,
): undefined {
  const opening = described.find((each) => amountOf(each)?.measure === "opening");
  if (opening) roles.set(opening.index, "opening");
}

type Slot = { debit?: DescribedColumn; credit?: DescribedColumn; net?: DescribedColumn };

function placeAmounts(
  described: readonly DescribedColumn[],
  roles: Map<number, ColumnRole>,
): Measure | undefined {
  const latest = Math.max(...described.map((each) => (amountOf(each) ? (each.month ?? 0) : 0)));
  const current = described.filter(
    (each) => amountOf(each) && (each.month === undefined || each.month === latest),
  );
  const slot = (measure: Measure | undefined): Slot | undefined => slotOf(current, measure);
  const place = (found: Slot | undefined, [debit, credit, net]: readonly ColumnRole[]) => {
    const isPair = found?.debit && found.credit;
    if (isPair && debit && credit) {
      roles.set(found.debit?.index ?? -1, debit).set(found.credit?.index ?? -1, credit);
    } else if (found?.net && net) roles.set(found.net.index, net);
  };
  const own = ["debit", "credit", "amount"] as const;
  const closing = ["closing-debit", "closing-credit", "closing"] as const;
  place(slot("opening"), ["opening-debit", "opening-credit", "opening"]);
  const [moved, unnamed, balance] = [slot("period"), slot(undefined), slot("balance")];
  const [first, yearToDate] = [moved ?? unnamed, slot("year-to-date")];
  const stood = slot("closing") ?? (first || yearToDate ? balance : undefined) ?? yearToDate;
  place(first ?? (stood ? undefined : balance), own);
  place(stood, closing);
  if (moved) return "period";
  return first || stood ? undefined : balance && "balance";
}

function slotOf(
  columns: readonly DescribedColumn[],
  measure: Measure | undefined,
): Slot | undefined {
  const of = columns.filter((each) => amountOf(each)?.measure === measure);
  // Two columns for one thing, such as two currencies: which is meant only a person knows.
  const find = (side: "debit" | "credit" | undefined) => {
    const [only, ...others] = of.filter((each) => amountOf(each)?.side === side);
    return others.length === 0 ? only : undefined;
  };
  const [debit, credit, net] = [find("debit"), find("credit"), find(undefined)];
  const isPair = debit && credit;
  if (!isPair && !net) return undefined;
  return { ...(isPair && { debit, credit }), ...(net && { net }) };
}

const SAMPLE_ROWS = 200;
const MOSTLY = 0.8;
/** Groups between the accounts may have no code. */
const MORE_THAN_HALF = 0.6;

/** "Account" may head codes, names or both: its cells tell. */
function accountColumns(
  sheet: PlainSheet,
  headings: Headings,
  described: readonly DescribedColumn[],
): [number, ColumnRole][] {
  const isMostly = cellsTest(sheet, headings);
  const of = (kind: "code" | "name" | "class" | "side") =>
    described.filter(({ meaning }) => meaning?.kind === kind);
  const lettered = described.filter(
    ({ index, heading }) => isByLetter(heading) && isMostly(index, isWords),
  );
  const filled = ({ index }: DescribedColumn) =>
    sheet.rows.filter((cells) => textOf(cells[index]) !== "").length;
  const fullest = lettered.toSorted((one, other) => filled(other) - filled(one)).slice(0, 1);
  const named = of("name").length + of("code").length > 0 ? of("name") : fullest;
  const roles: [number, ColumnRole][] = [
    ...of("class")
      .slice(0, 1)
      .map(({ index }): [number, ColumnRole] => [index, "class"]),
    ...of("side").map(({ index }): [number, ColumnRole] => [index, "side"]),
  ];
  const codes = [...of("code"), ...named.filter(({ index }) => isMostly(index, isCode))];
  const names = named.filter(({ index }) => !isMostly(index, isCode));
  const both = [...of("code"), ...names].find(({ index }) =>
    isMostly(index, isBoth, MORE_THAN_HALF),
  );
  if (both && !(names.length > 0 && of("code").length > 0))
    return [...roles, [both.index, "account"]];
  const isNamed = (text: string) => isWords(text) && !/^[A-Z]{3}$/.test(text);
  const unknown = described.find(
    ({ index, meaning, month }) => !meaning && month === undefined && isMostly(index, isNamed),
  );
  const isCounter = counterTest(sheet, headings);
  const counted = codes.filter(
    ({ index, heading }) => !(ROW_NUMBER.test(heading) && isCounter(index)),
  );
  const name = names[0] ?? lettered[0] ?? unknown;
  const code = counted.find(({ index }) => !isCounter(index)) ?? counted[0];
  if (code) roles.push([code.index, "code"]);
  if (name) roles.push([name.index, "name"]);
  return roles;
}

/** "#" beside accounts numbers the rows, and next month's rows are others. */
const ROW_NUMBER = /^(?:#|(?:line|row|pos|lfd|s)\.? ?(?:no|nr|#)?\.?)$/i;

function counterTest({ rows }: PlainSheet, { row }: Headings) {
  const below = rows.slice(row + 1, row + 1 + SAMPLE_ROWS);
  return (index: number) => {
    const numbers = below.map((cells) => textOf(cells[index])).filter((text) => /^\d+$/.test(text));
    return numbers.length > 1 && numbers.every((text, at) => Number(text) === at + 1);
  };
}

const isCode = (text: string) => /^\p{L}{0,3}[\d./-]*\d$/u.test(text);
const isBoth = (text: string) => splitAccount(text).code !== "";
const isWords = (text: string) => /\p{L}{2}/u.test(text);

function cellsTest(sheet: PlainSheet, { row }: Headings) {
  // A row with nothing else in it is a heading among the accounts.
  const sample = sheet.rows
    .slice(row + 1, row + 1 + SAMPLE_ROWS)
    .filter((cells) => cells.filter((cell) => textOf(cell) !== "").length > 1);
  return (index: number, holds: (text: string) => boolean, most = MOSTLY) => {
    const texts = sample.map((cells) => textOf(cells[index])).filter(Boolean);
    return texts.length > 0 && texts.filter(holds).length >= most * texts.length;
  };
}
