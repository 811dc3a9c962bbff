import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hashToken, isSameText, makeSecrets, randomToken } from "./secrets.ts";

const secrets = makeSecrets(randomBytes(32));

test("what is sealed opens in its own place and nowhere else", () => {
  const sealed = secrets.encrypt("JBSWY3DPEHPK3PXP", "users.mfa_secret|12");

  expect(secrets.decrypt(sealed, "users.mfa_secret|12")).toBe("JBSWY3DPEHPK3PXP");
  expect(() => secrets.decrypt(sealed, "users.mfa_secret|13")).toThrow();
  expect(() => makeSecrets(randomBytes(32)).decrypt(sealed, "users.mfa_secret|12")).toThrow();
});

test("the same text is never sealed the same way twice, and tells nothing of itself", () => {
  const sealed = Array.from({ length: 100 }, () => secrets.encrypt("secret", "place"));

  expect(new Set(sealed).size).toBe(100);
  expect(sealed.every((text) => /^v1\.[\w-]+$/.test(text) && !text.includes("secret"))).toBe(true);
});

test("a sealed text with any character changed does not open", () => {
  const sealed = secrets.encrypt("secret", "place");
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === "A" ? "Q" : "A";
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(() => secrets.decrypt(changed, "place"), changed).toThrow();
  }
});

test("a text cut short, empty or of another format does not open", () => {
  for (const sealed of ["", "v1.", "v1.AAAA", "v2.AAAA", secrets.encrypt("a", "b").slice(0, -4)]) {
    expect(() => secrets.decrypt(sealed, "b"), sealed).toThrow();
  }
});

test("each purpose signs with a key of its own", () => {
  expect(secrets.sign("reset", "12")).toBe(secrets.sign("reset", "12"));
  expect(secrets.sign("reset", "12")).not.toBe(secrets.sign("device", "12"));
  expect(secrets.sign("reset", "12")).not.toBe(makeSecrets(randomBytes(32)).sign("reset", "12"));
});

test("1,000 tokens of 256 bits are all different, and so are their hashes", () => {
  const tokens = Array.from({ length: 1_000 }, randomToken);

  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(1_000);
  expect(new Set(tokens.map(hashToken)).size).toBe(1_000);
});

test("texts are the same only when they are equal", () => {
  expect(isSameText("abc", "abc")).toBe(true);
  expect(isSameText("abc", "abd")).toBe(false);
  expect(isSameText("abc", "abcd")).toBe(false);
});
