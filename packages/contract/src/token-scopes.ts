import * as z from "zod/mini";
import { type AnyCall, isChange } from "./endpoint.ts";

/** What a token may be let into. Whatever is not in one of them needs somebody signed in. */
export const TOKEN_AREAS = ["clients", "models", "reports", "connections"] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/** Who may write may read, too. */
export const tokenScope = z.templateLiteral([z.enum(TOKEN_AREAS), ":", z.enum(["read", "write"])]);
export type TokenScope = z.output<typeof tokenScope>;

/** By the first word of a call's path, the areas it shows: a token needs all of them. A new noun is closed to tokens until it is put here. */
const areasOfNoun: Readonly<Record<string, readonly TokenArea[]>> = {
  client: ["clients"],
  // What somebody sees who comes in is of all areas.
  home: TOKEN_AREAS,
  home_needs: TOKEN_AREAS,
  home_headroom: TOKEN_AREAS,
  model: ["models"],
  model_document: ["models"],
  starter_model: ["models"],
  example_model: ["models"],
  // Each job asks by itself, for the area of its kind.
  job: [],
  web_report: ["reports"],
  report_template: ["reports"],
  report_look: ["reports"],
  account_organisation: ["connections"],
  data_source: ["connections"],
};

/** By its kind, where a job belongs that a token may see. A new kind is closed to tokens until it is put here. */
const areaOfJob: Readonly<Record<string, TokenArea>> = { sync_connection: "connections" };

/**
 * What a token needs for a call, all of it; undefined where none will do: what an admin or staff alone may, what
 * asks for a fresh proof of who one is, and streams, which a browser follows and a program does not need.
 */
export function scopesFor(call: AnyCall): readonly TokenScope[] | undefined {
  if (call.access !== "member" || call.needsRecentProof || "events" in call) return undefined;
  const right = isChange(call) ? "write" : "read";
  return areasOfNoun[call.path.split("/")[1] ?? ""]?.map((area) => `${area}:${right}` as const);
}

/** The same, for whoever writes a program. */
export function scopeWordsFor(call: AnyCall): string | undefined {
  const needed = scopesFor(call);
  return needed?.length === 0 ? "the area that the job belongs to" : needed?.join(", ");
}

/** Whether what a token was given covers what is needed. */
export function covers(given: readonly TokenScope[], needed: TokenScope) {
  return given.includes(needed) || given.includes(needed.replace(":read", ":write") as TokenScope);
}

/** The kinds of jobs that a token reaches. */
export function jobKindsFor(given: readonly TokenScope[], right: "read" | "write"): string[] {
  return Object.keys(areaOfJob).filter((kind) =>
    covers(given, `${areaOfJob[kind]}:${right}` as TokenScope),
  );
}
