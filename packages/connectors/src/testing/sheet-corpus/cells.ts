/** How programs write amounts and dates into cells. */
import { daysInMonth, type Month, monthInYear, yearOf } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";

export type Cell = string | number | null;
export type Write = (amount: Minor) => Cell;

const grouped = (amount: Minor) => formatAmount(amount, 2);
const size = (amount: Minor) => (amount < 0n ? -amount : amount);
const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));

export const thousands: Write = (amount) => grouped(amount);
export const plain: Write = (amount) => grouped(amount).replaceAll(",", "");
export const number: Write = (amount) => Number(amount) / 100;
export const brackets: Write = (amount) =>
  amount < 0n ? `(${grouped(-amount)})` : grouped(amount);
export const dollars: Write = (amount) =>
  amount < 0n ? `-$${grouped(-amount)}` : `$${grouped(amount)}`;
export const minusBehind: Write = (amount) =>
  amount < 0n ? `${grouped(-amount)}-` : `${grouped(amount)} `;
export const german: Write = (amount) => swapped(grouped(amount));
export const germanMinusBehind: Write = (amount) =>
  amount < 0n ? `${swapped(grouped(-amount))}-` : swapped(grouped(amount));
export const french: Write = (amount) =>
  grouped(amount).replaceAll(",", "\u202f").replace(".", ",");
export const swiss: Write = (amount) => grouped(amount).replaceAll(",", "’");
export const suffixed: Write = (amount) => `${grouped(size(amount))} ${amount < 0n ? "Cr" : "Dr"}`;
export const sollHaben: Write = (amount) =>
  `${swapped(grouped(size(amount)))} ${amount < 0n ? "H" : "S"}`;
export const indian: Write = (amount) => {
  const [whole = "", cents] = plain(size(amount))?.toString().split(".") ?? [];
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",");
  const text = `${head ? `${head},` : ""}${whole.slice(-3)}.${cents}`;
  return amount < 0n ? `-${text}` : text;
};
export const indianSuffixed: Write = (amount) =>
  `${indian(size(amount))} ${amount < 0n ? "Cr" : "Dr"}`;

/** Debit and credit, one of them empty. */
export function sided(net: Minor, write: Write, nothing: Cell = ""): [Cell, Cell] {
  return [net > 0n ? write(net) : nothing, net < 0n ? write(-net) : nothing];
}

const NAMES =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const monthWord = (month: Month) => NAMES[monthInYear(month) - 1] ?? "";
export const longMonth = (month: Month) => `${monthWord(month)} ${yearOf(month)}`;
export const shortMonth = (month: Month) => `${monthWord(month).slice(0, 3)} ${yearOf(month)}`;
export const tinyMonth = (month: Month) =>
  `${monthWord(month).slice(0, 3)}-${String(yearOf(month)).slice(2)}`;
export const longDay = (month: Month) => `${daysInMonth(month)} ${longMonth(month)}`;
export const usDay = (month: Month) =>
  `${monthWord(month)} ${daysInMonth(month)}, ${yearOf(month)}`;
const two = (value: number) => String(value).padStart(2, "0");
export const slashDay = (month: Month, day = daysInMonth(month)) =>
  `${two(day)}/${two(monthInYear(month))}/${yearOf(month)}`;
export const dottedDay = (month: Month, day = daysInMonth(month)) =>
  slashDay(month, day).replaceAll("/", ".");
export const isoDay = (month: Month, day = daysInMonth(month)) =>
  `${yearOf(month)}-${two(monthInYear(month))}-${two(day)}`;
export const tallyDay = (month: Month, day = daysInMonth(month)) =>
  `${day}-${monthWord(month).slice(0, 3)}-${yearOf(month)}`;
