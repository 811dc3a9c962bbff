import type { Override } from "@app/engine/model/document";

/**
 * One's own way from some changes by hand to others, gone in what they have become since. They have
 * no ids, and those of one line bear one name: each is known by what it says. Undefined where
 * somebody else has changed the same periods of a line.
 */
export function overridesBack(
  from: Override[],
  to: Override[],
  now: Override[],
): Override[] | undefined {
  if (from === to) return now;
  const others = [...without(now, from), ...without(from, now)];
  if (others.length === 0) return to;
  const [gone, back] = [without(from, to), without(to, from)];
  const isAtOdds = (own: Override) => others.some((other) => isOverlapping(own, other));
  if ([...gone, ...back].some(isAtOdds)) return undefined;
  const goneTexts = new Set(gone.map(textOf));
  const kept = now.flatMap((each) =>
    goneTexts.has(textOf(each)) ? back.filter((own) => isOfCell(own, each)) : [each],
  );
  return [...kept, ...without(back, kept)];
}

function without(list: readonly Override[], other: readonly Override[]): Override[] {
  const texts = new Set(other.map(textOf));
  return list.filter((each) => !texts.has(textOf(each)));
}

function textOf({ line, mode, value, from, to, note }: Override): string {
  return JSON.stringify([line, mode, value, from, to, note]);
}

function isOfCell(one: Override, other: Override): boolean {
  return one.line === other.line && one.from === other.from && one.to === other.to;
}

function isOverlapping(one: Override, other: Override): boolean {
  const isBefore = (left: Override, right: Override) =>
    (left.to ?? Number.POSITIVE_INFINITY) < (right.from ?? 0);
  return one.line === other.line && !isBefore(one, other) && !isBefore(other, one);
}
