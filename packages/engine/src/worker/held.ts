/** A document that is held, with all that was calculated of it. */
import { buildModel, type Model } from "#build/build-model.ts";
import { findOverflow } from "#checks/overflow.ts";
import type { LineId } from "#lines/expression.ts";
import type { Issue } from "#model/issue.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { type LiveCases, openCases } from "#scenarios/live-cases.ts";
import type { TableCase } from "#tables/table-case.ts";

export type Held = {
  version: number;
  model: Model;
  cases: LiveCases;
  /** Figures of the base that are too large to be calculated. */
  overflow: readonly Issue[];
  /** The base of documents that stand beside it, by the key they were given under. */
  references: ReadonlyMap<string, TableCase>;
  /** Cases as tables show them, each made when it is first shown. */
  known: Map<ScenarioId, TableCase>;
};

export function build(
  document: Model["document"],
  version: number,
  references: Held["references"] = new Map(),
): Held {
  const model = buildModel(document);
  const cases = openCases(model);
  const overflow = overflowOf(model, cases);
  return { version, model, cases, overflow, references, known: new Map() };
}

export function overflowOf(model: Model, cases: LiveCases, moved?: ReadonlySet<LineId>): Issue[] {
  const sheet = cases.sheet(undefined);
  return sheet ? findOverflow(model, sheet, moved) : [];
}
