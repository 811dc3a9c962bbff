/**
 * A connection (account organisation): a link from the team to one organisation in a source of
 * ledgers. What it is, who has it and how it stands; reading, mapping and sharing are beside.
 */
import * as z from "zod/mini";
import { connectionStatus } from "./connection-status.ts";
import { endpoint, stream } from "./endpoint.ts";
import { id, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { line, requiredLine } from "./text.ts";

export const connectionFilter = z.enum(["Team", "Shared"]);

/** The connection's own uid, where a caller wants to be sure whom the id means. */
export const uidQuery = z.strictObject({ uid: z.optional(z.uuid()) });

/** How many months back the first sync reads; the month it is now comes on top. */
const MONTHS_BACK = { least: 1, most: 120, usual: 24 } as const;
const monthsBack = wholeNumber(MONTHS_BACK.least, MONTHS_BACK.most);

/** The books behind a connection, as the source says. */
const organisation = z.object({
  externalId: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  currencyDecimals: z.int(),
  /** The month the financial year ends with, 1 to 12. */
  yearEndMonth: z.int(),
  basis: z.enum(["ACCRUAL", "CASH"]),
});

export const connection = z.object({
  id: z.int(),
  uid: z.uuid(),
  name: z.string(),
  sourceId: z.int(),
  sourceKey: z.string(),
  sourceName: z.string(),
  isDemo: z.boolean(),
  isSpreadsheet: z.boolean(),
  /** Null until one is chosen. */
  organisation: z.nullable(organisation),
  clientId: z.nullable(z.int()),
  clientName: z.nullable(z.string()),
  /** Who signed in at the source. */
  owner: z.object({
    accountId: z.nullable(z.int()),
    name: z.string(),
    avatarIndex: z.int(),
    isYou: z.boolean(),
  }),
  teamName: z.string(),
  /** Of another team, which lets you use its figures. */
  isShared: z.boolean(),
  /** Whether you may sync, map and accept changes: members of its team. */
  canWork: z.boolean(),
  /** Whether you may share, reconnect and delete it: its owner and the team's admins. */
  canManage: z.boolean(),
  status: connectionStatus,
  /** How many models you see read from it. */
  modelCount: z.int(),
  monthsBack: z.int(),
  /** Whether it is synced every night. */
  isScheduled: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Connection = z.output<typeof connection>;

/** With what only its own page needs. */
export const connectionDetail = z.extend(connection, {
  /** What was typed to connect it, without what is secret. */
  settings: z.record(z.string(), z.unknown()),
  /** The models that read from it, as far as you see them. */
  models: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ConnectionDetail = z.output<typeof connectionDetail>;

const listQuery = z.extend(z.pick(pageQuery, { offset: true, limit: true }), {
  filter: z._default(z.catch(connectionFilter, "Team"), "Team"),
  /** Part of a name or of its client's, upper or lower case. */
  search: z._default(line(100), ""),
  /** Of one source only. */
  sourceId: z.optional(wholeNumber(1, 1_000)),
});

export const listConnections = endpoint({
  method: "GET",
  path: "/account_organisation",
  summary: "A page of the team's connections, or of those other teams share: what needs you first.",
  access: "member",
  query: listQuery,
  data: z.extend(pageOf(connection), {
    filterCounts: z.array(z.object({ key: connectionFilter, count: z.int() })),
    /** Of the filter as a whole: how many stand how. */
    stateCounts: z.record(z.string(), z.int()),
  }),
});

export const getConnection = endpoint({
  method: "GET",
  path: "/account_organisation/{id}",
  summary: "One connection.",
  access: "member",
  isVersioned: true,
  params: idParams,
  query: uidQuery,
  data: connectionDetail,
});

/** What was typed, by the keys of the source's fields; read by the source's own rules. */
const settings = z.record(
  line(60),
  z.union([z.string(), z.number(), z.record(line(200), line(20))]),
);

export const createConnection = endpoint({
  method: "POST",
  path: "/account_organisation",
  summary:
    "Connect a source. Where it has one organisation, that is chosen; the first sync is asked for.",
  access: "member",
  body: z.strictObject({
    sourceId: id,
    /** What the source's organisation is called, where nothing else is said. */
    name: z._default(line(120), ""),
    clientId: z._default(z.nullable(id), null),
    settings: z._default(settings, {}),
    /** Of the authorisation at the vendor's, for sources that ask for one. */
    authSessionUuid: z.optional(z.uuid()),
    monthsBack: z._default(monthsBack, MONTHS_BACK.usual),
    /** Made by the browser: the same id again is the same connection. */
    saveId: z.optional(z.uuid()),
  }),
  data: connectionDetail,
});

export const updateConnection = endpoint({
  method: "PUT",
  path: "/account_organisation/{id}",
  summary: "Change a connection's name, client, schedule or how far back it reads.",
  access: "member",
  isVersioned: true,
  params: idParams,
  body: z.strictObject({
    name: requiredLine(120, "Enter a name."),
    clientId: z._default(z.nullable(id), null),
    isScheduled: z._default(z.boolean(), true),
    monthsBack: z._default(monthsBack, MONTHS_BACK.usual),
  }),
  data: connectionDetail,
});

export const reconnectConnection = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/reconnect",
  summary: "Sign a connection in anew; its organisation, mapping and history stay.",
  access: "member",
  params: idParams,
  body: z.strictObject({
    settings: z._default(settings, {}),
    authSessionUuid: z.optional(z.uuid()),
  }),
  data: connectionDetail,
});

export const listOrganisations = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/organisation",
  summary: "The organisations that the connection's sign-in can read, asked of the source.",
  access: "member",
  params: idParams,
  data: z.object({ items: z.array(organisation) }),
});

export const chooseOrganisation = endpoint({
  method: "PUT",
  path: "/account_organisation/{id}/organisation",
  summary: "Choose whose books a connection reads. It stays so once they have been read.",
  access: "member",
  params: idParams,
  body: z.strictObject({ externalId: requiredLine(200, "Choose an organisation.") }),
  data: connectionDetail,
});

export const deleteConnection = endpoint({
  method: "DELETE",
  path: "/account_organisation/{id}",
  summary: "Delete a connection. Models that read from it keep their actuals.",
  access: "member",
  needsRecentProof: true,
  params: idParams,
  query: uidQuery,
  data: z.object({
    /** Those that read from it, and keep what they have. */
    models: z.array(z.object({ id: z.int(), name: z.string() })),
    /** What was ended at the source, and what is left to do there. */
    message: z.string(),
  }),
});

export const connectionChanges = stream({
  method: "GET",
  path: "/account_organisation/changes",
  summary: "That connections of the team, or shared with you, change, as it happens.",
  access: "member",
  /** Not which: not everybody may know that a connection exists. */
  events: z.object({ at: z.iso.datetime() }),
});
