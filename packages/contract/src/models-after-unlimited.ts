/** What becomes of a team's models once its unlimited ones end, as letters, alerts and pages tell it. */
import { dayWords, readDay } from "@app/engine/time/day";
import { centsText, hundredthsOf } from "./cents.ts";
import type { Currency } from "./plans.ts";

export type ModelsAfterUnlimited = {
  /** The first day without them, from which on models can be bought. */
  boughtFrom: string;
  /** The first of the months that charge the models that were bought. */
  chargedFrom: string;
  /** A model's price for a month, before tax. */
  price: number;
  boughtCount: number;
  unboughtCount: number;
  /** The first of them by name. */
  unboughtNames: string[];
};

/** Nobody is charged for a model that nobody bought, so it is said which those are. */
export function modelsAfterWords(after: ModelsAfterUnlimited, currency: Currency): string {
  const { boughtCount: bought, unboughtCount: unbought } = after;
  const each = `${currency} ${centsText(hundredthsOf(after.price))} a month before tax`;
  const words = [
    bought > 0 &&
      `From ${wordsOf(after.chargedFrom)} on ${counted(bought)} of your team ${bought === 1 ? "is" : "are"} charged again, at ${each}${bought === 1 ? "" : " each"}.`,
    unbought > 0 &&
      `${counted(unbought)} ${unbought === 1 ? "is not bought and has" : "are not bought and have"} to be from ${wordsOf(after.boughtFrom)} on, at ${each}${unbought === 1 ? "" : " each"}: ${namesOf(after)}. Nothing is charged for ${unbought === 1 ? "it" : "them"} unless bought.`,
  ].filter((each) => each !== false);
  return words.length > 0 ? words.join(" ") : "No model of your team is charged then.";
}

const counted = (count: number) => (count === 1 ? "1 model" : `${count} models`);

const wordsOf = (day: string) => dayWords(readDay(day) ?? 0);

function namesOf({ unboughtNames: names, unboughtCount }: ModelsAfterUnlimited) {
  const more = unboughtCount - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
