/**
 * What a heading says its column is. A heading of amounts is understood word by word, since
 * programs put the same few words together in their own ways: "YTD Debit", "Debit - Year to date",
 * "Kum. Soll". One word that is not known leaves the column unread rather than half understood.
 */

export type Measure =
  | "opening"
  /** What moved. */
  | "period"
  | "closing"
  /** A year to date: of balances or of movements, which only the figures tell. */
  | "year-to-date"
  | "balance"
  /** Between the year's opening and this period. */
  | "earlier"
  | "adjustment"
  | "comparative"
  | "budget"
  | "variance";

export type HeadingMeaning =
  | { kind: "code" | "name" | "class" | "side" }
  | { kind: "amount"; measure?: Measure; side?: "debit" | "credit" };

const WHOLE: readonly (readonly ["code" | "name" | "class" | "side", RegExp])[] = [
  [
    "code",
    /^(?:(?:account|acct|acc|gl|g\/l|g\/l account|ledger|nominal|nom|a\/c|general ledger) )?(?:code|no|nr|number|num|#)$|^(?:accountcode|a\/c|n\/c|acct|nominal|gl|g\/l|g\/l (?:account|acct)|gl account)$/,
  ],
  [
    "code",
    /^(?:konto|kontonummer|kontonr|konto nr|kto|kto nr|sachkonto|compte|n° (?:de )?compte)$/,
  ],
  [
    "code",
    /^(?:numero de compte|nummer|rekeningnummer|rekening|rekening nr|conto|codice|kontonum)$/,
  ],
  ["code", /^(?:grootboek(?:nummer|rekening)?|cuenta|codigo|codigo de cuenta|codice conto)$/],
  [
    "name",
    /^(?:(?:account|acct|ledger|nominal|gl|g\/l|a\/c) )?(?:name|description|title)$|^(?:account|accounts|accountname|nominal account|ledger|particulars|short text|long text|g\/l account name)$/,
  ],
  [
    "name",
    /^(?:kontobezeichnung|kontobeschriftung|bezeichnung|kontoname|beschriftung|libelle|intitule(?: du compte)?)$/,
  ],
  [
    "name",
    /^(?:naam|grootboeknaam|omschrijving|nombre|descripcion|nombre de (?:la )?cuenta|titulo)$/,
  ],
  ["name", /^(?:(?:konto)?benamning|kontonavn|navn|descrizione|denominazione)$/],
  [
    "class",
    /^(?:account )?(?:class|type|category|section|group)$|^(?:accounttype|kontoart|art|typ)$/,
  ],
  ["class", /^(?:classe|soort|categorie|tipo|clase|categoria)$/],
  ["side", /^(?:d\/c|dr\/cr|s\/h|d\/h|d\/k|debit\/credit|debit or credit|soll\/haben|side)$/],
];

const COMPARATIVE =
  /\b(?:(?:prior|last|previous|preceding) (?:year|month|period|ytd)|py|ly|comparatives?|vorjahr(?:e?s\w*)?|vj|n 1|exercice precedent|annee precedente|vorig jaar|ano anterior|ejercicio anterior)\b/;
const BUDGET =
  /\b(?:budget(?:ed)?|forecast|plan(?:ned)?|target|begroot|begroting|presupuesto|soll ist)\b/;
const VARIANCE = /%|\b(?:variance|var|diff(?:erence)?|abweichung|ecart|afwijking|desviacion|pct)\b/;
const EARLIER = /\b(?:prev(?:ious)?|earlier|prior) periods\b/;

const DEBIT = words("debit debits dr soll debe debet debiteur deudor deudora dare");
const CREDIT = words("credit credits cr haben haber kredit crediteur acreedor acreedora avere");
const MEASURES: readonly (readonly [Measure, ReadonlySet<string>])[] = [
  ["adjustment", words("adjustment adjustments adjusting adj")],
  ["year-to-date", words("ytd kum kumuliert cumul cumule cumulative jvz")],
  [
    "opening",
    words(
      "opening beginning beginbalans brought b/f bf initial initiale eroffnungssaldo eroffnung anfangsbestand anfangssaldo eb ob beginsaldo openingssaldo inicial iniziale carryforward starting nouveau ingaende apertura primo",
    ),
  ],
  [
    "closing",
    words(
      "closing ending end eindbalans endsaldo eindsaldo final finale c/f schlusssaldo schlussbestand endbestand utgaende ultimo accumulated carried",
    ),
  ],
  [
    "period",
    words(
      "movement movements activity transactions period month mtd mouvement mouvements mutatie mutaties bewegung bewegungen movimientos movimiento rept report reporting change",
    ),
  ],
  ["balance", words("balance balances balans saldo salden saldi solde soldes")],
];
const LETTERS = words("d c s h");
const AMOUNT = words("amount net total value betrag montant bedrag importe monto actual");
const FILLER = words(
  "the of in at as on to from for and per a n mon monat de du la le wert werte forward current this year date eur usd aud gbp nzd cad chf inr zar",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Undefined when a word is not known, or nothing says that it is about amounts. */
export function meaningOf(heading: string): HeadingMeaning | undefined {
  const text = plain(heading).replace(/(?<! n) \d$/, "");
  const whole = WHOLE.find(([, pattern]) => pattern.test(text));
  return whole ? { kind: whole[0] } : amountMeaning(text);
}

const HEADING_LENGTH_MAX = 80;

function plain(heading: string): string {
  return heading
    .slice(0, HEADING_LENGTH_MAX)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\byear to date\b/g, "ytd")
    .replace(/\bmonth to date\b/g, "mtd")
    .replace(/[^\p{L}\d%#°/]+/gu, " ")
    .trim();
}

function amountMeaning(bare: string): HeadingMeaning | undefined {
  const amount = { kind: "amount" } as const;
  if (VARIANCE.test(bare)) return { ...amount, measure: "variance" };
  if (BUDGET.test(bare)) return { ...amount, measure: "budget" };
  if (COMPARATIVE.test(bare)) return { ...amount, measure: "comparative" };
  if (isYear(bare)) return amount;
  const parts = bare.split(" ").filter(Boolean);
  const has = (set: ReadonlySet<string>) => parts.some((part) => set.has(part));
  const known = [DEBIT, CREDIT, LETTERS, AMOUNT, FILLER, ...MEASURES.map(([, set]) => set)];
  const measure = EARLIER.test(bare) ? "earlier" : MEASURES.find(([, set]) => has(set))?.[0];
  const isUnknown = parts.some((part) => !known.some((set) => set.has(part)));
  if (measure !== "earlier" && isUnknown) return undefined;
  const side = sideIn(parts, measure !== undefined);
  const isThisYear = /\b(?:this|current) year\b/.test(bare);
  if (!measure && !side && !has(AMOUNT) && !isThisYear) return undefined;
  return { ...amount, ...(measure && { measure }), ...(side && { side }) };
}

/** "2026" over a column beside "2025"; the earlier ones are comparatives. */
export function isYear(heading: string): boolean {
  return /^(?:fy ?)?20\d{2}$/i.test(heading.trim());
}

/** A letter says a side only behind a word that says what of: "Closing D". */
function sideIn(parts: readonly string[], isMeasured: boolean): "debit" | "credit" | undefined {
  const last = parts.at(-1) ?? "";
  const isIn = (set: ReadonlySet<string>) => parts.some((part) => set.has(part));
  if (isIn(DEBIT) || (isMeasured && (last === "d" || last === "s"))) return "debit";
  return isIn(CREDIT) || (isMeasured && (last === "c" || last === "h")) ? "credit" : undefined;
}
