/**
 * Amounts that are all written in threes, "22.000" or "22,000", and never with cents. Nobody
 * writes three decimals of a currency that has two, so they are thousands where the headings are of
 * a country that writes them so; elsewhere it is asked, since the answers are a thousandfold apart.
 */
import type { Month } from "@app/engine/time/month";
import type { DecimalMark } from "@app/spreadsheet/decimal-mark";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { ProposedColumns } from "./propose-columns.ts";
import type { SheetReading } from "./read-sheet.ts";
import { type Headings, textOf } from "./sheet-headings.ts";
import type { SheetChoice, SheetMapping, SheetQuestion } from "./sheet-mapping.ts";
import { resultsOf } from "./sheet-results.ts";

export type Grouping = { decimalMark: DecimalMark; isOpen: boolean; example: string };

const IN_THREES = /^[(+-]?[1-9]\d{0,2}(?<mark>[.,])\d{3}[)-]?$/;
/** Words of headings where a comma stands before the cents. */
const COMMA_WORDS =
  /\b(?:soll|haben|konto\w*|kto|sachkonto|\w*bezeichnung|\w*beschriftung|saldo|salden|betrag|debet|kredit|rekening\w*|omschrijving|bedrag|compte|libelle|intitule|soldes?|debiteur|montant|cuenta|debe|haber|importe|saldos|conto|descrizione|dare|avere|benamning)\b/i;

export function groupingIn(
  sheet: PlainSheet,
  headings: Headings,
  proposed: ProposedColumns | undefined,
  decimals: number,
): Grouping | undefined {
  const isAccount = new Set(
    proposed?.columns.flatMap(({ role, index }) =>
      role === "code" || role === "name" || role === "account" ? [index] : [],
    ),
  );
  const marks = sheet.rows
    .slice(headings.row + 1)
    .flatMap((cells) => cells.filter((_, column) => !isAccount.has(column)))
    .flatMap((cell) => {
      const text = typeof cell === "string" ? textOf(cell) : "";
      const mark = IN_THREES.exec(text)?.groups?.mark;
      return mark ? [{ mark, text }] : [];
    });
  const [first] = marks;
  const isMixed = marks.some(({ mark }) => mark !== first?.mark);
  if (!first || isMixed || decimals > 2) return undefined;
  const words = headings.texts.join(" ").normalize("NFD").replace(/\p{M}/gu, "");
  const isCommaCountry = COMMA_WORDS.test(words);
  const isPoint = first.mark === ".";
  return {
    decimalMark: isPoint ? "," : ".",
    isOpen: isPoint !== isCommaCountry,
    example: first.text,
  };
}

export function askDecimals(
  mapping: SheetMapping,
  example: string,
  read: (mapping: SheetMapping) => SheetReading,
  decimals: number,
  month: Month | undefined,
): SheetQuestion {
  const grouped = mapping.decimalMark;
  const choices = ([grouped, grouped === "," ? "." : ","] as const).map(
    (decimalMark): SheetChoice => {
      const chosen: SheetMapping = { ...mapping, ...(decimalMark && { decimalMark }) };
      return {
        label: decimalMark === grouped ? "Thousands" : "Decimals",
        mapping: chosen,
        ...(month !== undefined && { month }),
        ...resultsOf(read(chosen), decimals),
      };
    },
  );
  const message = `Does the mark in ${example} part thousands or decimals?`;
  return { about: "decimals", message, choices };
}
