import { dictionary } from "@zxcvbn-ts/language-common";
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
    "password-password",
    "qwerty-qwerty",
    "letmein-letmein",
    "changeme-changeme",
    "admin-admin-admin",
    "cashflow-cashflow",
    "fc fc fc fc fc",
    "monkeydragonmonkey",
    "P@ssw0rd-P@ssw0rd",
    "dr0wssap-dr0wssap",
    "ｐａｓｓｗｏｒｄ－ｐａｓｓ",
    "thisismypassword",
    "mypasswordisthis",
    "winter2026winter",
    "January-2026-January",
    "Sommer2024!!",
    "11/15/2026-11/15/2026",
    "2026-11-15 2026",
    "+61 400 000 000",
    "correct horse battery staple",
    "p a s s w o r d",
    "    password    ",
    "a           a",
    DEMO_PASSWORD,
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
    "forecastle-forecastle",
    "Forecastle!Forecastle!",
    "eltsacerof-eltsacerof",
    "Priya-Raman-2026",
    "RamanPriya123!",
    "Pr1y4-R4m4n-Pr1y4",
    "p-r-i-y-a r-a-m-a-n",
    "Marlowe-Tran-Advisory",
    "priya-priya-priya",
    "marlowetran.example",
  ])("%j, which is made of the person's own words", (password) => {
    expect(weaknessOf(password, owner)).toBe(
      "This is easy to guess from your name, e-mail or company. Use other words.",
    );
  });
});

test.each([
  "correct horse battery",
  "copper violin meadow thirst",
  "winter-gravel-mouse-lantern",
  "xkqz7!vbm2Lp",
  ';K]9&z"^~2m%',
  "priya drinks green tea at nine",
])("%j is strong enough", (password) => {
  expect(weaknessOf(password, owner)).toBeUndefined();
});

test("of 30 passphrases of four drawn words and 30 drawn texts of 12 signs none is refused", () => {
  const pick = makeDraws();
  const words = dictionary["diceware-common"];
  const signs = [..."abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789!#$%&*+-=?@_"];
  const draw = (from: string[], count: number, between: string) =>
    Array.from({ length: count }, () => pick(from)).join(between);
  const drawn = Array.from({ length: 30 }, (_, at) => [
    draw(words, 4, ["-", " ", ""][at % 3] ?? ""),
    draw(signs, 12, ""),
  ]).flat();

  expect(drawn.filter((password) => weaknessOf(password, owner))).toEqual([]);
});

/** Always the same draws. */
function makeDraws() {
  let state = 1;
  return <T>(from: T[]) => {
    state = (state * 48_271) % 2_147_483_647;
    return from[state % from.length] as T;
  };
}

test("somebody of whom nothing is known is judged by the lists alone", () => {
  expect(weaknessOf("priyaraman 2026 brightly", {})).toBeUndefined();
  expect(weaknessOf("password1234", {})).toBeDefined();
});
