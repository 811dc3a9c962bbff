import type { DataSource } from "@app/contract/data-sources";
import { ApiError } from "#lib/api.ts";

type SourceField = DataSource["fields"][number];
type Settings = Record<string, string | number | Record<string, string>>;

/** What a form holds for each field: text, as it was typed. */
export type TypedSettings = Record<string, string>;

/** What is in the form at first: what is kept of the connection, without what is secret. */
export function settingsAtFirst(
  fields: readonly SourceField[],
  kept: Readonly<Record<string, unknown>> = {},
): TypedSettings {
  return Object.fromEntries(fields.map(({ key, kind }) => [key, textOf(kind, kept[key])]));
}

function textOf(kind: SourceField["kind"], value: unknown): string {
  if (kind === "classes" && typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, one]) => `${name} = ${String(one).toLowerCase()}`)
      .join("\n");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What was typed, as the source's own rules read it; what was left empty is left out. */
export function settingsOf(fields: readonly SourceField[], typed: TypedSettings): Settings {
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const text = typed[key]?.trim() ?? "";
      return text === "" ? [] : [[key, settingOf(kind, text)]];
    }),
  );
}

function settingOf(kind: SourceField["kind"], text: string): Settings[string] {
  switch (kind) {
    case "month":
    case "number":
      return Number(text);
    case "classes":
      return classesOf(text);
    case "text":
    case "secret":
    case "url":
    case "choice":
      return text;
  }
}

/** "4000 = revenue", one on each line. */
function classesOf(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf("=");
      const [name, one] = at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
      return [name.trim(), one.trim().toUpperCase()];
    }),
  );
}

/** What a refusal says of a source's field belongs on it; what it says of the rest, on the form. */
export function onTheirFields(fields: readonly SourceField[]) {
  return (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const placed = error.errors.map(({ key, message }) => ({
      key: fields.some((field) => field.key === key) ? `settings.${key}` : "root",
      message,
    }));
    throw new ApiError(error.status, placed);
  };
}
