import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "./demo.ts";
import { weaknessOf } from "./password-strength.ts";

const owner = {
  email: "priya@marlowetran.example",
  name: "Priya Raman",
  company: "Marlowe Tran Advisory",
};

describe("weak passwords were taken: refused is", () => {
  test.each([
    "password1234",
    " ".repeat(12),
    "\u00a0\u2003".repeat(8),
    "aaaaaaaaaaaa",
    "abcdefghijkl",
    "123456789012",
    "qwertyuiop12",
    "Passw0rd!234",
    "iloveyou1234",
    "letmeinplease",
    "monkeymonkey",
    "p@ssw0rdp@ssw0rd",
    "a".repeat(128),
  ])("%j, which is common", (password) => {
    expect(weaknessOf(password, owner)).toBe(
      "This is easy to guess. Use a few words that do not belong together.",
    );
  });

  test.each([
    "priya@marlowetran.example",
    "Priya@Marlowetran.example1",
    "PriyaRaman2026",
    "priya raman 1",
    "marlowetran2026!",
    "Marlowe Tran Advisory",
    "forecastle123",
    "Forecastle!2026",
  ])("%j, which is made of the person's own words", (password) => {
    expect(weaknessOf(password, owner)).toBe(
      "This is easy to guess from your name, e-mail or company. Use other words.",
    );
  });
});

test.each([
  DEMO_PASSWORD,
  "correct horse battery",
  "xkqz7!vbm2Lp",
  "priya drinks green tea at nine",
])("%j is strong enough", (password) => {
  expect(weaknessOf(password, owner)).toBeUndefined();
});

test("somebody of whom nothing is known is judged by the lists alone", () => {
  expect(weaknessOf("priyaraman 2026 brightly", {})).toBeUndefined();
  expect(weaknessOf("password1234", {})).toBeDefined();
});
