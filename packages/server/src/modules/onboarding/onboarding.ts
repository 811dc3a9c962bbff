import type { account } from "@app/contract/account";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type * as z from "zod/mini";
import type { Context } from "#core/context.ts";
import type { Storage } from "#db/db.ts";
import { createAccount, type NewAccount } from "#modules/account/account.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import * as store from "./onboarding.store.ts";

/** Somebody who has proved that the address is theirs, by whatever way they came. */
export type Newcomer = {
  email: string;
  /** None for somebody who signs in with a provider. */
  passwordHash: string | null;
  name: string;
  teamName: string;
  kind: z.output<typeof account>["kind"];
  /** What else they told of themselves. */
  profile?: NewAccount["profile"];
};

/** Opens an account: a team of its own on a trial, with the newcomer as its admin. */
export async function openAccount(context: Context, { teamName, ...person }: Newcomer) {
  const now = context.now();
  const subscriptionType = SUBSCRIPTION_TYPES.TRIAL;
  const teamId = await createTeam(context, now, { teamName, subscriptionType, status: "trialing" });
  const ids = await createAccount(context, now, { ...person, teamId, isAdmin: true });
  return { teamId, ...ids };
}

/** Removes sign-ups that are over. */
export async function forgetOldOnboarding(storage: Storage, now: Date) {
  await store.deleteOver(storage, now);
}
