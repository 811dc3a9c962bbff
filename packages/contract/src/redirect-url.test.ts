import { expect, test } from "vitest";
import { safeRedirectUrl } from "./redirect-url.ts";

test.each([
  "/",
  "/clients",
  "/clients?page=2&filter=Active",
  "/account/mfa/enable",
  "/clients?search=a%2Fb#top",
  "/login/reset/1/2/x%20y",
])("%s is a place of ours and is kept", (redirectUrl) => {
  expect(safeRedirectUrl(redirectUrl)).toBe(redirectUrl);
});

test.each([
  "",
  "clients",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "https:evil.example",
  "HTTPS://evil.example/",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "/\tevil",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%09/evil.example",
  "/%00",
  "/\u0000",
  "/\u007f",
  "/%",
  "/%E0%A4%A",
  "@evil.example",
  "?next=//evil.example",
  "#//evil.example",
  ".//evil.example",
  "..//evil.example",
  "http:///evil.example",
  "ftp://evil.example",
  "file:///etc/passwd",
  "blob:https://evil.example/x",
  "about:blank",
  "//evil.example@ours.example",
  "//ours.example.evil.example",
  "/\\/evil.example",
  "/\\\\evil.example",
  "\u2028//evil.example",
  "\u00a0//evil.example",
  "/%2f/evil.example",
  "/.%2f/evil.example/..//",
])("%j does not leave our origin: it becomes the home page", (redirectUrl) => {
  expect(safeRedirectUrl(redirectUrl)).toBe("/");
});

test("an address of more than 2,000 characters becomes the home page", () => {
  expect(safeRedirectUrl(`/${"a".repeat(2_000)}`)).toBe("/");
});

test("whatever is given, the answer resolves to our origin", () => {
  for (const start of ["/", "/\\", "//", "/.", "/..", "/%2f", "/%5c", "/;", "/:", "/@"]) {
    for (const rest of [
      "",
      "/",
      "\\",
      "evil.example",
      "/evil.example",
      "\\evil.example",
      "?x",
      "#",
    ]) {
      const answer = safeRedirectUrl(start + rest);
      expect(new URL(answer, "https://ours.example").origin).toBe("https://ours.example");
    }
  }
});
