import { foldText, foldWords } from "@app/contract/fold-text";

type Searched = {
  label: string;
  /** Other words it is looked for by. */
  keywords?: string | undefined;
};

/**
 * How well something fits what was typed, the least the best; nothing when it does not: it is its name, which begins with it,
 * words of its name do, it is anywhere in the name, among the other words, or one slip away from words of the name.
 */
export function rankMatch({ label, keywords = "" }: Searched, text: string): number | undefined {
  const typed = foldWords(text);
  const name = foldText(label);
  const names = foldWords(label);
  if (typed.length > 0 && name === typed.join(" ")) return -1;
  if (name.startsWith(typed.join(" "))) return 0;
  if (typed.every((word) => names.some((own) => own.startsWith(word)))) return 1;
  if (typed.every((word) => name.includes(word))) return 2;
  const all = `${name} ${foldText(keywords)}`;
  if (typed.every((word) => all.includes(word))) return 3;
  const isMeant = (word: string) => names.some((own) => isSlip(word, own));
  return typed.every((word) => all.includes(word) || isMeant(word)) ? 4 : undefined;
}

/** Shorter words are too easily something else. */
const SLIP_LETTERS_MIN = 5;

/** One letter more, less, wrong or out of turn in what may be the beginning of a word. */
function isSlip(typed: string, own: string) {
  if (typed.length < SLIP_LETTERS_MIN) return false;
  let at = 0;
  while (at < typed.length && typed[at] === own[at]) at += 1;
  const goesOn = (ownFrom: number, typedFrom: number) =>
    own.slice(ownFrom).startsWith(typed.slice(typedFrom));
  const isSwapped = own[at] === typed[at + 1] && own[at + 1] === typed[at];
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (isSwapped && goesOn(at + 2, at + 2))
  );
}

/** The parts of a name, each with whether it is what was typed; as they are written there. */
export function markMatch(label: string, text: string): { part: string; isMatch: boolean }[] {
  const typed = foldWords(text).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (typed.length === 0) return [{ part: label, isMatch: false }];
  const letters = [...label.normalize()];
  const folded = letters.map(foldText);
  /** Which letter each of the folded ones was: one may have become two. */
  const places = folded.flatMap((own, at) => Array.from(own, () => at));
  const marked = new Set<number | undefined>();
  for (const { 0: found, index } of folded.join("").matchAll(new RegExp(typed.join("|"), "g"))) {
    for (let at = index; at < index + found.length; at += 1) marked.add(places[at]);
  }
  const parts: { part: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatch = marked.has(at);
    if (last?.isMatch === isMatch) last.part += letter;
    else parts.push({ part: letter, isMatch });
  }
  return parts;
}
