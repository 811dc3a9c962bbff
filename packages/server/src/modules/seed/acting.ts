import { setImmediate } from "node:timers/promises";
import { ACCOUNT_KINDS } from "@app/contract/account";
import { isPaidType } from "@app/contract/plans";
import type { subscription } from "@app/contract/subscription";
import { pino } from "pino";
import type * as z from "zod/mini";
import type { BoundWork } from "#core/bound-work.ts";
import type { Browser, Context, CookieName, MemberContext } from "#core/context.ts";
import { costPerUser } from "#core/price-list.ts";
import { inUnit, startUnit, type UnitOptions } from "#core/unit.ts";
import type { Scope, Work } from "#db/db.ts";
import { startWork } from "#db/work.ts";
import type { Parts } from "#http/parts.ts";
import { acceptTerms, createAccount } from "#modules/account/account.ts";
import { hashPassword } from "#modules/password/password.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import * as store from "./seed.store.ts";

const PATIENCE_MS = 5 * 60_000;
/** Stands in the trail where a request would have its id. */
const REQUEST_ID = "command";
const SILENT = pino({ level: "silent" });
/** Nobody waits for an act, and nobody is told of it: no mail leaves. */
const ALONE = {
  ...{ log: SILENT, wait: async () => {}, onMail: () => {}, onJob: () => {}, onMessage: () => {} },
  isMute: true as const,
};

export type SeedParts = Pick<Parts, "storage" | "settings" | "secrets" | "files" | "now">;
export type Kind = keyof typeof ACCOUNT_KINDS;

export type NewTeam = Pick<z.output<typeof subscription>, "teamName" | "subscriptionType"> & {
  /** For how many it pays. */
  payingUsers?: number;
  /** UTC where none is named. */
  timeZone?: string;
};
export type Team = NewTeam & { teamId: number };

export type NewPerson = {
  name: string;
  email: string;
  password: string;
  kind: Kind;
  isAdmin: boolean;
  isStaff?: boolean;
  /** The terms that hold today, whenever they came. */
  hasAcceptedTerms?: true;
};
export type Person = NewPerson & { team: Team; userId: number; accountId: number };

/** Somebody who was made before. */
export type Actor = Pick<
  Person,
  "name" | "email" | "isAdmin" | "isStaff" | "userId" | "accountId"
> & {
  kind: number;
  team: { teamId: number; teamName: string; subscriptionType: number; timeZone?: string };
};

export function zoneOf({ team }: Pick<Actor, "team">) {
  return team.timeZone ?? "UTC";
}

