/**
 * How like a name is to the names placed on each line: by its words, its pairs of words, and parts
 * of five letters, so that "Brauereipacht" is like "Pacht" and "Pachtzins". Each says how much
 * oftener it is met on a line than elsewhere; what they say is added up (naive Bayes).
 */
import type { AccountClass } from "#ledger/ledger.ts";
import { linesOfClass } from "./class-wall.ts";
import { plainWords } from "./name-rule.ts";
import type { PlacedName } from "./placed-names.ts";

export type NameLikeness = {
  /** For each line of the class, how much the name says for it: logarithms. */
  of: (name: string, accountClass: AccountClass) => readonly number[];
  /** The name on that line that says most of why it is like this one. */
  alike: (name: string, accountClass: AccountClass, line: string) => string | undefined;
};

export function nameLikeness(names: readonly PlacedName[]): NameLikeness {
  const byClass = new Map<AccountClass, LikenessOfClass>();
  const ofClass = (accountClass: AccountClass) => {
    const found = byClass.get(accountClass) ?? likenessOfClass(names, accountClass);
    byClass.set(accountClass, found);
    return found;
  };
  return {
    of: (name, accountClass) => ofClass(accountClass).of(name),
    alike: (name, accountClass, line) => ofClass(accountClass).alike(name, line),
  };
}

type LikenessOfClass = {
  of: (name: string) => readonly number[];
  alike: (name: string, line: string) => string | undefined;
};

/** What is added to what was counted, so that a part met once does not decide alone. */
const SMOOTHING = 6;
/** How much it counts that a line has many accounts. */
const COMMONNESS = 0.7;

function likenessOfClass(
  names: readonly PlacedName[],
  accountClass: AccountClass,
): LikenessOfClass {
  const lines = [...linesOfClass(accountClass).keys()];
  const placed = names.filter((each) => each.class === accountClass && lines.includes(each.line));
  const counts = new Map<string, Float32Array>();
  const [ofLine, met] = [new Float64Array(lines.length), new Float64Array(lines.length)];
  for (const { name, line, weight } of placed) {
    const at = lines.indexOf(line);
    met[at] = (met[at] ?? 0) + weight;
    for (const [part, says] of partsOf(name)) {
      const counted = counts.get(part) ?? new Float32Array(lines.length);
      counts.set(part, counted);
      counted[at] = (counted[at] ?? 0) + says * weight;
      ofLine[at] = (ofLine[at] ?? 0) + says * weight;
    }
  }
  const [all, metAll] = [sum(ofLine), sum(met)];
  // From here on each part tells how much oftener it is met on a line than elsewhere.
  for (const counted of counts.values()) {
    const usual = sum(counted) / all;
    for (const at of lines.keys()) {
      const here = ((counted[at] ?? 0) + SMOOTHING * usual) / ((ofLine[at] ?? 0) + SMOOTHING);
      counted[at] = Math.log(here / usual);
    }
  }
  const commonness = lines.map((_, at) => COMMONNESS * Math.log(((met[at] ?? 0) + 1) / metAll));
  const of = (name: string) => {
    const scores = [...commonness];
    const known = [...partsOf(name)].filter(([part]) => counts.has(part));
    for (const [part, says] of known) {
      const oftener = counts.get(part);
      for (let at = 0; at < scores.length; at++) {
        scores[at] = (scores[at] ?? 0) + says * (oftener?.[at] ?? 0);
      }
    }
    // A name of which nothing was met is no likelier on a line that has many accounts.
    return known.length > 0 ? scores : lines.map(() => 0);
  };
  const plain = placed.map(({ name, line }) => ({ name, line, words: ` ${plainWords(name)} ` }));
  const told = new Map<string, string>();
  const alike = (name: string, line: string) => {
    const at = lines.indexOf(line);
    const telling = [...partsOf(name)]
      .flatMap(([part, says]) => {
        const oftener = counts.get(part)?.[at] ?? 0;
        return oftener > 0 ? [{ part, says: says * oftener }] : [];
      })
      .toSorted((one, other) => other.says - one.says);
    const part = telling[0]?.part;
    if (part === undefined) return undefined;
    const key = `${line} ${part}`;
    const found =
      told.get(key) ?? plain.find((each) => each.line === line && each.words.includes(part))?.name;
    if (found !== undefined) told.set(key, found);
    return found;
  };
  return { of, alike };
}

const WORD = 2;
const PAIR = 0.7;
const PART = 0.5;
const PART_LENGTH = 5;
const WHOLE_NAME = 1;

/** Words that say nothing of an account. */
const FILLERS = new Set(
  "and or of the for to on in at by from with our per as von vom der die das dem den und fur im am zu an auf mit bei aus de la le les des du et au aux sur pour par en un une het een van voor bij te aan met uit op el los las del y por con para".split(
    " ",
  ),
);

/** What a name is compared by, and how much each counts; together as much for any length of name. */
function partsOf(name: string): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const words = plainWords(name)
    .split(" ")
    .filter((word) => /[a-z]\w/.test(word) && !FILLERS.has(word));
  for (const [at, word] of words.entries()) {
    const [whole, before] = [` ${word} `, words[at - 1]];
    for (let start = 0; start + PART_LENGTH <= whole.length; start++) {
      parts.set(whole.slice(start, start + PART_LENGTH), PART);
    }
    if (before) parts.set(` ${before}${whole}`, PAIR);
    parts.set(whole, WORD);
  }
  if (words.length > 0) parts.set(`=${words.join(" ")}`, WHOLE_NAME);
  let squares = 0;
  for (const says of parts.values()) squares += says * says;
  const length = Math.sqrt(squares);
  for (const [part, says] of parts) parts.set(part, says / length);
  return parts;
}

function sum(numbers: Float32Array | Float64Array): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}
