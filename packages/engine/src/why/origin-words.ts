/** Where a figure comes from, in sentences. */
import type { ModelDocument } from "#model/document.ts";
import { monthLabel, monthOf } from "#time/month.ts";
import type { Period } from "#time/timeline.ts";
import type { Explanation } from "#trace/explain.ts";

type Ground = { document: ModelDocument; periods: readonly Period[] };

export function originWords({ origin, period }: Explanation, ground: Ground): string[] {
  const { document, periods } = ground;
  const accountName = (id: string) => document.accounts.find((each) => each.id === id)?.name ?? id;
  const moduleName = (id: string) => document.modules.find((each) => each.id === id)?.name ?? id;
  switch (origin.kind) {
    case "driver":
      return [
        origin.setBy === undefined
          ? "A driver of this model."
          : `Set by ${origin.setBy}${origin.setOn ? `, ${dayWords(origin.setOn)}` : ""}.`,
        ...(origin.note === undefined ? [] : [origin.note]),
        ...changeWords(origin.overrides, ground),
      ];
    case "module":
      return [`Entered in ${moduleName(origin.module)}.`, ...changeWords(origin.overrides, ground)];
    case "actual":
      return [`From the ledger: ${accountName(origin.account)}, ${periods[period]?.label ?? ""}.`];
    case "opening":
      return [`Opening balance of ${accountName(origin.account)}, from the ledger.`];
    case "history":
      return ["Stood before the first period."];
    case "override":
      return changeWords(origin.overrides, ground);
    case "calendar":
      return ["From the calendar."];
    case "case":
      return ["Tells which case is showing."];
    case "calculated":
      return [
        ...(origin.module === undefined ? [] : [`Calculated by ${moduleName(origin.module)}.`]),
        ...(origin.formula === undefined ? [] : [`Formula: ${origin.formula}`]),
        ...changeWords(origin.overrides, ground),
      ];
  }
}

type Changes = Extract<Explanation["origin"], { kind: "override" }>["overrides"];

function changeWords(overrides: Changes, { document }: Ground): string[] {
  return overrides.map(({ scenario, mode, value, note }) => {
    const name = document.scenarios.find(({ id }) => id === scenario)?.name;
    const who = name === undefined ? "Changed by hand" : `Changed in ${name}`;
    return `${who}: ${VERBS[mode]} ${value}${note === undefined ? "" : `. ${note}`}`;
  });
}

const VERBS = { set: "set to", scale: "multiplied by", shift: "moved by" };

/** A day as people write it, "3 Aug 2026", or whatever stands there. */
export function dayWords(text: string): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  const name = monthLabel(monthOf(Number(year), Number(month))).slice(0, 3);
  return `${Number(day)} ${name} ${year}`;
}
