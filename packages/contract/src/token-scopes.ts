import * as z from "zod/mini";
import { type AnyCall, isChange } from "./endpoint.ts";

/** What a token may be let into. Whatever is not in one of them needs somebody signed in. */
export const TOKEN_AREAS = ["clients", "models", "reports", "connections"] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/** Who may write may read, too. */
export const tokenScope = z.templateLiteral([z.enum(TOKEN_AREAS), ":", z.enum(["read", "write"])]);
export type TokenScope = z.output<typeof tokenScope>;

/** By the first word of a call's path. A new noun is closed to tokens until it is put here. */
const areaOfNoun: Readonly<Record<string, TokenArea>> = {
  client: "clients",
  home: "clients",
  home_needs: "clients",
  home_headroom: "clients",
  model: "models",
  model_document: "models",
  starter_model: "models",
  example_model: "models",
  // Most of what runs in the background belongs to a model, and a token sees its person's alone.
  job: "models",
  web_report: "reports",
  report_template: "reports",
  report_look: "reports",
  account_organisation: "connections",
  data_source: "connections",
};

/**
 * What a token needs for a call; undefined where none will do: what an admin or staff alone may, what asks
 * for a fresh proof of who one is, and streams, which a browser follows and a program does not need.
 */
export function scopeFor(call: AnyCall): TokenScope | undefined {
  if (call.access !== "member" || call.needsRecentProof || "events" in call) return undefined;
  const area = areaOfNoun[call.path.split("/")[1] ?? ""];
  return area && `${area}:${isChange(call) ? "write" : "read"}`;
}

/** Whether what a token was given covers what is needed. */
export function covers(given: readonly TokenScope[], needed: TokenScope) {
  return given.includes(needed) || given.includes(needed.replace(":read", ":write") as TokenScope);
}
