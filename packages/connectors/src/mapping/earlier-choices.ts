/**
 * What a team chose for accounts before: the same name leads to the same line, and a name with
 * nearly the same words does with less certainty. Of several choices the most frequent counts.
 */
import type { AccountClass } from "#ledger/ledger.ts";
import { plainWords } from "./name-rule.ts";

export type EarlierChoice = { name: string; class: AccountClass; line: string };

export type ChoiceFound = { line: string; name: string; likeness: number };

const LIKENESS_MIN = 0.66;

type Kept = { name: string; words: ReadonlySet<string>; counts: Map<string, number> };

export function choiceFinder(choices: readonly EarlierChoice[]) {
  const kept = new Map<AccountClass, Map<string, Kept>>();
  for (const { name, class: accountClass, line } of choices) {
    const ofClass = kept.get(accountClass) ?? new Map<string, Kept>();
    kept.set(accountClass, ofClass);
    const plain = plainWords(name);
    const one = ofClass.get(plain) ?? { name, words: new Set(plain.split(" ")), counts: new Map() };
    ofClass.set(plain, one);
    one.counts.set(line, (one.counts.get(line) ?? 0) + 1);
  }
  return (name: string, accountClass: AccountClass): ChoiceFound | undefined => {
    const ofClass = kept.get(accountClass);
    if (!ofClass) return undefined;
    const same = ofClass.get(plainWords(name));
    if (same) return { line: mostFrequent(same), name: same.name, likeness: 1 };
    return mostAlike(name, [...ofClass.values()]);
  };
}

function mostAlike(name: string, choices: readonly Kept[]): ChoiceFound | undefined {
  const words = new Set(plainWords(name).split(" "));
  let best: ChoiceFound | undefined;
  for (const choice of choices) {
    const shared = [...words].filter((word) => choice.words.has(word)).length;
    const likeness = shared / (words.size + choice.words.size - shared);
    if (likeness < LIKENESS_MIN || likeness <= (best?.likeness ?? 0)) continue;
    best = { line: mostFrequent(choice), name: choice.name, likeness };
  }
  return best;
}

/** Of two chosen as often, the one that comes first in the alphabet: the same every time. */
function mostFrequent({ counts }: Kept): string {
  const [first] = [...counts].sort(
    ([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1),
  );
  return first?.[0] ?? "";
}
