import { expect, test } from "vitest";
import { safeRedirectUrl } from "./redirect-url.ts";
import { hostileRedirects } from "./testing/hostile-redirects.ts";

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

test.each(hostileRedirects)(
  "%j does not leave our origin: it becomes the home page",
  (redirectUrl) => {
    expect(safeRedirectUrl(redirectUrl)).toBe("/");
  },
);

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
