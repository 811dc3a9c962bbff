/**
 * The whole explanation at once: what a figure adds up from in the end. Every part that is a
 * figure is opened until only given figures and arithmetic are left; the same leaf reached on
 * several ways is told once, with how often it counts. The contributions add up to the figure.
 */
import type { LineId } from "#lines/expression.ts";
import type { Arithmetic } from "#trace/arithmetic.ts";
import { type Explanation, explain } from "#trace/explain.ts";
import type { Origin } from "#trace/origin.ts";
import type { View } from "#trace/view.ts";

export type Leaf = {
  line: LineId;
  name: string;
  period: number;
  /** How often it counts: −1 when it is taken away, 2 when it comes by two ways. */
  weight: number;
  contribution: number;
  origin: Origin;
  /** Empty for a given figure; otherwise the product or ratio that the line holds. */
  arithmetic: Arithmetic;
};

export function leavesOf(view: View, id: LineId, period: number): Leaf[] {
  const weights = new Map([[keyOf(id, period), 1]]);
  return explainedInOrder(view, id, period).flatMap((explanation) => {
    const weight = weights.get(keyOf(explanation.line, explanation.period)) ?? 0;
    for (const { figure, sign } of explanation.parts) {
      if (!figure) continue;
      const key = keyOf(figure.line, figure.period);
      weights.set(key, (weights.get(key) ?? 0) + sign * weight);
    }
    return weight === 0 ? [] : ownLeaves(explanation, weight);
  });
}

function ownLeaves({ parts, value, origin, ...at }: Explanation, weight: number): Leaf[] {
  const { line, name, period } = at;
  const leaf = (contribution: number, arithmetic: Arithmetic): Leaf => ({
    line,
    name,
    period,
    weight,
    contribution: weight * contribution,
    origin,
    arithmetic,
  });
  if (parts.length === 0) return [leaf(value, [])];
  return parts
    .filter(({ figure }) => figure === undefined)
    .map(({ contribution, arithmetic }) => leaf(contribution, arithmetic));
}

/** Every figure on the way, each before the figures it is made of. */
function explainedInOrder(view: View, id: LineId, period: number): Explanation[] {
  const done: Explanation[] = [];
  const seen = new Set([keyOf(id, period)]);
  const path = [{ explanation: explain(view, id, period), next: 0 }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const part = top.explanation.parts[top.next];
    top.next += 1;
    if (!part) {
      done.push(top.explanation);
      path.pop();
    } else if (part.figure && !seen.has(keyOf(part.figure.line, part.figure.period))) {
      const { line, period: at } = part.figure;
      seen.add(keyOf(line, at));
      path.push({ explanation: explain(view, line, at), next: 0 });
    }
  }
  return done.reverse();
}

function keyOf(line: LineId, period: number): string {
  return `${line}@${period}`;
}
