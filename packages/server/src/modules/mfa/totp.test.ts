import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { makeTotpSecret, otpauthUrl, stepOfCode } from "./totp.ts";

/** The secret and the times of RFC 6238's appendix B, whose codes are the last six digits. */
const secret = Secret.fromUTF8("12345678901234567890").base32;
const vectors: [second: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
];

test.each(vectors)("at second %i the code of RFC 6238 is %s", (second, code) => {
  expect(stepOfCode(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test("a code is good one step early and one step late, and never two", () => {
  const at = (second: number) => stepOfCode(secret, "005924", new Date(second * 1000));
  const start = 1_234_567_890;
  const step = start / 30;

  expect([-31, -30, 0, 29, 59, 60].map((offset) => at(start + offset))).toEqual([
    null,
    step,
    step,
    step,
    step,
    null,
  ]);
});

test("a secret has 160 bits and no two are alike", () => {
  const secrets = Array.from({ length: 100 }, makeTotpSecret);

  expect(new Set(secrets).size).toBe(100);
  expect(secrets.every((made) => Secret.fromBase32(made).bytes.length === 20)).toBe(true);
});

test("the QR code's address gives the same codes and names the product and the person", () => {
  const url = otpauthUrl(secret, "ann@firm.example");
  const now = new Date(59_000);
  const { searchParams, pathname } = new URL(url);
  const given = new TOTP({ secret: searchParams.get("secret") ?? "" });

  expect(decodeURIComponent(pathname)).toBe("/Forecastle:ann@firm.example");
  expect(given.generate({ timestamp: now.getTime() })).toBe("287082");
});
