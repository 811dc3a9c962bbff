import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/**
 * Whether a password is easily guessed, for the server, which decides, and for forms, which tell it
 * beforehand. It brings a list of some 50,000 common passwords: load it when it is needed.
 */

/** Whose password it is; what they are called is tried first by whoever knows them. */
export type PasswordOwner = { email: string; name: string; company: string };

/** More than 10^8 guesses. */
const SCORE_MIN = 3;
/** A password is judged by its beginning: looking for patterns in more of it takes its time. */
const JUDGED_LENGTH_MAX = 32;
const OWN_WORD_LENGTH_MIN = 3;
const BRAND = "forecastle";

const EASY = "This is easy to guess. Use a few words that do not belong together.";
const OWN = "This is easy to guess from your name, e-mail or company. Use other words.";

/** What is wrong with the password, in words; undefined when it is strong enough. */
export function weaknessOf(password: string, owner: Partial<PasswordOwner>): string | undefined {
  if (!VISIBLE.test(password)) return EASY;
  const { score, sequence } = judge().check(password.slice(0, JUDGED_LENGTH_MAX), ownWords(owner));
  if (score >= SCORE_MIN) return undefined;
  return sequence.some(({ dictionaryName }) => dictionaryName === "userInputs") ? OWN : EASY;
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Each as it is, without what separates its parts, and part by part. */
function ownWords({ email = "", name = "", company = "" }: Partial<PasswordOwner>) {
  const whole = [email, name, company, BRAND].map((text) => text.toLowerCase());
  const parts = whole.flatMap((text) => text.split(SEPARATORS));
  const joined = whole.map((text) => text.replace(SEPARATORS, ""));
  return [...new Set([...whole, ...joined, ...parts])].filter(
    (word) => word.length >= OWN_WORD_LENGTH_MIN,
  );
}

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

let made: ZxcvbnFactory | undefined;

/** Made once: sorting the lists takes longer than any password. */
function judge() {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return made;
}
