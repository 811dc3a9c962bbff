/** What a screen needs to draw a model before it has a single figure. */
import type { Model } from "#build/build-model.ts";
import type { Check } from "#draft/draft.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line, Measure, Unit } from "#lines/line.ts";
import type { Scenario } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { type Group, groupsOf } from "#roll-up/groups.ts";
import type { Statements } from "#statements/statement.ts";
import type { Period, Timeline, TimeUnit } from "#time/timeline.ts";

export type Structure = {
  timeline: Timeline;
  periods: readonly Period[];
  /** The coarser units that figures can be rolled up to. */
  groups: Partial<Record<TimeUnit, Group[]>>;
  lines: LineHead[];
  statements: Statements;
  checks: readonly Check[];
  scenarios: Pick<Scenario, "id" | "name" | "parent" | "colour">[];
  issues: readonly Issue[];
  isBlocked: boolean;
};

export type LineHead = {
  id: LineId;
  name: string;
  unit: Unit;
  measure: Measure;
  section: string;
  module?: string;
  /** Where its figures are entered; none for what is calculated. */
  place?: string;
  /** Whether it may be changed by hand and in scenarios. */
  canOverride: boolean;
};

/** `overflow` is what the figures of the base are told for. */
export function structureOf(model: Model, overflow: readonly Issue[]): Structure {
  const { document, periods, program, statements, checks, issues, isBlocked } = model;
  return {
    timeline: document.timeline,
    periods,
    groups: coarserGroups(document.timeline, periods),
    lines: program.lines.map(headOf),
    statements,
    checks,
    scenarios: document.scenarios.map(({ overrides: _, note: __, ...scenario }) => scenario),
    issues: [...issues, ...overflow],
    isBlocked: isBlocked || overflow.length > 0,
  };
}

const UNITS: readonly TimeUnit[] = ["month", "quarter", "year"];

function coarserGroups(timeline: Timeline, periods: readonly Period[]): Structure["groups"] {
  const units = UNITS.filter((unit) => unit !== timeline.unit);
  const entries = units.map((unit) => [unit, groupsOf(timeline, periods, unit)] as const);
  return Object.fromEntries(entries.filter(([, groups]) => groups));
}

function headOf(line: Line): LineHead {
  const { id, name, unit, measure, section, module, source } = line;
  const head: LineHead = { id, name, unit, measure, section, canOverride: canOverride(line) };
  if (module !== undefined) head.module = module;
  if (source.kind === "given" && source.place !== undefined) head.place = source.place;
  return head;
}
