/**
 * Plans in actual periods. Closing a period must not change how lines hang together: on-costs that
 * follow from gross pay and stand on the same account as it share the account's actual movement with
 * it, and gross pay would then be read off a share that reads gross pay.
 *
 * Where what a line reads would lead back to it, it reads what was planned: copies of the lines on
 * the way, as they would be if this period were forecast. Earlier periods stay as they are.
 */
import type { Draft, PlannedReads } from "#draft/draft.ts";
import { IS_FORECAST } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, type LineId, num } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { mapParts, referencesOf } from "#lines/walk.ts";

type Lines = Map<LineId, Line>;

/** Once every line is there and open to changes, which the plans follow too. */
export function addPlannedLines({ lines, plannedReads }: Draft) {
  for (const group of plannedReads) {
    const leading = linesLeadingTo(group, lines);
    if (group.reads.some((read) => leading.has(read))) readAsPlanned(group, leading, lines);
  }
}

/** Of all that is read in the same period, what leads to one of the readers; these included. */
function linesLeadingTo({ readers, reads }: PlannedReads, lines: Lines): Set<LineId> {
  const readBy = new Map<LineId, LineId[]>();
  for (const id of reached(reads, (each) => readsNow(lines.get(each))))
    for (const read of readsNow(lines.get(id))) {
      const by = readBy.get(read);
      if (by) by.push(id);
      else readBy.set(read, [id]);
    }
  return reached(readers, (each) => readBy.get(each) ?? []);
}

function reached(from: readonly LineId[], nextOf: (id: LineId) => LineId[]): Set<LineId> {
  const all = new Set(from);
  for (const id of all) for (const next of nextOf(id)) all.add(next);
  return all;
}

function readAsPlanned(group: PlannedReads, leading: ReadonlySet<LineId>, lines: Lines) {
  const planned = (read: LineId) =>
    leading.has(read) ? copyOf(read, group, leading, lines) : read;
  const plannedOf = new Map(group.reads.map((read) => [read, planned(read)]));
  const reread = (expression: Expression): Expression => {
    const isNow = expression.kind === "line" && expression.lag === 0;
    const read = isNow ? plannedOf.get(expression.line) : undefined;
    return read === undefined ? mapParts(expression, reread) : at(read);
  };
  for (const reader of group.readers) {
    const line = lines.get(reader);
    if (line?.source.kind !== "calculated") continue;
    const expression = reread(line.source.expression);
    lines.set(reader, { ...line, source: { ...line.source, expression } });
  }
}

/** The line as planned, and before it what it reads as planned. */
function copyOf(
  id: LineId,
  group: PlannedReads,
  leading: ReadonlySet<LineId>,
  lines: Lines,
): LineId {
  const copy = `${id}@planned:${group.name}`;
  const line = lines.get(id);
  if (lines.has(copy) || line?.source.kind !== "calculated") return copy;
  const { formula: _, circle: __, ratio: ___, ...shape } = line;
  const name = `${line.name}, as planned`;
  const put = (expression: Expression) =>
    lines.set(copy, {
      ...shape,
      id: copy,
      name,
      section: "planned",
      source: { kind: "calculated", expression },
    });
  // There already when a circle leads back here, which is then told as any other.
  put(num(0));
  const readsPlanned = (read: LineId) =>
    leading.has(read) ? copyOf(read, group, leading, lines) : read;
  put(asForecast(line.source.expression, readsPlanned));
  return copy;
}

function asForecast(expression: Expression, planned: (read: LineId) => LineId): Expression {
  const over = (part: Expression) => asForecast(part, planned);
  switch (expression.kind) {
    case "line":
      if (expression.lag > 0) return expression;
      return expression.line === IS_FORECAST ? num(1) : at(planned(expression.line));
    case "rolling": {
      const now = planned(expression.line);
      if (now === expression.line) return expression;
      const earlier = Array.from({ length: expression.periods - 1 }, (_, index) =>
        at(expression.line, index + 1),
      );
      return add(at(now), ...earlier);
    }
    case "if": {
      const condition = over(expression.condition);
      if (condition.kind === "number")
        return over(condition.value === 0 ? expression.whenFalse : expression.whenTrue);
      return mapParts(expression, over);
    }
    default:
      return mapParts(expression, over);
  }
}

function readsNow(line: Line | undefined): LineId[] {
  if (line?.source.kind !== "calculated") return [];
  return referencesOf(line.source.expression).flatMap(({ line: read, lag }) =>
    lag === 0 ? [read] : [],
  );
}
