import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { DEMO_PASSWORD } from "./demo.ts";

/**
 * Whether a password is easily guessed, for the server, which decides, and for forms, which tell it
 * beforehand. It brings a list of some 50,000 common passwords: load it when it is needed.
 *
 * It is judged twice over: as it is, and by what is left of it without what anybody would try.
 */

/** Whose password it is; what they are called is tried first by whoever knows them. */
export type PasswordOwner = { email: string; name: string; company: string };

/** More than 10^8 guesses. */
const SCORE_MIN = 3;
/** Of what is left: so short a word is tried with every ending, twice over, and backwards. */
const REST_LENGTH_MIN = 10;
/** A password is judged by its beginning: looking for patterns in more of it takes its time. */
const JUDGED_LENGTH_MAX = 32;
const OWN_WORD_LENGTH_MIN = 3;
/** Tried in any combination; those further down the list are words of honest passphrases too. */
const COMMON_COUNT = 200;
const COMMON_LENGTH_MIN = 5;

const BRAND = "forecastle";
const CALENDAR =
  "january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter";
/** Printed everywhere as an example, and therefore tried. */
const PRINTED = ["correcthorsebatterystaple", DEMO_PASSWORD.replaceAll(/\P{L}+/gu, "")];

const EASY = "This is easy to guess. Use a few words that do not belong together.";
const OWN = "This is easy to guess from your name, e-mail or company. Use other words.";

/** What is wrong with the password, in words; undefined when it is strong enough. */
export function weaknessOf(password: string, owner: Partial<PasswordOwner>): string | undefined {
  const own = ownWords(owner);
  const plain = password.normalize("NFKC").toLowerCase().trim().replace(DATES, " ");
  const rests = [plain, spelledOut(plain)].map((text) => restOf(text, own));
  const isOwn = rests.some(({ hasOwn }) => hasOwn);
  const [rest = ""] = rests.map(({ rest }) => rest).sort((a, b) => a.length - b.length);
  if (rest.length < REST_LENGTH_MIN) return isOwn ? OWN : EASY;
  for (const text of [rest, password]) {
    const { score, hasOwn } = judge(text, own);
    if (score < SCORE_MIN) return isOwn || hasOwn ? OWN : EASY;
  }
  return undefined;
}

/** Days and years, in figures. */
const DATES =
  /\b\d{1,2}([./-])\d{1,2}\1(\d{4}|\d{2})\b|\b(19|20)\d\d([./-]?\d\d){2}\b|(19|20)\d\d/g;

const LOOKALIKES: Record<string, string> = {
  ...{ "@": "a", "4": "a", "8": "b", "3": "e", "1": "i", "!": "i", "0": "o" },
  ...{ $: "s", "5": "s", "7": "t" },
};

function spelledOut(text: string) {
  return text.replace(/[^\p{L}\s]/gu, (sign) => LOOKALIKES[sign] ?? sign);
}

/**
 * What is left of it: each word and each sign once, the words run together and the signs behind;
 * without the person's words, those of a calendar and what everybody tries.
 */
function restOf(text: string, own: string[]) {
  const parts: string[] = text.replace(/(.)\1{2,}/gu, "$1").match(/\p{L}+|\p{N}+|./gu) ?? [];
  // A single letter may be one of a word that is spelled with blanks.
  const once = parts.filter((part, at) => isSpelled(part) || parts.indexOf(part) === at);
  const words = once.filter((part) => LETTERS.test(part)).join("");
  const signs = once.filter((part) => !LETTERS.test(part)).join("");
  const foreign = words.replace(anyOf(own), "");
  const rest = foreign.replace(tried(), "") + signs;
  return { rest, hasOwn: foreign !== words };
}

const LETTERS = /[\p{L}\p{N}]/u;
const isSpelled = (part: string) => part.length === 1 && LETTERS.test(part);

/** The longest first, forwards and backwards. */
function anyOf(words: string[]) {
  const whole = words.filter((word) => word.search(SEPARATOR) < 0);
  const bothWays = whole.flatMap((word) => [word, [...word].reverse().join("")]);
  return new RegExp(bothWays.sort((a, b) => b.length - a.length).join("|") || "$.", "gu");
}

let triedWords: RegExp | undefined;

function tried() {
  const common = dictionary["passwords-common"]
    .slice(0, COMMON_COUNT)
    .filter((word) => word.length >= COMMON_LENGTH_MIN);
  triedWords ??= anyOf([...CALENDAR.split(" "), ...PRINTED, ...common]);
  return triedWords;
}

/** Each as it is, without what separates its parts, and part by part. */
function ownWords({ email = "", name = "", company = "" }: Partial<PasswordOwner>) {
  const whole = [email, name, company, BRAND].map((text) => text.toLowerCase());
  const parts = whole.flatMap((text) => text.split(SEPARATOR));
  const joined = whole.map((text) => text.replaceAll(SEPARATOR, ""));
  return [...new Set([...whole, ...joined, ...parts])].filter(
    (word) => word.length >= OWN_WORD_LENGTH_MIN,
  );
}

const SEPARATOR = /[^\p{L}\p{N}]+/gu;

let made: ZxcvbnFactory | undefined;

function judge(password: string, own: string[]) {
  // Made once: sorting the lists takes longer than any password.
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score, sequence } = made.check(password.slice(0, JUDGED_LENGTH_MAX), own);
  const hasOwn = sequence.some(({ dictionaryName }) => dictionaryName === "userInputs");
  return { score, hasOwn };
}
