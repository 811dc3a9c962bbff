import { API_BASE } from "@app/contract/endpoint";
import { getOnboardingSession } from "@app/contract/onboarding";
import { afterEach, expect, test, vi } from "vitest";
import { sessionByEmail, sessionByUuid } from "./find-session.ts";

afterEach(() => vi.unstubAllGlobals());

const ENDED = { success: false, data: null, errors: [{ key: "root", message: "Ended." }] };
const SESSION = { uuid: "u", email: "dana@firm.example", isVerified: false };

/** Answers that it is not there so many times, then with it. */
function answerAfter(misses: number) {
  let looks = 0;
  const waits: number[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe(`${API_BASE}${getOnboardingSession.path}?email=dana%40firm.example`);
    looks += 1;
    const isThere = looks > misses;
    const envelope = isThere ? { success: true, data: SESSION, errors: [] } : ENDED;
    return new Response(JSON.stringify(envelope), { status: isThere ? 200 : 404 });
  });
  const find = () => sessionByEmail("dana@firm.example", async (ms) => waits.push(ms));
  return { find, looks: () => looks, waits };
}

test("a sign-up that begins meanwhile is found, a second after the look before", async () => {
  const { find, looks, waits } = answerAfter(3);
  expect(await find()).toEqual(SESSION);
  expect([looks(), waits]).toEqual([4, [1_000, 1_000, 1_000]]);
});

test("after 10 looks nobody looks any more", async () => {
  const { find, looks, waits } = answerAfter(100);
  expect(await find()).toBeNull();
  expect([looks(), waits.length]).toEqual([10, 9]);
});

test("a browser that looked too often is told so, and not that its sign-up has ended", async () => {
  const errors = [{ key: "root", message: "Too many tries. Try again in 1 minute." }];
  const envelope = { success: false, data: null, errors };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(envelope), { status: 429 }));
  await expect(sessionByUuid("u")).rejects.toThrow("Too many tries. Try again in 1 minute.");
});
