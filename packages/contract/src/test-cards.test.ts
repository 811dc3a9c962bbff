import { expect, test } from "vitest";
import { cardBrandOf } from "./cards.ts";
import { readTestCardToken, TEST_CARDS, testCardToken } from "./test-cards.ts";

test("a card's kind is told by its first digit", () => {
  expect(["4242", "5555", "3782", "6011", "", " 4000"].map(cardBrandOf)).toEqual([
    ...["Visa", "MasterCard", "American Express", "credit card", "credit card", "Visa"],
  ]);
});

test("a token tells what becomes of the card, its kind, last digits and expiry, and not its number", () => {
  const token = testCardToken("4000 0025 0000 3155", 8, 2029);
  expect(token).toBe("test:asks:Visa:3155:8:2029");
  expect(readTestCardToken(token ?? "")).toEqual({
    ...{ behaviour: "asks", brand: "Visa", last4: "3155", expiryMonth: 8, expiryYear: 2029 },
  });
});

test("every test card's number has the check digit of a card, and a token that is read back", () => {
  for (const [number, behaviour] of Object.entries(TEST_CARDS)) {
    expect(luhnSum(number) % 10).toBe(0);
    expect(readTestCardToken(testCardToken(number, 12, 2030) ?? "")?.behaviour).toBe(behaviour);
  }
});

test("any other number gives no token, and any other text is none", () => {
  for (const number of ["4111111111111111", "", "constructor"]) {
    expect(testCardToken(number, 1, 2030)).toBeUndefined();
  }
  for (const token of [
    "",
    "pm_1",
    "test:toString:Visa:4242:8:2029",
    "test:approves:Visa:42:8:2029",
    "test:approves:Visa:4242:13:2029",
  ]) {
    expect(readTestCardToken(token)).toBeUndefined();
  }
});

/** Every second digit from the right counts twice, and its digits are added. */
function luhnSum(number: string) {
  return [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
