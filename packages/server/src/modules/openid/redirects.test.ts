import { OPENID_RESULTS } from "@app/contract/openid";
import { hostileRedirects } from "@app/contract/testing/hostile-redirects";
import { someOf } from "@app/engine/testing/runs";
import { expect, test } from "vitest";
import { comeBack, newPerson, testOpenidApp } from "#testing/test-openid.ts";

/** Each goes through all of a sign-in; how an address is read is tried on all of them where that is done. */
const tried = someOf(hostileRedirects, 20);

test(`${tried.length} hostile addresses to go on to become a page of ours, through either provider`, async () => {
  const app = await testOpenidApp({ rateLimitScale: 10 });
  // What cannot be stored is refused with the request it is in.
  const storable = tried.filter((redirectUrl) => !redirectUrl.includes("\0"));
  const onwards = new Set<string>();
  for (const [at, redirectUrl] of storable.entries()) {
    const client = at % 2 === 0 ? "xero" : "quickbooks";
    const back = await comeBack(app, { client, redirectUrl }, newPerson());
    expect(back.resultCode).toBe(OPENID_RESULTS.AUTHENTICATED_USER_CONNECTED);
    onwards.add(back.redirectUrl.replace(/\bauthSessionUuid=[\da-f-]{36}$/, ""));
  }
  expect(storable.length).toBeGreaterThanOrEqual(tried.length - 1);
  // Who said nothing at all goes where books are connected.
  expect([...onwards].sort()).toEqual(["/?", "/connections/add?"]);
});
