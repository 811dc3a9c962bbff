import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { isSameText } from "#core/secrets.ts";
import { startMfaLogin } from "#modules/mfa/mfa.ts";
import { isRightPassword } from "#modules/password/password.ts";
import * as store from "./session.store.ts";
import { startSession } from "./session.ts";

const WINDOW = { windowSeconds: 15 * 60 };
const TRIES_PER_ADDRESS = { ...WINDOW, name: "login.address", count: 50 };
/** Windows stand side by side, so an hour can touch five: never more than 100 tries in any hour. */
const TRIES_PER_ACCOUNT = { ...WINDOW, name: "login.account", count: 20 };
const TRIES_PER_DEVICE = { ...WINDOW, name: "login.device", count: 10 };

const TRIES_WITHOUT_WAIT = 10;
const WAIT_STEP_MS = 500;
const WAIT_MAX_MS = 5_000;

/** The first step: right or wrong, it takes the same work whether or not anybody has that e-mail. */
export async function login(context: RequestContext, { email, password }: Credentials) {
  await takeTry(context, email);
  const user = await context.commitNow((db) => store.findUserByEmail(db, email));
  const isRight = await isRightPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new Refusal(400, "E-mail or password is wrong.");

  if (user.isMfaEnabled) {
    return { isLoggedIn: false, authSessionUuid: await startMfaLogin(context, user) };
  }
  await startSession(context, user);
  return { isLoggedIn: true, authSessionUuid: null };
}

type Credentials = { email: string; password: string };

/**
 * Counts the try before anything is looked at. Somebody on a browser they have signed in on
 * before has tries of their own, so that a stranger's wrong passwords never shut the owner out.
 */
async function takeTry(context: RequestContext, email: string) {
  const device = ownDevice(context, email);
  if (device) {
    await context.take(TRIES_PER_DEVICE, device);
    return;
  }
  await context.take(TRIES_PER_ADDRESS, context.ipAddress);
  const tries = await context.take(TRIES_PER_ACCOUNT, email);
  await context.wait(waitBefore(tries / context.settings.rateLimitScale));
}

/** The first ten tries are answered at once; each later one waits a little longer. */
function waitBefore(tries: number) {
  return Math.min(Math.max(tries - TRIES_WITHOUT_WAIT, 0) * WAIT_STEP_MS, WAIT_MAX_MS);
}

function ownDevice({ cookies, secrets }: RequestContext, email: string) {
  const [nonce = "", mark = ""] = cookies.get("device")?.split(".") ?? [];
  return isSameText(mark, secrets.sign("device", `${nonce}|${email}`)) ? nonce : undefined;
}
