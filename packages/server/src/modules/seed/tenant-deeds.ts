import assert from "node:assert/strict";
import { clientDraft } from "@app/contract/client-draft";
import { appData } from "#modules/app-data/app-data.ts";
import * as clients from "#modules/clients/clients.ts";
import { secretPlace } from "#modules/mfa/mfa.ts";
import { endEverySession, startSession } from "#modules/session/session.ts";
import type { Person, SeedParts, Stage, Team } from "./acting.ts";
import type { Draw } from "./draw.ts";
import * as store from "./seed.store.ts";
import { firstNames, lastNames, placeNames, trades } from "./tenant-words.ts";

/** What every deed of one team's making needs. */
export type Scene = {
  parts: SeedParts;
  stage: Stage;
  draw: Draw;
  now: Date;
  /** Ends the team's e-mail addresses. */
  domain: string;
};

/** No letters or digits that are easily taken for one another. */
const LEGIBLE = "abcdefghijkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 20;
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const TOTP_SECRET_LENGTH = 32;
const CLIENT_COUNT = 12;

export function addPerson(scene: Scene, team: Team, role: string, isAdmin: boolean) {
  const { stage, draw, domain, now } = scene;
  const name = `${draw.pick(firstNames)} ${draw.pick(lastNames)}`;
  const password = draw.text(PASSWORD_LENGTH, LEGIBLE);
  const person = { name, email: `${role}@${domain}`, password, kind: "ADVISOR", isAdmin } as const;
  return stage.addPerson(team, person, now);
}

/** Signs somebody in and tells all about them, the session's cookie included. */
export async function signIn({ stage, now }: Scene, person: Person) {
  const { name, email, password, userId, accountId, isAdmin } = person;
  const cookie = await stage.act(person, now, async (context) => {
    await startSession(context, await store.selectSignIn(context.db, userId));
    return context.cookies.get("session");
  });
  assert(cookie, "signing in gave no cookie");
  return { name, email, password, userId, accountId, isAdmin, cookie };
}

/** As if the authenticator app and the backup address had been proved. */
export async function enableMfa({ parts, stage, draw, now, domain }: Scene, person: Person) {
  const { userId } = person;
  const totpSecret = draw.text(TOTP_SECRET_LENGTH, BASE_32);
  const backupEmail = `backup@${domain}`;
  const mfaSecret = parts.secrets.encrypt(totpSecret, secretPlace(userId));
  await stage.act(person, now, ({ db }) =>
    store.setFactors(db, userId, { mfaSecret, backupEmail }),
  );
  return { totpSecret, backupEmail };
}

/** Takes somebody out of the team: every session of theirs ends, and the account is gone. */
export async function removeMember({ stage, now }: Scene, person: Person) {
  await stage.act(person, now, async ({ db }) => {
    await endEverySession(db, person.userId);
    await store.deleteAccount(db, person.team.teamId, person.accountId);
  });
}

/** The last but one is inactive and the last deleted. */
export async function addClients({ stage, draw, now, domain }: Scene, person: Person) {
  const made = [];
  for (let number = 1; number <= CLIENT_COUNT; number++) {
    const isActive = number !== CLIENT_COUNT - 1;
    const isDeleted = number === CLIENT_COUNT;
    const draft = clientDraft.parse({
      name: `${draw.pick(placeNames)} ${draw.pick(trades)} ${number}`,
      contactName: `${draw.pick(firstNames)} ${draw.pick(lastNames)}`,
      contactEmail: `client${number}@${domain}`,
      industry: draw.pick(appData.industries),
      yearEndMonth: draw.below(12) + 1,
      currency: draw.pick(["AUD", "NZD", "USD"]),
      isActive,
    });
    const id = await stage.act(person, now, async (context) => {
      const client = await clients.create(context, draft);
      if (isDeleted) await clients.remove(context, client.id);
      return client.id;
    });
    made.push({ id, name: draft.name, isActive, isDeleted });
  }
  return made;
}
