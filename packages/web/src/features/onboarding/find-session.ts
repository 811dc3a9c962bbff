import { getOnboardingSession, type OnboardingSession } from "@app/contract/onboarding";
import { ApiError, call } from "#lib/api.ts";

const LOOKS_MAX = 10;
const LOOK_EVERY_MS = 1_000;

/** A sign-up by its uuid; null when it has ended, or is not this browser's. */
export async function sessionByUuid(uuid: string): Promise<OnboardingSession | null> {
  return call(getOnboardingSession, { query: { uuid } }).catch(nullIfRefused);
}

/** A sign-up that may have yet to begin: looked for up to 10 times, a second apart. */
export async function sessionByEmail(
  email: string,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<OnboardingSession | null> {
  for (let looks = 1; ; looks += 1) {
    const session = await call(getOnboardingSession, { query: { email } }).catch(nullIfRefused);
    if (session || looks === LOOKS_MAX) return session;
    await wait(LOOK_EVERY_MS);
  }
}

/** Asked too often is no answer: it says nothing of whether there is one. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.isRefusal && error.status !== 429) return null;
  throw error;
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
