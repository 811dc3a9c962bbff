/**
 * Readers for answers nobody has checked. Each takes a value and where it stands, for example
 * `"Xero: Reports[0].Rows"`, and gives the value with its type or says in one sentence what is
 * wrong there. A field that may be left out is read with the `optional` ones.
 */
import { amountOf, NotAnAmount, parseAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

export type Fields = Readonly<Record<string, unknown>>;

export function record(value: unknown, path: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Fields;
  }
  throw wrong(value, path, "a record");
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrong(value, path, "a list");
}

/** A list of records, each with its own place: `rows` of "Xero: Rows" gives "Xero: Rows[3]". */
export function records(value: unknown, path: string): Fields[] {
  return list(value, path).map((each, index) => record(each, `${path}[${index}]`));
}

export function text(value: unknown, path: string): string {
  if (typeof value === "string") return value;
  throw wrong(value, path, "text");
}

/** Left out, null and "" are the same to a reader: nothing was said. */
export function optionalText(value: unknown, path: string): string | undefined {
  return value === undefined || value === null || value === "" ? undefined : text(value, path);
}

/** An id, which some sources write as a number and others as text. */
export function idText(value: unknown, path: string): string {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value === "string" && value !== "") return value;
  throw wrong(value, path, "an id");
}

export function flag(value: unknown, path: string): boolean {
  if (typeof value === "boolean") return value;
  throw wrong(value, path, "true or false");
}

export function integer(value: unknown, path: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw wrong(value, path, "a whole number");
}

/** The amount as it was written; "" stands for nothing, as in most reports. */
function amountText(value: unknown, path: string): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw wrong(value, path, "an amount");
}

/** An amount written as text or as a JSON number, in exact minor units. */
export function amount(value: unknown, path: string, decimals: number): Minor {
  try {
    if (typeof value === "number") return amountOf(value, decimals);
    return parseAmount(amountText(value, path), { decimals });
  } catch (error) {
    if (error instanceof NotAnAmount) {
      throw new SourceError("unreadable", `${path}: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}

function wrong(value: unknown, path: string, expected: string) {
  const isMissing = value === undefined || value === null;
  const found = Array.isArray(value) ? "a list" : typeof value;
  const complaint = isMissing ? "is missing" : `is ${found} and not ${expected}`;
  return new SourceError("unreadable", `${path} ${complaint}.`);
}
