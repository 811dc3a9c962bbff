/**
 * Cards of the embedded test gateway: the well-known numbers that no bank gave to anybody. The browser makes a token of
 * one, as a real gateway's own script would, so that no card's number is ever sent to us.
 */
import { cardBrandOf } from "./cards.ts";

/** What comes of a charge to such a card. */
export type TestCardBehaviour =
  | "approves"
  /** Cannot even be kept. */
  | "unkept"
  /** Is kept, and then declined whenever it is charged. */
  | "declines"
  | "lacks_funds"
  | "expired"
  /** The bank asks its holder first, who has to be there. */
  | "asks"
  /** Approves some seconds later. */
  | "delays";

export const TEST_CARDS: Readonly<Record<string, TestCardBehaviour>> = {
  "4242424242424242": "approves",
  "5555555555554444": "approves",
  "378282246310005": "approves",
  "4000000000000002": "unkept",
  "4000000000000341": "declines",
  "4000000000009995": "lacks_funds",
  "4000000000000069": "expired",
  "4000002500003155": "asks",
  "4000000000000077": "delays",
};

export type TestCard = {
  behaviour: TestCardBehaviour;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Undefined for any other number than those above, which is nobody's business here. */
export function testCardToken(number: string, expiryMonth: number, expiryYear: number) {
  const digits = number.replace(/[ -]/g, "");
  const behaviour = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  if (behaviour === undefined) return undefined;
  const parts = [behaviour, cardBrandOf(digits), digits.slice(-4), expiryMonth, expiryYear];
  return `test:${parts.join(":")}`;
}

const TOKEN = /^test:([a-z_]{1,20}):([A-Za-z ]{1,20}):(\d{4}):([1-9]|1[0-2]):(\d{4})$/;

/** Undefined when it is no such token. */
export function readTestCardToken(token: string): TestCard | undefined {
  const [, behaviour, brand, last4, month, year] = TOKEN.exec(token) ?? [];
  if (behaviour === undefined || brand === undefined || last4 === undefined) return undefined;
  if (!isBehaviour(behaviour)) return undefined;
  return { behaviour, brand, last4, expiryMonth: Number(month), expiryYear: Number(year) };
}

function isBehaviour(text: string): text is TestCardBehaviour {
  return Object.values(TEST_CARDS).some((behaviour) => behaviour === text);
}
