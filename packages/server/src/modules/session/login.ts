import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { startMfaLogin } from "#modules/mfa/mfa.ts";
import { isRightPassword } from "#modules/password/password.ts";
import { countSignInTry } from "./password-tries.ts";
import * as store from "./session.store.ts";
import { startSession } from "./session.ts";

/** The first step: right or wrong, it takes the same work whether or not anybody has that e-mail. */
export async function login(context: RequestContext, { email, password }: Credentials) {
  const user = await context.commitNow((db) => store.findUserByEmail(db, email));
  const counted = await countSignInTry(context, email, user);
  const isRight = await isRightPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new Refusal(400, "E-mail or password is wrong.");
  await counted.giveBack();

  if (user.isMfaEnabled) {
    return { isLoggedIn: false, authSessionUuid: await startMfaLogin(context, user) };
  }
  await startSession(context, user);
  return { isLoggedIn: true, authSessionUuid: null };
}

type Credentials = { email: string; password: string };
