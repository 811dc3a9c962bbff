import { ACCOUNT_KINDS } from "@app/contract/account";
import type { subscription } from "@app/contract/subscription";
import type * as z from "zod/mini";
import { appendAudit } from "#core/audit.ts";
import type { AuditEntry } from "#core/audit-entry.ts";
import type { CookieName, MemberContext } from "#core/context.ts";
import type { Work } from "#db/db.ts";
import { startWork } from "#db/work.ts";
import type { Parts } from "#http/parts.ts";
import { createAccount } from "#modules/account/account.ts";
import { createTeam } from "#modules/subscription/subscription.ts";

const PATIENCE_MS = 5 * 60_000;
/** Stands in the trail where a request would have its id. */
const REQUEST_ID = "command";

export type SeedParts = Pick<Parts, "storage" | "settings" | "secrets" | "now">;
export type Kind = keyof typeof ACCOUNT_KINDS;

export type NewTeam = Pick<z.output<typeof subscription>, "teamName" | "subscriptionType">;
export type Team = NewTeam & { teamId: number };

export type NewPerson = {
  name: string;
  email: string;
  password: string;
  kind: Kind;
  isAdmin: boolean;
  isStaff?: boolean;
};
export type Person = NewPerson & { team: Team; userId: number; accountId: number };

/** One transaction that invented people live in. */
export type Stage = {
  makeTeam(team: NewTeam, at: Date): Promise<Team>;
  addPerson(team: Team, person: NewPerson, at: Date): Promise<Person>;
  /**
   * Lets somebody do something by the product's own rules, at a moment of one's choice, so that
   * what is seeded is checked like anything else and has its entries in the trail.
   */
  act<T>(person: Person, at: Date, deed: (context: MemberContext) => Promise<T>): Promise<T>;
};

/** All of it is kept, or nothing. It may take longer than a request, for nobody waits behind it. */
export async function onStage<T>(parts: SeedParts, play: (stage: Stage) => Promise<T>): Promise<T> {
  return parts.storage.withConnection(async (connection) => {
    const held = { ...connection, release: () => {} };
    const work = startWork({
      connect: async () => held,
      settings: "",
      scope: { kind: "nobody" },
      patienceMs: PATIENCE_MS,
    });
    try {
      const result = await play(makeStage(parts, work));
      await work.commit();
      return result;
    } catch (error) {
      await work.rollback();
      throw error;
    }
  });
}

function makeStage(parts: SeedParts, work: Work): Stage {
  return {
    async makeTeam(team, at) {
      const teamId = await createTeam(work, at, { ...team, status: "active" });
      return { ...team, teamId };
    },

    async addPerson(team, person, at) {
      const kind = ACCOUNT_KINDS[person.kind];
      const ids = await createAccount(work, at, { ...person, teamId: team.teamId, kind });
      return { ...person, ...ids, team };
    },

    async act(person, at, deed) {
      const { teamId } = person.team;
      const entries: AuditEntry[] = [];
      await work.bind({ kind: "team", teamId });
      const result = await deed(contextOf(parts, work, person, at, entries));
      const { userId } = person;
      const occasion = { requestId: REQUEST_ID, at, teamId, userId, masqueraderUserId: null };
      if (entries.length > 0) await appendAudit(work.db, parts.secrets, occasion, entries);
      return result;
    },
  };
}

/** What a request of theirs would have had. Nobody counts their tries, and no mail leaves. */
function contextOf(
  { settings, secrets }: SeedParts,
  work: Work,
  person: Person,
  at: Date,
  entries: AuditEntry[],
): MemberContext {
  const cookies = new Map<CookieName, string>();
  return {
    requestId: REQUEST_ID,
    ipAddress: "127.0.0.1",
    userAgent: "",
    now: () => at,
    settings,
    secrets,
    identity: identityOf(person, at),
    db: work.db,
    bind: (scope) => work.bind(scope),
    take: async () => 1,
    commitNow: (use) => use(work.db),
    audit: (entry) => void entries.push(entry),
    mail: () => {},
    afterCommit: () => {},
    cookies: {
      get: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      clear: (name) => void cookies.delete(name),
    },
  };
}

function identityOf(person: Person, at: Date): MemberContext["identity"] {
  const { userId, accountId, email, name, kind, isAdmin, isStaff = false, team } = person;
  return {
    ...{ sessionId: 0, userId, email, isStaff },
    masquerader: null,
    isMfaEnabled: false,
    provedAt: at,
    member: {
      ...{ accountId, teamId: team.teamId, name, isAdmin },
      kind: ACCOUNT_KINDS[kind],
      avatarIndex: 0,
      avatar: null,
      team: {
        name: team.teamName,
        subscriptionType: team.subscriptionType,
        status: "active",
        isMfaRequired: false,
      },
    },
  };
}
