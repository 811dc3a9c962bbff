import type { account } from "@app/contract/account";
import type { CheckedOf } from "@app/contract/endpoint";
import type { startTeam } from "@app/contract/onboarding";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type * as z from "zod/mini";
import type { Context, Identity } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Storage } from "#db/db.ts";
import {
  acceptTerms,
  addAccount,
  createAccount,
  IN_TEAM,
  type NewAccount,
} from "#modules/account/account.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import * as store from "./onboarding.store.ts";

/** Somebody who has proved that the address is theirs and accepted the terms, by whatever way they came. */
export type Newcomer = {
  email: string;
  /** None for somebody who signs in with a provider. */
  passwordHash: string | null;
  name: string;
  teamName: string;
  kind: z.output<typeof account>["kind"];
  /** What else they told of themselves. */
  profile?: NewAccount["profile"];
  timeZone?: string | undefined;
};

type OwnTeam = CheckedOf<typeof startTeam>["body"];

/** Whoever signs in and is in no team starts one, under the terms as they are now. */
export async function startOwnTeam(context: Context & { identity: Identity }, draft: OwnTeam) {
  const { identity, now, audit } = context;
  refuseMasquerader(identity);
  if (identity.member) throw new Refusal(409, IN_TEAM);
  const { teamName, name, kind } = draft;
  const teamId = await createTeam(context, now(), trialOf(context, draft));
  await addAccount(context, now(), {
    ...{ teamId, userId: identity.userId, name, kind, isAdmin: true },
    tour: { state: "open", path: "/" },
  });
  await acceptTerms(context, now(), identity.userId);
  audit({ action: "onboarding.start_team", teamId, subjectId: teamId, subjectName: teamName });
  return null;
}

function trialOf(
  { settings }: Pick<Context, "settings">,
  { teamName, timeZone }: Pick<Newcomer, "teamName" | "timeZone">,
) {
  const { trialDays } = settings.prices;
  const subscriptionType = SUBSCRIPTION_TYPES.TRIAL;
  return { teamName, timeZone, subscriptionType, status: "trialing", trialDays } as const;
}

/** Opens an account: a team of its own on a trial, with the newcomer as its admin. */
export async function openAccount(context: Context, newcomer: Newcomer) {
  const { teamName: _name, timeZone: _zone, ...person } = newcomer;
  const now = context.now();
  const teamId = await createTeam(context, now, trialOf(context, newcomer));
  const ids = await createAccount(context, now, {
    ...person,
    ...{ teamId, isAdmin: true, hasAcceptedTerms: true, tour: { state: "open", path: "/" } },
  });
  return { teamId, ...ids };
}

/** Removes sign-ups that are over. */
export async function forgetOldOnboarding(storage: Storage, now: Date) {
  await store.deleteOver(storage, now);
}
