/**
 * What a team chose for accounts before: the same name leads to the same line, and a name with
 * nearly the same words does with less certainty. Clients use the same word for different things:
 * where the team chose differently for one name, it is a question again, with who chose what.
 */
import { standardLine } from "@app/engine/model/standard-lines";
import type { AccountClass } from "#ledger/ledger.ts";
import { plainWords } from "./name-rule.ts";

export type EarlierChoice = {
  name: string;
  class: AccountClass;
  line: string;
  /** Who chose it; left out where that is not known. */
  by?: string;
  /** The connection it was chosen for; left out where the reader may not know it. */
  where?: string;
};

export type ChoiceFound = {
  /** Of several, the one that was chosen most often. */
  line: string;
  name: string;
  likeness: number;
  /** The team chose more than one line for the name. */
  isContradicted: boolean;
  /** "Chosen as Sales of goods by Priya for Acorn, as Sales of services by Tom for Birch." */
  words: string;
};

const LIKENESS_MIN = 0.66;

type Kept = { name: string; words: ReadonlySet<string>; choices: EarlierChoice[] };

export function choiceFinder(choices: readonly EarlierChoice[]) {
  const kept = new Map<AccountClass, Map<string, Kept>>();
  for (const choice of choices) {
    const { name, class: accountClass } = choice;
    const ofClass = kept.get(accountClass) ?? new Map<string, Kept>();
    kept.set(accountClass, ofClass);
    const plain = plainWords(name);
    const one = ofClass.get(plain) ?? { name, words: new Set(plain.split(" ")), choices: [] };
    ofClass.set(plain, one);
    one.choices.push(choice);
  }
  return (name: string, accountClass: AccountClass): ChoiceFound | undefined => {
    const ofClass = kept.get(accountClass);
    if (!ofClass) return undefined;
    const same = ofClass.get(plainWords(name));
    return same ? found(same, 1) : mostAlike(name, [...ofClass.values()]);
  };
}

function found({ name, choices }: Kept, likeness: number): ChoiceFound {
  const lines = [...new Set(choices.map(({ line }) => line))];
  const byLine = lines
    .map((line) => ({ line, chosen: choices.filter((choice) => choice.line === line) }))
    // Of two chosen as often, the one that comes first in the alphabet: the same every time.
    .sort(
      (one, other) => other.chosen.length - one.chosen.length || (one.line < other.line ? -1 : 1),
    );
  const words = byLine.map(({ line, chosen }) => `as ${lineName(line)}${whoseWords(chosen)}`);
  return {
    ...{ line: byLine[0]?.line ?? "", name, likeness, isContradicted: byLine.length > 1 },
    words: `Chosen ${words.join(", ")}.`,
  };
}

function lineName(line: string) {
  return standardLine(line)?.name ?? line;
}

/** The first of those who chose it, and how many more there are. */
function whoseWords([first, ...others]: readonly EarlierChoice[]): string {
  const by = first?.by ? ` by ${first.by}` : " by your team";
  const where = first?.where ? ` for ${first.where}` : "";
  return `${by}${where}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}

function mostAlike(name: string, choices: readonly Kept[]): ChoiceFound | undefined {
  const words = new Set(plainWords(name).split(" "));
  let best: { choice: Kept; likeness: number } | undefined;
  for (const choice of choices) {
    const shared = [...words].filter((word) => choice.words.has(word)).length;
    const likeness = shared / (words.size + choice.words.size - shared);
    if (likeness < LIKENESS_MIN || likeness <= (best?.likeness ?? 0)) continue;
    best = { choice, likeness };
  }
  return best && found(best.choice, best.likeness);
}
