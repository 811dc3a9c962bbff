import { account, type getProfile, type Tour, type updateProfile } from "@app/contract/account";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { TERMS_VERSION } from "@app/contract/terms";
import type * as z from "zod/mini";
import { changedFields } from "#core/changed-fields.ts";
import type { Browser, Context, Identity, Member, MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { randomToken } from "#core/secrets.ts";
import { appData } from "#modules/app-data/app-data.ts";
import { hashPassword, refuseWeakPassword } from "#modules/password/password.ts";
import { endOtherSessions, provePassword, rememberDevice } from "#modules/session/session.ts";
import * as store from "./account.store.ts";

export { exportPart } from "./export-part.ts";

export type Account = z.output<typeof account>;
type Profile = DataOf<typeof getProfile>;
type ProfileDraft = CheckedOf<typeof updateProfile>["body"];
type Place = Pick<Context, "db" | "bind">;

export type NewAccount = {
  teamId: number;
  email: string;
  /** None for somebody who signs in with a provider. */
  passwordHash: string | null;
  name: string;
  kind: Account["kind"];
  isAdmin: boolean;
  isStaff?: boolean;
  /** They accepted the terms as they are now. */
  hasAcceptedTerms?: true;
  tour?: Tour;
  /** What else they told of themselves. */
  profile?: Partial<Omit<ProfileDraft, "name">> | undefined;
};

const AVATAR_COLOUR_COUNT = 4;
export const IN_TEAM = "You are in a team already.";

/** Makes a person who can sign in, as a member of a team. */
export async function createAccount({ db, bind }: Place, now: Date, person: NewAccount) {
  const { passwordHash, teamId, name, kind, isAdmin, isStaff = false, profile, tour } = person;
  const email = person.email.toLowerCase();
  await bind({ kind: "team", teamId });
  const securityStamp = randomToken();
  const user = { email, passwordHash, securityStamp, resetNonce: "0", isStaff, createdAt: now };
  const userId = await store.insertUser(db, {
    ...user,
    ...(person.hasAcceptedTerms && { termsVersion: TERMS_VERSION, termsAcceptedAt: now }),
  });
  if (!userId) throw new Refusal(409, "Somebody has this e-mail already.", "email");
  const entrant = { teamId, userId, kind, name, isAdmin, profile, tour };
  const accountId = await addAccount({ db, bind }, now, entrant);
  return { userId, accountId, securityStamp };
}

/** Notes that somebody accepts the terms as they are now. */
export async function acceptTerms({ db }: Pick<Context, "db">, now: Date, userId: number) {
  await store.setTerms(db, userId, TERMS_VERSION, now);
}

type Entrant = Pick<NewAccount, "teamId" | "name" | "isAdmin" | "profile"> & {
  userId: number;
  kind: number;
  tour?: Tour | undefined;
};

/** Makes somebody who can sign in, and is in no team, a member of one: of two at once, one does. */
export async function addAccount({ db, bind }: Place, now: Date, entrant: Entrant) {
  const { profile = {}, ...person } = entrant;
  await bind({ kind: "team", teamId: person.teamId });
  const avatarIndex = person.userId % AVATAR_COLOUR_COUNT;
  const row = { ...profile, ...person, avatarIndex, createdAt: now };
  const accountId = await store.insertAccount(db, row);
  if (!accountId) throw new Refusal(409, IN_TEAM);
  return accountId;
}

export function accountOf(identity: Identity, member: Member): Account {
  const { userId, email, isStaff, isMfaEnabled } = identity;
  const { accountId, kind, name, isAdmin, avatarIndex, avatar, tour } = member;
  return account.parse({
    ...{ id: accountId, userId, kind, name, email, isAdmin },
    ...{ isStaff, isMfaEnabled, avatarIndex, avatar, tour },
  });
}

export async function profile({ db, identity }: MemberContext): Promise<Profile> {
  const { teamId, accountId } = identity.member;
  const found = await store.findProfile(db, teamId, accountId);
  if (!found) throw notFound("Account");
  const { termsVersion: version, termsAcceptedAt, ...told } = found;
  const acceptedAt = termsAcceptedAt?.toISOString();
  const terms = version && acceptedAt ? { version, acceptedAt } : null;
  return { ...told, email: identity.email, terms };
}

export async function changeProfile(context: MemberContext, draft: ProfileDraft): Promise<Profile> {
  const { db, identity, audit } = context;
  checkChoices(draft);
  const { teamId, accountId } = identity.member;
  const before = await store.lockProfile(db, teamId, accountId);
  if (!before) throw notFound("Account");
  await store.updateProfile(db, teamId, accountId, draft);
  audit({
    action: "account.update_profile",
    subjectId: accountId,
    subjectName: draft.name,
    ...changedFields(before, draft),
  });
  return profile(context);
}

type Choices = Pick<ProfileDraft, "countryCode" | "industry" | "companySize">;

/** What is chosen from a list is on it, or left empty. */
export function checkChoices({ countryCode, industry, companySize }: Choices) {
  const { countries, industries, companySizes } = appData;
  check("countryCode", countryCode, new Set(countries.map((country) => country.code)));
  check("industry", industry, new Set(industries));
  check("companySize", companySize, new Set(companySizes));
}

function check(key: keyof ProfileDraft, chosen: string, list: ReadonlySet<string>) {
  if (chosen !== "" && !list.has(chosen)) throw new Refusal(400, "Choose one of the list.", key);
}

/** Every other device is signed out and no longer known; this one goes on under a new token. */
export async function changePassword(
  context: MemberContext & Browser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const old = await provePassword(context, currentPassword, "currentPassword");
  if (newPassword === currentPassword) {
    throw new Refusal(400, "Choose one that differs from your current password.", "newPassword");
  }
  const { userId, email, member } = context.identity;
  await refuseWeakPassword(newPassword, { email, name: member.name, company: member.team.name });
  const passwordHash = await hashPassword(newPassword);
  if (!(await store.replacePassword(context.db, userId, old, passwordHash))) {
    throw new Refusal(409, "The password was changed meanwhile. Sign in again.");
  }
  await endOtherSessions(context);
  rememberDevice(context, { email, passwordHash });
  context.audit({
    action: "account.change_password",
    subjectId: member.accountId,
    subjectName: member.name,
  });
  context.mail({ kind: "password_changed", payload: { email } });
}
