/**
 * What a person has to say to connect a source, as data: a form is drawn from it, and what comes
 * back is read by it. Fields of the kind `secret` are kept encrypted and never shown again.
 */
import type { AccountClass } from "#ledger/ledger.ts";

type Common = {
  key: string;
  label: string;
  /** One sentence: where to find it, or when it is needed. */
  help: string;
  isRequired: boolean;
};

export type SettingField = Common &
  (
    | { kind: "text"; pattern?: string; example?: string }
    | { kind: "secret" }
    | { kind: "url"; example: string }
    /** A month of the year, 1 to 12. */
    | { kind: "month" }
    | { kind: "number"; min: number; max: number }
    | { kind: "choice"; options: readonly { value: string; label: string }[] }
    /** A class of accounts for each name or code. */
    | { kind: "classes" }
  );

export type FieldError = { key: string; message: string };

type ValueOf<Field> = Field extends { kind: "month" | "number" }
  ? number
  : Field extends { kind: "classes" }
    ? Readonly<Record<string, AccountClass>>
    : Field extends { kind: "choice"; options: readonly { value: infer Value }[] }
      ? Value
      : string;

/** The values that fields stand for, by their keys. */
export type ValuesOf<Fields extends readonly SettingField[]> = {
  [Field in Fields[number] as Field["isRequired"] extends true
    ? Field["key"]
    : never]: ValueOf<Field>;
} & {
  [Field in Fields[number] as Field["isRequired"] extends true
    ? never
    : Field["key"]]?: ValueOf<Field>;
};
