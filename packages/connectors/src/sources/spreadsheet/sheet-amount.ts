/**
 * Amounts as people write them in cells, read into exact minor units, debit positive:
 *
 *   1,234.50   (1.234,50)   $ 12   12-   550.00 CR   EUR 1 234   –
 *
 * A percentage, a date and an error are no amounts. An amount finer than the currency is refused,
 * since rounding it would hide a cent.
 */
import type { DecimalMark } from "@app/spreadsheet/decimal-mark";
import type { CellValue } from "@app/spreadsheet/plain-sheet";
import { amountOf, NotAnAmount, parseAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";

export type Notation = { decimals: number; decimalMark: DecimalMark };

/** `side` is what the cell itself says: "550.00 CR" is a credit whatever its column is. */
export type WrittenAmount = { amount: Minor; side?: "debit" | "credit" };

/** Spaces may part thousands; anywhere else two amounts stand in one cell. */
const SPACED_WRONGLY = /\d\s+(?!\d{3}(?!\d))\d/;
const DASHES = /^[-–—]+$/;
const CURRENCY = /(?:[A-Z]{1,3}\s?)?[$€£¥₹]|(?<![A-Z])[A-Z]{3}(?![A-Z])/g;
/** Debit and credit in English, Soll and Haben in German. */
const SIDE = /^(?<amount>.*[\d)])\s*(?:(?<debit>dr|debit|d|s)|(?<credit>cr|credit|c|h))\.?$/i;

/** Undefined for an empty cell; throws `NotAnAmount` for anything that is not an amount. */
export function readAmountCell(cell: CellValue, notation: Notation): WrittenAmount | undefined {
  if (cell === null || cell === "") return undefined;
  if (typeof cell === "number") return { amount: amountOf(cell, notation.decimals) };
  if (typeof cell === "boolean") throw new NotAnAmount(`${cell} is not an amount`);
  return readWritten(cell.trim(), notation);
}

const AMOUNT_LENGTH_MAX = 40;
/** As nearly every amount is, without anything that has to be taken off first. */
const FIGURES_ONLY = /^-?[\d.,]+$/;

function readWritten(text: string, notation: Notation): WrittenAmount | undefined {
  if (text === "") return undefined;
  if (text.length > AMOUNT_LENGTH_MAX) {
    throw new NotAnAmount(`"${text.slice(0, AMOUNT_LENGTH_MAX)}…" is not an amount`);
  }
  if (FIGURES_ONLY.test(text)) return { amount: parseAmount(text, notation) };
  if (DASHES.test(text)) return { amount: 0n };
  if (text.includes("%")) throw new NotAnAmount(`"${text}" is a percentage`);
  const bare = text.replace(CURRENCY, "").replace(/[–−]/g, "-").trim();
  const sided = SIDE.exec(bare)?.groups;
  const written = sided?.amount ?? bare;
  if (written.trim() === "" || SPACED_WRONGLY.test(written))
    throw new NotAnAmount(`"${text}" is not an amount`);
  const amount = parseAmount(written, notation);
  if (!sided) return { amount };
  return { amount, side: sided.debit === undefined ? "credit" : "debit" };
}
