import { expect, test } from "vitest";
import { hrefAfterSignIn } from "./redirect.ts";

test.each([
  ["/clients?page=2", "/app/clients?page=2"],
  [undefined, "/app/"],
  ["", "/app/"],
  ["https://evil.example", "/app/"],
  ["//evil.example", "/app/"],
  ["/\\evil.example", "/app/"],
  ["javascript:alert(1)", "/app/"],
])("after signing in, the redirectUrl %s leads to %s", (redirectUrl, href) => {
  expect(hrefAfterSignIn(redirectUrl)).toBe(href);
});
