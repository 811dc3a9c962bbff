/** Whose context it is: the module, the model it is added to, and how both are named. */
import type { Draft } from "#draft/draft.ts";
import { usedCountOf } from "#draft/spread.ts";
import type { LineId } from "#lines/expression.ts";
import type { IssueCode } from "#model/issue.ts";
import type { ModuleBase } from "#model/kinds/module-base.ts";
import type { Module } from "#model/module.ts";
import type { ActualShare } from "./actual-shares.ts";
import type { Claim } from "./claim.ts";

export type Registers = {
  /** The document's modules by id; of two with one id, the first. */
  modules: ReadonlyMap<string, Module>;
  /** What modules say about accounts they share; worked out when all have spoken. */
  shares: ActualShare[];
  claims: Claim[];
};

export type Scope = ReturnType<typeof scopeOf>;

export function scopeOf(draft: Draft, module: ModuleBase, registers: Registers) {
  const { timeline } = draft.document;
  const { shift = 0 } = module;
  const placeOf = (field: string) => `modules/${module.id}/${field}`;
  return {
    draft,
    module,
    registers,
    timeline,
    /** Periods by which everything in the module happens later. */
    shift,
    /** How far a module gets into its figures: one that happens earlier gets further. */
    usedCount: usedCountOf(timeline.periodCount, shift),
    hasActuals: timeline.actualCount > 0,
    idOf: (field: string): LineId => `${module.id}.${field}`,
    placeOf,
    issue: (field: string, code: IssueCode, message: string) => {
      draft.issues.push({ code, severity: "error", place: placeOf(field), message });
    },
  };
}
