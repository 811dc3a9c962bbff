import { expect, test } from "vitest";
import { paymentForm, readExpiry, tokenOf } from "./card-token.ts";
import { readLines } from "./read-lines.ts";

const card = { paymentMethod: "2", cardNumber: "4242 4242 4242 4242", expiry: "08/29" };
const KEPT = { brand: "Visa", last4: "4242", expiryMonth: 8, expiryYear: 2029 };
const wrongs = (typed: typeof card, hasKeptCard = false) =>
  paymentForm({ card: hasKeptCard ? KEPT : null, cardsBy: "test" })
    .safeParse(typed)
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

test("of a test card a token is made that has its last four digits alone", () => {
  expect(tokenOf(card)).toBe("test:approves:Visa:4242:8:2029");
  expect(wrongs(card)).toEqual([]);
});

test("any other number is refused in the page and has no token", () => {
  const other = { ...card, cardNumber: "4111 1111 1111 1111" };
  expect(tokenOf(other)).toBeUndefined();
  expect(wrongs(other)).toEqual(["cardNumber"]);
});

test.each([
  ["08/29", { month: 8, year: 2029 }],
  [" 8 / 2029 ", { month: 8, year: 2029 }],
  ["13/29", undefined],
  ["00/29", undefined],
  ["0829", undefined],
  ["", undefined],
])("%j is read as %j", (text, date) => {
  expect(readExpiry(text)).toEqual(date);
});

test("where a card is kept none need be typed, and half a one is not taken", () => {
  const none = { ...card, cardNumber: "", expiry: "" };
  expect([wrongs(none), wrongs(none, true)]).toEqual([["cardNumber", "expiry"], []]);
  expect(wrongs({ ...none, cardNumber: card.cardNumber }, true)).toEqual(["expiry"]);
  expect(tokenOf(none)).toBeUndefined();
});

test("whoever pays by invoice types no card", () => {
  expect(wrongs({ paymentMethod: "1", cardNumber: "nonsense", expiry: "" })).toEqual([]);
});

test("addresses are read one per line or with commas between", () => {
  expect(readLines(" a@firm.example\n\nb@firm.example, c@firm.example ")).toEqual([
    ...["a@firm.example", "b@firm.example", "c@firm.example"],
  ]);
});
