import type * as z from "zod/mini";

/**
 * Who may make a call, decided before its handler runs:
 *
 *   anonymous  anybody
 *   pending    somebody half-way through signing in (password right, second factor outstanding),
 *              or a member whose team demands MFA and who has yet to set it up
 *   member     somebody signed in, with an account in a team
 *   admin      a member who is an admin of the team
 *   staff      one of the people who run the service
 */
export type Access = "anonymous" | "pending" | "member" | "admin" | "staff";

/**
 * The account a page was opened by, sent with its calls. Where the session is another account's by
 * then, a call that is not anonymous answers 401, as if nobody were signed in.
 */
export const ACCOUNT_HEADER = "X-Account-Id";

/** By which a call that pays is known again; any text of up to 100 visible letters that its sender made up. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** What every call has, whatever it answers with. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the API base; `{id}` marks a value taken from `params`. */
  path: `/${string}`;
  /** One sentence for the API's readable page. */
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How large the body may be, where the usual `BODY_LIMITS` are too narrow for it. */
  limits?: BodyLimits;
  /** The request is a form with one file part named `file`; `body` describes its other fields. */
  fileBytesMax?: number;
  /** The handler reads the file as it comes, however large; the form's fields stand before it. */
  isFileStreamed?: true;
  /** A page that lies open asks by itself, too, so that it is no sign of a person and keeps no session alive. */
  isAskedByPages?: true;
  /** A GET that changes something, for callers that know no other way: held to what a change is. */
  isChangeByGet?: true;
  /** A POST that changes nothing, since what it asks is too long for an address. */
  isReadByPost?: true;
  /** The thing has a `version`: sent as ETag, and an If-Match of another version is refused. */
  isVersioned?: true;
  /**
   * Pays for something: with an Idempotency-Key it is done once, however often it is sent, and answered
   * the same. Another request under the same key is refused.
   */
  takesIdempotencyKey?: true;
  /** Sensitive: refused with the key `root.reauth` when the last proof of identity is too old. */
  needsRecentProof?: true;
  /**
   * Changes something, but works even for a team whose subscription has ended or is long overdue: whoever
   * is in it keeps their own account, takes the team's data with them, and pays.
   */
  worksAfterEnd?: true;
  /** Waits for the pool: briefly, in its team's turn, or for so long that nobody is to wait behind it. */
  waitsForPool?: "briefly" | "long";
  /** Works even for staff who see the app as a customer and may change nothing. */
  worksWhileMasquerading?: true;
  /**
   * Pays or stops paying, speaks or reads in the customer's name, decides who else sees something, takes away what the
   * customer had made, or replaces what is kept for that person alone: refused to staff
   * who act as a customer, whatever a discussion asks for. So is what is sensitive, and what is `pending`.
   */
  isCustomersAlone?: true;
};

/** Whether a call changes something, or may. */
export function isChange(call: Pick<Call, "method" | "isChangeByGet" | "isReadByPost">) {
  if (call.isReadByPost) return false;
  return call.method !== "GET" || call.isChangeByGet === true;
}

/** What a JSON body is held to while it is read, before any schema sees it. */
export type BodyLimits = {
  bytesMax: number;
  /** Over all the objects in it; it may hold as many lists and objects, too. */
  keysMax: number;
  /** How many lists and objects lie within each other. */
  depthMax: number;
  /** Up to so many bytes a body of a call that may be large is like any other's: not counted. */
  usualBytes?: number;
};

export const BODY_LIMITS: BodyLimits = { bytesMax: 1024 * 1024, keysMax: 1_000, depthMax: 20 };
/** What somebody sends who has not signed in yet: an address, a password, a code. */
const STRANGER_BODY_LIMITS: BodyLimits = { ...BODY_LIMITS, bytesMax: 16 * 1024 };

/** What a call's body is held to. */
export function limitsOf({ limits, access }: Pick<Call, "limits" | "access">) {
  if (limits) return limits;
  return access === "anonymous" || access === "pending" ? STRANGER_BODY_LIMITS : BODY_LIMITS;
}

/** A call answered by the JSON envelope: what both sides must agree on, and nothing else. */
export type Endpoint = Call & {
  /** What `data` holds when the call succeeds. */
  data: z.ZodMiniType;
};

/** A call answered by a file; its refusals are envelopes like everybody's. */
export type Download = Call & {
  method: "GET";
  contentTypes: readonly string[];
};

/**
 * A call answered by events as they happen (server-sent events), until either side ends it; its
 * refusals are envelopes like everybody's. An event tells that something is at a new version, not
 * what it looks like: whoever wants to know asks. So missing one costs nothing.
 *
 * Each event's id is a place to go on from, by the header Last-Event-ID or `?after=`. Without one
 * the stream begins now, with the event `reset`: whatever was loaded before may be old.
 */
export type Stream = Call & {
  method: "GET";
  /** A stream is a team's. */
  access: "member" | "admin";
  /** What the data of each event holds. */
  events: z.ZodMiniType;
};

export type AnyCall = Endpoint | Download | Stream;

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export function download<const D extends Download>(definition: D): D {
  return definition;
}

export function stream<const S extends Stream>(definition: S): S {
  return definition;
}

type Part = "params" | "query" | "body";
type PartsOf<C> = { [K in Part]: C extends { [P in K]: z.ZodMiniType } ? K : never }[Part];
type FileOf<C> = C extends { fileBytesMax: number } ? { file: Blob } : unknown;
type CheckedFileOf<C> = C extends { fileBytesMax: number }
  ? { file: C extends { isFileStreamed: true } ? AsyncIterable<Uint8Array> : Uint8Array }
  : unknown;
type VersionOf<C> = C extends { isVersioned: true } ? { ifVersion?: number } : unknown;
type KeyOf<C> = C extends { takesIdempotencyKey: true } ? { idempotencyKey?: string } : unknown;

/** What a caller writes: defaults may be left out. */
export type RequestOf<C extends Call> = {
  [K in PartsOf<C>]: z.input<C[K] & z.ZodMiniType>;
} & FileOf<C> &
  VersionOf<C> &
  KeyOf<C>;

/** What a handler receives: checked, with defaults filled in. */
export type CheckedOf<C extends Call> = {
  [K in PartsOf<C>]: z.output<C[K] & z.ZodMiniType>;
} & CheckedFileOf<C> &
  VersionOf<C> &
  KeyOf<C>;

export type DataOf<E extends Endpoint> = z.output<E["data"]>;

export type EventOf<S extends Stream> = z.output<S["events"]>;

/** The name of the event that says: whatever you hold may be old, ask again. */
export const RESET_EVENT = "reset";

/** Where every call of the contract lives. */
export const API_BASE = "/api/frontend";