/** One transaction that invented people live in. */
export type Stage = {
  /** Of two processes that ask for the same person at once, the second waits for the first's end. */
  isMissing(email: string): Promise<boolean>;
  makeTeam(team: NewTeam, at: Date): Promise<Team>;
  addPerson(team: Team, person: NewPerson, at: Date): Promise<Person>;
  /**
   * Lets somebody do something by the product's own rules, at a moment of one's choice, so that
   * what is seeded is checked like anything else and has its entries in the trail.
   */
  act<T>(
    person: Person,
    at: Date,
    deed: (context: MemberContext & Browser) => Promise<T>,
  ): Promise<T>;
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

/** What a job is given that runs at a moment of one's choice. */
export function partsAt(parts: SeedParts, at: Date) {
  return { ...parts, now: () => at, ...ALONE };
}

/** Does something in a unit of its own, while others use the product. */
export function actAlone<T>(
  parts: SeedParts,
  actor: Actor,
  at: Date,
  deed: (context: MemberContext & Browser) => Promise<T>,
): Promise<T> {
  const identity = identityOf(actor, at);
  const scope = { kind: "team", teamId: actor.team.teamId, userId: actor.userId } as const;
  return alone(parts, at, { identity, scope }, (context) =>
    deed(Object.assign(context, { identity })),
  );
}

/** The same as somebody who is not signed in. */
export function visitAlone<T>(
  parts: SeedParts,
  at: Date,
  deed: (context: Context & Browser) => Promise<T>,
): Promise<T> {
  return alone(parts, at, { identity: null, scope: { kind: "nobody" } }, deed);
}

async function alone<T>(
  parts: SeedParts,
  at: Date,
  who: Pick<UnitOptions, "identity" | "scope">,
  deed: (context: Context & Browser) => Promise<T>,
): Promise<T> {
  // Embedded storage answers without waiting: requests are let in between.
  await setImmediate();
  const unit = startUnit(partsAt(parts, at), { ...who, requestId: REQUEST_ID });
  return inUnit(unit, (context) => deed(Object.assign(context, withoutBrowser(), UNCOUNTED)));
}

function makeStage(parts: SeedParts, work: Work): Stage {
  return {
    async isMissing(email) {
      await store.lockPerson(work.db, email);
      return !(await store.hasUser(work.db, email));
    },

    async makeTeam(team, at) {
      const { teamName, subscriptionType, timeZone } = team;
      const teamId = await createTeam(work, at, {
        ...{ teamName, subscriptionType, timeZone, status: "active", begins: parts.now() },
        ...paidFor(parts, team),
      });
      return { ...team, teamId };
    },

    async addPerson(team, person, at) {
      const kind = ACCOUNT_KINDS[person.kind];
      const passwordHash = await hashPassword(person.password);
      const { teamId } = team;
      const { hasAcceptedTerms, ...facts } = person;
      const ids = await createAccount(work, at, { ...facts, passwordHash, teamId, kind });
      if (hasAcceptedTerms) await acceptTerms(work, parts.now(), ids.userId);
      return { ...person, ...ids, team };
    },

    async act(person, at, deed) {
      const { team, userId } = person;
      const scope = { kind: "team", teamId: team.teamId, userId } as const;
      await work.bind(scope);
      const identity = identityOf({ ...person, kind: ACCOUNT_KINDS[person.kind] }, at);
      const options = { identity, scope, requestId: REQUEST_ID, work: partOf(work, scope) };
      return inUnit(startUnit(partsAt(parts, at), options), (context) =>
        deed({
          ...{ ...context, identity, ...withoutBrowser(), ...UNCOUNTED },
          commitNow: (use) => use(work.db),
        }),
      );
    },
  };
}

/** At the price of their plan; so few that no discount holds. */
function paidFor({ settings }: SeedParts, { subscriptionType, payingUsers: users }: NewTeam) {
  if (users === undefined || !isPaidType(subscriptionType)) return {};
  const price = costPerUser(settings.prices, "AUD", subscriptionType);
  return { paid: { users, periodCost: users * price } };
}

/** The stage's own transaction, which goes on after somebody's act. */
function partOf(work: Work, scope: Scope): BoundWork {
  const nothing = async () => {};
  return { ...work, scope: () => scope, commit: nothing, rollback: nothing, startOver: nothing };
}

/** Nobody counts the tries of invented people. */
const UNCOUNTED = { take: async () => 1 } satisfies Partial<Context>;

function withoutBrowser(): Browser {
  const cookies = new Map<CookieName, string>();
  return {
    ipAddress: "127.0.0.1",
    userAgent: "",
    goneSignal: () => new AbortController().signal,
    cookies: {
      get: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      clear: (name) => void cookies.delete(name),
    },
  };
}

function identityOf(actor: Actor, at: Date): MemberContext["identity"] {
  const { userId, accountId, email, name, kind, isAdmin, isStaff = false, team } = actor;
  return {
    ...{ sessionId: 0, token: null, userId, email, isStaff },
    masquerader: null,
    isMfaEnabled: false,
    provedAt: at,
    member: {
      ...{ accountId, teamId: team.teamId, name, isAdmin },
      kind,
      avatarIndex: 0,
      avatar: null,
      tour: null,
      team: {
        name: team.teamName,
        subscriptionType: team.subscriptionType,
        ...{ status: "active", graceEndsAt: null, periodTo: null, termTo: null },
        timeZone: zoneOf(actor),
        isMfaRequired: false,
      },
    },
  };
}
