/** Where a figure comes from in the end: a person, the ledger, the calendar, or arithmetic. */
import { closingOf } from "#ledger/ledger-lines.ts";
import type { Driver, Override } from "#model/document.ts";
import { type ListedOverride, overridesOn } from "#overrides/list-overrides.ts";
import { OVERRIDES } from "#overrides/override-lines.ts";
import { lineIn, type View } from "./view.ts";

export type Origin =
  /** Calculated by its module or statement, or by a person's formula. */
  | { kind: "calculated"; module?: string; formula?: string; overrides: ListedOverride[] }
  /** A driver's figure: who set it, when and why. */
  | ({ kind: "driver"; overrides: ListedOverride[] } & Authorship)
  /** A figure a person gave a module. */
  | { kind: "module"; module: string; overrides: ListedOverride[] }
  /** The ledger's own movement of an account in an actual period. */
  | { kind: "actual"; account: string }
  /** An account's balance before the first period. */
  | { kind: "opening"; account: string }
  /** What else stands before the first period. */
  | { kind: "history" }
  /** A change by hand to a formula. */
  | { kind: "override"; overrides: ListedOverride[] }
  | { kind: "calendar" }
  /** Tells which case is showing. */
  | { kind: "case" };

type Authorship = Pick<Driver, "setBy" | "setOn" | "note">;

export function originOf(view: View, id: string, period: number): Origin {
  const line = lineIn(view, id);
  const { document, accounts } = view.model;
  const account = accountIn(id);
  if (period < 0) {
    const isAccount = accounts.has(account) && id === closingOf(account);
    return isAccount ? { kind: "opening", account } : { kind: "history" };
  }
  const overrides = overridesOn(document, view.scenario, id, period);
  if (line.source.kind === "calculated") {
    return {
      kind: "calculated",
      ...(line.module === undefined ? {} : { module: line.module }),
      ...(line.formula === undefined ? {} : { formula: line.formula.text }),
      overrides,
    };
  }
  switch (line.section) {
    case "drivers":
      return { kind: "driver", overrides, ...authorOf(view, id) };
    case "ledger":
      return { kind: "actual", account };
    case "calendar":
      return { kind: "calendar" };
    case "checks":
      return { kind: "case" };
    case OVERRIDES:
      return { kind: "override", overrides: overridesBehind(view, id, period) };
    default:
      return { kind: "module", module: line.module ?? line.section, overrides };
  }
}

/** "account.cash.closing" is about "cash". */
function accountIn(id: string): string {
  return id.slice(id.indexOf(".") + 1, id.lastIndexOf("."));
}

function authorOf({ model }: View, id: string): Authorship {
  const driver = model.document.drivers.find((each) => each.id === id);
  const { setBy, setOn, note } = driver ?? {};
  return {
    ...(setBy === undefined ? {} : { setBy }),
    ...(setOn === undefined ? {} : { setOn }),
    ...(note === undefined ? {} : { note }),
  };
}

/** "fee.override" holds the changes to "fee". */
function overridesBehind({ model, scenario }: View, id: string, period: number): ListedOverride[] {
  const line: Override["line"] = id.slice(0, id.lastIndexOf("."));
  return overridesOn(model.document, scenario, line, period);
}
