import { SHOCK_KINDS, type Shock, type ShockKind } from "@app/engine/analysis/shock";
import { SHOCK_WORDS, type ShockUnit, shockSize } from "@app/engine/analysis/shock-words";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";

/** A shock as it stands in the bar: NaN while what is typed is no figure. */
export type DraftShock = { kind: ShockKind; value: number | null; isOn: boolean };

const FIRST_OFFERED: ShockKind[] = ["interestRates", "wages", "debtorDays"];

/** What was tried last, or what most would ask first. */
export function draftFrom(shocks: readonly Shock[] | undefined): DraftShock[] {
  if (shocks) return shocks.map((shock) => ({ ...shock, isOn: true }));
  return FIRST_OFFERED.map(usualShock);
}

export function usualShock(kind: ShockKind): DraftShock {
  return { kind, value: SHOCK_WORDS[kind].usual, isOn: true };
}

type Run = { jobId: number; shocks: readonly Shock[] } | null;

/**
 * Are the figures now of other shocks than the bar's, by a run that was started elsewhere, with nothing typed into the bar
 * since? What is typed there is never replaced.
 */
export function isRunToFollow(run: Run, seen: Run, draft: readonly DraftShock[]): boolean {
  if (!run || run.jobId === seen?.jobId || areSame(run.shocks, seen?.shocks)) return false;
  const ready = readyShocks(draft);
  return "shocks" in ready && areSame(ready.shocks, draftFrom(seen?.shocks));
}

type Sized = Pick<DraftShock, "kind" | "value">;

function areSame(left: readonly Sized[], right: readonly Sized[] = []) {
  const isAt = ({ kind, value }: Sized, at: number) =>
    right[at]?.kind === kind && right[at]?.value === value;
  return left.length === right.length && left.every(isAt);
}

/** Those that can be added yet. */
export function otherKinds(draft: readonly DraftShock[]): ShockKind[] {
  return SHOCK_KINDS.filter((kind) => !draft.some((shock) => shock.kind === kind));
}

/** What would be tried; undefined where nothing can be, with the reason in words. */
export function readyShocks(draft: readonly DraftShock[]): { shocks: Shock[] } | { fault: string } {
  const chosen = draft.filter(({ isOn }) => isOn);
  if (chosen.length === 0) return { fault: "Choose a shock to try." };
  for (const shock of chosen) {
    const fault = faultOf(shock);
    if (fault) return { fault };
  }
  return { shocks: chosen.map(({ kind, value }) => ({ kind, value: value ?? 0 })) };
}

export function faultOf({ kind, value }: DraftShock): string | undefined {
  const { name, unit, least, most } = SHOCK_WORDS[kind];
  if (value !== null && value !== 0 && value >= least && value <= most) return undefined;
  return `${name} can change by ${shockSize(unit, least)} to ${shockSize(unit, most)}, and not by nothing.`;
}

/** "3", "+3 %" and "-10 days" as they are meant: a sign of either kind, and the unit or not. */
export function parseSize(unit: ShockUnit, text: string): number | null {
  const bare = text
    .replace("−", "-")
    .replace(/^\s*\+/, "")
    .replace(/(pts?|points?|days?|%)\s*$/i, "")
    .trim();
  if (bare === "") return null;
  if (unit === "days") return parseAmount(bare);
  return parsePercent(bare);
}
