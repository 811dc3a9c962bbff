import type { RequestContext } from "#core/context.ts";
import { isSameText, randomToken } from "#core/secrets.ts";

/**
 * How often a password may be guessed, by whatever way: windows stand side by side, so an hour can
 * touch five, and 12 + 8 tries in each make at most 100 in any hour. Strangers have 12. The other 8
 * are for browsers that the owner has proved themselves on, 5 for each of them, so that strangers
 * never shut the owner out and one such browser in wrong hands does not shut out the rest.
 */
const WINDOW = { windowSeconds: 15 * 60 };
const STRANGERS_PER_ACCOUNT = { ...WINDOW, name: "login.strangers", count: 12 };
const OWN_PER_ACCOUNT = { ...WINDOW, name: "login.own", count: 8 };
const OWN_PER_BROWSER = { ...WINDOW, name: "login.browser", count: 5 };

/** Sign-ins from one network address, right or wrong. */
const STRANGERS_PER_ADDRESS = { ...WINDOW, name: "login.address", count: 50 };
const OWN_PER_ADDRESS = { ...WINDOW, name: "login.own_address", count: 50 };

const TRIES_WITHOUT_WAIT = 5;
const WAIT_STEP_MS = 500;

const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** A try that was counted. Once the password proved right it was no guess, and is given back. */
type CountedTry = { giveBack(): Promise<void> };

/** Whose browser it is can only be told with the user; it is worked out for nobody too, to take as long. */
export type KnownUser = { email: string; passwordHash: string | null };

/** Counts a sign-in's try, before the password is looked at. */
export async function countSignInTry(
  context: RequestContext,
  email: string,
  user: KnownUser | undefined,
): Promise<CountedTry> {
  const nonce = ownDevice(context, user ?? { email, passwordHash: null });
  if (user && nonce) {
    await context.take(OWN_PER_ADDRESS, context.ipAddress);
    return countOwnTry(context, email, nonce);
  }
  await context.take(STRANGERS_PER_ADDRESS, context.ipAddress);
  const tries = await context.take(STRANGERS_PER_ACCOUNT, email);
  await context.wait(waitBefore(tries / context.settings.rateLimitScale));
  return { giveBack: () => context.giveBack(STRANGERS_PER_ACCOUNT, email) };
}

/** Counts a try in a browser that is its owner's; `browser` tells it from their others. */
export async function countOwnTry(
  context: RequestContext,
  email: string,
  browser: string,
): Promise<CountedTry> {
  const key = `${email}|${browser}`;
  await context.take(OWN_PER_BROWSER, key);
  await context.take(OWN_PER_ACCOUNT, email);
  return {
    async giveBack() {
      await context.giveBack(OWN_PER_BROWSER, key);
      await context.giveBack(OWN_PER_ACCOUNT, email);
    },
  };
}

/** The first five tries are answered at once; each later one waits a little longer. */
function waitBefore(tries: number) {
  return Math.max(tries - TRIES_WITHOUT_WAIT, 0) * WAIT_STEP_MS;
}

/**
 * Marks this browser as one its owner has proved themselves on. It opens nothing; it only has tries
 * of its own. A browser keeps its name through every sign-in, so that signing in wins no new tries,
 * and the mark is worth nothing once the password is another.
 */
export function rememberDevice(context: RequestContext, user: KnownUser) {
  const [kept = ""] = deviceCookie(context);
  const nonce = NONCE.test(kept) ? kept : randomToken();
  context.cookies.set("device", `${nonce}.${markOf(context, user, nonce)}`, DEVICE_SECONDS);
}

const NONCE = /^[\w-]{43}$/;

function ownDevice(context: RequestContext, user: KnownUser) {
  const [nonce = "", mark = ""] = deviceCookie(context);
  return isSameText(mark, markOf(context, user, nonce)) ? nonce : undefined;
}

function deviceCookie({ cookies }: RequestContext) {
  return cookies.get("device")?.split(".") ?? [];
}

function markOf({ secrets }: RequestContext, { email, passwordHash }: KnownUser, nonce: string) {
  return secrets.sign("device", JSON.stringify([nonce, email, passwordHash]));
}
