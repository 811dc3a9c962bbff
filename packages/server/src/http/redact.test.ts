import { expect, test } from "vitest";
import { redactUrl } from "./redact.ts";

const SHARE = "Zm9yZWNhc3RsZS1zaGFyZS10b2tlbg";
const UUID = "7a553a4c-63f0-436e-acdb-36a289e733e6";

test.each([
  ["/api/frontend/client", "/api/frontend/client"],
  ["/api/frontend/client/12", "/api/frontend/client/12"],
  ["/api/frontend/client?offset=10&filter=Active", "/api/frontend/client?offset=10&filter=Active"],
  ["/api/frontend/client?search=Acorn", "/api/frontend/client?search=***"],
  [`/app/view_report/7?share=${SHARE}`, "/app/view_report/7?share=***"],
  [
    `/app/view_report/7?page=1&share=${SHARE}&share=b`,
    "/app/view_report/7?page=1&share=***&share=***",
  ],
  [`/api/frontend/password_reset/12/1894694400000/${SHARE}`, "/api/frontend/password_reset/***"],
  ["/app/login/reset/12/1894694400000/short", "/app/login/reset/***"],
  ["/api/frontend/password_reset/12/1894694400000/abc", "/api/frontend/password_reset/***"],
  [`/api/frontend/mfa/auth_session/${UUID}`, "/api/frontend/mfa/auth_session/***"],
  [
    `/app/login/mfa?authSessionUuid=${UUID}&redirectUrl=%2F`,
    "/app/login/mfa?authSessionUuid=***&redirectUrl=***",
  ],
  ["/app/login?mail=ada@example.com", "/app/login?mail=***"],
  ["/app/assets/index-DkT3x_1a.js", "/app/assets/index-DkT3x_1a.js"],
  ["/app/login?page=hunter2 or so", "/app/login?page=***"],
  ["/x?share", "/x?share=***"],
  ["/x?a=1?share=secret", "/x?a=***"],
])("%s is logged as %s", (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

test("an address of any length takes one short line", () => {
  expect(redactUrl(`/${"a/".repeat(50_000)}?${"b=c&".repeat(50_000)}`).length).toBeLessThan(2_000);
});

test("what looks like a line of its own does not become one", () => {
  expect(redactUrl('/a\n{"level":60}')).toBe("/***");
});
