/**
 * What is still open of what was billed.
 *
 *   by days:    the bills of the last N days up to the period's end; a period only partly within
 *               them counts by its days
 *   by profile: of each earlier period's bills, the shares that are still to come
 */
import type { Draft } from "#draft/draft.ts";
import {
  add,
  at,
  clamp,
  div,
  type Expression,
  type LineId,
  mul,
  rolling,
  sub,
} from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { ModuleBase } from "#model/kinds/module-base.ts";
import type { SettlementMethod } from "#model/kinds/settlement.ts";
import { periodsOf, type Timeline } from "#time/timeline.ts";
import { givenDays, lookBackPeriods } from "./settlement-look-back.ts";

const DAYS: LineId = "calendar.days";

/** How much of a line of bills is open, by a module's rule. */
export function openPartOf(
  module: ModuleBase & SettlementMethod,
  draft: Draft,
): (bills: LineId) => Expression {
  if (module.method === "profile") {
    const later = module.profile.map((_, index) =>
      add(
        ...module.profile
          .slice(index + 1)
          .map((_, next) => at(shareLine(module.id, index + 1 + next))),
      ),
    );
    return (bills) => add(...later.map((share, index) => mul(at(bills, index), share)));
  }
  const periods = lookBackPeriods(draft, `${module.id}.days`, module.days);
  return (bills) => countBack(bills, at(`${module.id}.days`), periods);
}

function shareLine(moduleId: string, index: number): LineId {
  return `${moduleId}.share${index}`;
}

/** The line's last `days` days, through as many periods as given, this one included. */
export function countBack(line: LineId, days: Expression, periods: number): Expression {
  const terms = Array.from({ length: periods }, (_, back) => {
    const left = back === 0 ? days : sub(days, rolling(DAYS, back));
    return mul(at(line, back), clamp(div(left, at(DAYS, back)), 0, 1));
  });
  return add(...terms);
}

/** The rule's figure before the first period, from what was billed before it. */
export function openBefore(
  method: SettlementMethod,
  document: ModelDocument,
  earlier: readonly number[],
): number {
  if (method.method === "profile") {
    const { profile } = method;
    return sumBack(earlier, (back) =>
      profile.slice(back + 1).reduce((sum, share) => sum + share, 0),
    );
  }
  const [first] = givenDays(document, method.days) ?? [];
  return first === undefined ? 0 : countBackBefore(first, document.timeline, earlier);
}

/** The count of days over figures that end before the first period. */
function countBackBefore(days: number, timeline: Timeline, earlier: readonly number[]) {
  const periods = periodsOf(timeline, -earlier.length, 0);
  let left = days;
  return sumBack(earlier, (back) => {
    const length = periods.at(-1 - back)?.days ?? 0;
    const share = Math.min(Math.max(left / length, 0), 1);
    left -= length;
    return share;
  });
}

/** The latest figure first. */
function sumBack(figures: readonly number[], shareOf: (back: number) => number): number {
  return figures.reduceRight(
    (sum, figure, index) => sum + figure * shareOf(figures.length - 1 - index),
    0,
  );
}
