/**
 * What the words of an account's name say about its line. Words are compared in lower case and
 * without accents, so that one pattern serves every way of writing them; the class of the account
 * decides which lines a word may lead to, so that "interest" is income here and expense there.
 */
export type NameRule = { line: string; weight: number; words: RegExp };

/** Leaves little doubt / is usual / is a hint when nothing better is there. */
export const CLEAR = 0.92;
export const USUAL = 0.8;
export const HINT = 0.55;

export function rule(line: string, weight: number, words: RegExp): NameRule {
  return { line, weight, words };
}

/** What comes after says no more, and a cell can hold 32,767 characters. */
const NAME_LENGTH_READ = 160;

/** "Büromaterial & Porto" becomes "buromaterial and porto". */
export function plainWords(name: string): string {
  return name
    .slice(0, NAME_LENGTH_READ)
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/[øö]/g, "o")
    .replace(/å/g, "a")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
