import type { Tour } from "@app/contract/account";
import type { SubscriptionStatus } from "@app/contract/subscription";
import type { TokenScope } from "@app/contract/token-scopes";
import type { Db, Scope } from "#db/db.ts";
import type { Announcement } from "./announcement.ts";
import type { AuditEntry } from "./audit-entry.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Job } from "./job.ts";
import type { Limit } from "./limits.ts";
import type { Mail } from "./outbox.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** The person behind a session or an access token, as found out before the handler runs. */
export type Identity = {
  /** 0 where there is none. */
  sessionId: number;
  /** With which a program acts for them. */
  token: { id: number; scopes: readonly TokenScope[] } | null;
  /** While staff masquerade, the customer they act as. */
  userId: number;
  masquerader: { userId: number; canWrite: boolean; until: Date } | null;
  email: string;
  isStaff: boolean;
  isMfaEnabled: boolean;
  provedAt: Date;
  /** Null while the user has no account in a team. */
  member: Member | null;
};

/** Somebody in a team. */
export type Member = {
  accountId: number;
  teamId: number;
  kind: number;
  name: string;
  isAdmin: boolean;
  avatarIndex: number;
  avatar: string | null;
  tour: Tour | null;
  /** An admin who may have to be told of a declined payment or of the end of unlimited models. */
  hasBillingNews?: boolean;
  /** Something is announced just now, to some. */
  hasAnnouncements?: boolean;
  team: Team;
};

/** Of the team, what every request has to know. */
export type Team = {
  name: string;
  subscriptionType: number;
  status: SubscriptionStatus;
  /** Until when one that is past due may be used as before. */
  graceEndsAt: Date | null;
  /** The first day of its next period: one that is past due ends then. */
  periodTo: string | null;
  /** The day after the last one that was committed to or tried out. */
  termTo: string | null;
  timeZone: string;
  isMfaRequired: boolean;
};

/** Everything a module may touch beyond its arguments. */
export type Context = {
  /** What the trail calls the occasion: a request's id, or the job or command it is. */
  requestId: string;
  now: () => Date;
  /** Lets time pass; in tests it is their clock that moves. */
  wait: (ms: number) => Promise<void>;
  settings: Settings;
  secrets: Secrets;
  /** The bytes of files; rules go through `core/files/files.ts`. */
  files: FileStore;
  identity: Identity | null;
  /**
   * The unit's one transaction, opened by the first query, committed when the handler has
   * answered and rolled back when it threw. No outside I/O while it is open.
   */
  db: Db;
  /** Binds the transaction to a team that was found out on the way, as signing in does. */
  bind(scope: Scope): Promise<void>;
  /**
   * Counts one use, refuses with 429 beyond the limit and tells how many uses the window has seen.
   * Commits by itself: call it first.
   */
  take(limit: Limit, key: string): Promise<number>;
  /** Uncounts a use that proved to be none. Commits by itself, too. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Undoes all that was done so far, as where the ground it stood on has moved meanwhile. */
  startOver(): Promise<void>;
  /** Commits by itself, whatever becomes of the request: for counting tries. Call it first. */
  commitNow<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Written to the trail with the commit. */
  audit(entry: AuditEntry): void;
  /** Put in the outbox with the commit, and sent once. */
  mail(mail: Mail): void;
  /** Written with the commit for each of the team's own programs that is to hear of it. */
  announce(announcement: Announcement): void;
  /**
   * Writes the job beside the facts that call for it: it runs if and only if they commit. The same
   * run key asked for again while that job waits or runs gives that job's id.
   */
  startJob<Payload>(job: Job<Payload>, payload: Payload, runKey?: string): Promise<number>;
  /** Done once the commit is through and never without it, as removing a replaced file is. */
  afterCommit(work: () => Promise<void>): void;
};

/** A context whose caller is known to be in a team. */
export type MemberContext = Context & { identity: Identity & { member: Member } };

/** What a request has besides: the browser it came from. Few rules need to know. */
export type Browser = {
  ipAddress: string;
  userAgent: string;
  cookies: Cookies;
  /** Aborted when nobody waits for the answer any more, or it is given. */
  goneSignal(): AbortSignal;
};

/** The context of a request. */
export type RequestContext = Context & Browser;

/** Cookies of this origin alone, out of reach for scripts: `__Host-`, HttpOnly, Secure, Strict. */
export type Cookies = {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, maxAgeSeconds: number): void;
  clear(name: CookieName): void;
};

export type CookieName = "session" | "preauth" | "device" | "openid" | "onboarding";
