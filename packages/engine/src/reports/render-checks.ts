/** How a case stands: why its figures do not hold, if they do not, and every check with where it breaks. */
import { blockingIssues } from "#build/blocking.ts";
import { cellIndex } from "#tables/table.ts";
import { checksTable } from "#tables/tables.ts";
import type { Desk } from "./desk.ts";
import type { RenderedCheck, RenderedChecks } from "./rendered-report.ts";

export function renderChecks({ model, reading }: Desk): RenderedChecks {
  const blockedBy = blockingIssues(model, reading.sheet);
  const table = checksTable([reading]);
  const classOf = new Map(model.checks.map((check) => [check.line, check.class]));
  const items = table.rows.flatMap(({ line, label }, row): RenderedCheck[] => {
    const kind = line === undefined ? undefined : classOf.get(line);
    if (!kind) return [];
    const broken = table.columns.filter((_, at) => table.figures[cellIndex(table, row, at)] !== 0);
    const [first] = broken;
    const own = { name: label, class: kind, isBroken: first !== undefined };
    return [first ? { ...own, period: first.label, periodCount: broken.length } : own];
  });
  return {
    isBlocked: blockedBy.length > 0,
    faults: blockedBy.map(({ message, place }) => `${message} (${place})`),
    items,
  };
}
