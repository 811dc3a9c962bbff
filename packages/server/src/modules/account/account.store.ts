import { and, asc, count, eq, gt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { users } from "#db/schema/users.ts";

/** Undefined when somebody with the address came first. */
export async function insertUser(db: Db, row: typeof users.$inferInsert) {
  const [inserted] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted?.id;
}

/** Undefined when the person is in a team already. */
export async function insertAccount(db: Db, row: typeof accounts.$inferInsert) {
  const [inserted] = await db
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: accounts.userId })
    .returning({ id: accounts.id });
  return inserted?.id;
}

const profileColumns = {
  name: accounts.name,
  phone: accounts.phone,
  jobTitle: accounts.jobTitle,
  countryCode: accounts.countryCode,
  industry: accounts.industry,
  companySize: accounts.companySize,
};

type Profile = { [K in keyof typeof profileColumns]: string };

const ofTeam = (teamId: number, accountId: number) =>
  and(eq(accounts.teamId, teamId), eq(accounts.id, accountId));

export async function findProfile(db: Db, teamId: number, accountId: number) {
  const { termsVersion, termsAcceptedAt } = users;
  const [found] = await db
    .select({ ...profileColumns, termsVersion, termsAcceptedAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(ofTeam(teamId, accountId));
  return found;
}

export async function setTerms(db: Db, userId: number, termsVersion: string, at: Date) {
  await db.update(users).set({ termsVersion, termsAcceptedAt: at }).where(eq(users.id, userId));
}

export async function countPeople(db: Db, teamId: number) {
  const [row] = await db
    .select({ people: count() })
    .from(accounts)
    .where(eq(accounts.teamId, teamId));
  return row?.people ?? 0;
}

export function selectPeopleAfter(db: Db, teamId: number, id: number, limit: number) {
  return db
    .select({
      ...{ id: accounts.id, ...profileColumns, email: users.email },
      ...{ isAdmin: accounts.isAdmin, createdAt: accounts.createdAt },
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.teamId, teamId), gt(accounts.id, id)))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** For changing: nobody else changes it until this transaction ends. */
export async function lockProfile(db: Db, teamId: number, accountId: number) {
  const [found] = await db
    .select(profileColumns)
    .from(accounts)
    .where(ofTeam(teamId, accountId))
    .for("update");
  return found;
}

export async function updateProfile(db: Db, teamId: number, accountId: number, profile: Profile) {
  await db.update(accounts).set(profile).where(ofTeam(teamId, accountId));
}

/** Changes the password only while it is still the one that was proved. */
export async function replacePassword(db: Db, userId: number, old: string, passwordHash: string) {
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/** For changing: two uploads at once must not both believe they replaced the same picture. */
export async function lockAvatar(db: Db, teamId: number, accountId: number) {
  const [found] = await db
    .select({ avatar: accounts.avatar })
    .from(accounts)
    .where(ofTeam(teamId, accountId))
    .for("update");
  return found?.avatar ?? null;
}

export async function setAvatar(db: Db, teamId: number, accountId: number, avatar: string | null) {
  await db.update(accounts).set({ avatar }).where(ofTeam(teamId, accountId));
}
