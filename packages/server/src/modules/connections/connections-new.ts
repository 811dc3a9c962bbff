/** Connecting: what was typed is read, the source is asked who is there, and the connection is kept. */
import { randomUUID } from "node:crypto";
import type { Organisation } from "@app/connectors/ledger/ledger";
import { SourceError } from "@app/connectors/ledger/source-error";
import { readSettings } from "@app/connectors/registry/registry";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { createConnection, reconnectConnection } from "@app/contract/connections";
import type { CheckedOf } from "@app/contract/endpoint";
import type { MemberContext, RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken } from "#core/secrets.ts";
import * as clients from "#modules/clients/clients.ts";
import { offerOf } from "#modules/data-sources/data-sources.ts";
import { takeGrant } from "#modules/openid/openid.ts";
import * as store from "./connections.store.ts";
import { nextSyncAt } from "./nightly.ts";
import { lockConnection, type OpenConnection, openConnection } from "./open-connection.ts";
import { openSource, type SignIn, SPREADSHEET } from "./open-source.ts";
import { organisationOf, presentOrganisation } from "./organisation.ts";
import { get } from "./present-connection.ts";
import { readSignIn } from "./read-sign-in.ts";
import { saveConnectionTokens, sealSecrets } from "./sign-in.ts";

type Asking = MemberContext & Pick<RequestContext, "goneSignal">;
type New = CheckedOf<typeof createConnection>["body"];
type Again = CheckedOf<typeof reconnectConnection>["body"];

/** The same save id again is the same connection. */
export async function create(context: Asking, { saveId = randomUUID(), ...asked }: New) {
  const { identity, now } = context;
  const { teamId, accountId } = identity.member;
  const askedHash = hashToken(JSON.stringify(asked));
  const earlier = await context.commitNow((db) => store.selectMade(db, teamId, saveId));
  if (earlier) return getMade(context, earlier, askedHash);

  const { sourceId, name, clientId, monthsBack } = asked;
  const typed = readTyped(context, sourceId, asked.settings);
  const organisation = typed.isByGrant
    ? undefined
    : await onlyOrganisation(context, { sourceId, typed: asked.settings });
  await store.lockSaveId(context.db, saveId);
  const again = await store.selectMade(context.db, teamId, saveId);
  if (again) return getMade(context, again, askedHash);
  if (clientId !== null) await clients.get(context, clientId);
  const grant = await grantFor(context, typed, asked.authSessionUuid);
  const shownName = name || organisation?.name || typed.sourceName;
  const at = now();
  const id = await store.insert(context.db, {
    ...{ teamId, ownerAccountId: accountId, clientId, name: shownName, sourceId, monthsBack },
    ...{ settings: withGrant(typed.plain, grant), organisation: organisation ?? null },
    ...{ saveId, askedHash },
    ...{ teamLevel: ACCESS_LEVELS.STANDARD, createdAt: at, updatedAt: at },
    // Nothing new comes of files by itself.
    isScheduled: sourceId !== SPREADSHEET,
  });
  await store.note(context.db, teamId, id, {
    secrets: sealSecrets(context.secrets, { teamId, id }, typed.secret),
    nextSyncAt: sourceId === SPREADSHEET ? null : nextSyncAt(id, at),
  });
  if (grant) await saveConnectionTokens(context, id, grant.tokens);
  const after = { sourceId, name: shownName, clientId, monthsBack, settings: typed.plain };
  context.audit({ action: "connection.create", subjectId: id, subjectName: shownName, after });
  return get(context, id);
}

/** What else is sent under a used id would seem to be connected, and not be. */
function getMade(context: MemberContext, made: { id: number; askedHash: string }, hash: string) {
  if (made.askedHash === hash) return get(context, made.id);
  throw new Refusal(409, "This save id was used for another connection. Use a new one.", "saveId");
}

/** Its organisation, mapping and history stay: only what signs it in is replaced. */
export async function reconnect(context: Asking, id: number, again: Again) {
  const { identity } = context;
  const before = await context.commitNow((db) => openConnection({ db, identity }, id, "manage"));
  const { sourceId } = before;
  const typed = readTyped(context, sourceId, again.settings);
  // Whose books a grant sees is found out by the next sync.
  if (!typed.isByGrant) await refuseOtherBooks(context, before, again.settings);
  const grant = await grantFor(context, typed, again.authSessionUuid);
  const row = await lockConnection(context, id, "manage");
  const { teamId } = row;
  const change = {
    settings: withGrant(typed.plain, grant),
    secrets: sealSecrets(context.secrets, { teamId, id }, typed.secret),
    outcome: row.lastSyncAt === null ? "new" : "synced",
    failure: "",
    pausedUntil: null,
  };
  await store.update(context.db, teamId, id, change, context.now());
  if (grant) await saveConnectionTokens(context, id, grant.tokens);
  context.audit({ action: "connection.reconnect", subjectId: id, subjectName: row.name });
  return get(context, id);
}

async function refuseOtherBooks(
  context: Asking,
  before: OpenConnection,
  typed: Record<string, unknown>,
) {
  const kept = organisationOf(before);
  const found = await organisationsOf(context, { sourceId: before.sourceId, typed });
  if (!kept || found.some(({ externalId }) => externalId === kept.externalId)) return;
  const message = `This sign-in does not see ${kept.name}. Sign in as somebody who does.`;
  throw new Refusal(409, message, "settings");
}

/** What the person was handed at the provider's, taken in the transaction that keeps it. */
async function grantFor(
  context: Asking,
  { isByGrant, sourceKey, sourceName }: ReturnType<typeof readTyped>,
  authSessionUuid: string | undefined,
) {
  if (!isByGrant) return undefined;
  if (authSessionUuid === undefined) {
    throw new Refusal(409, `Sign in at ${sourceName} first.`, "authSessionUuid");
  }
  const grant = await takeGrant(context, authSessionUuid);
  if (grant.client === sourceKey) return grant;
  throw new Refusal(409, `This authorisation is not of ${sourceName}.`, "authSessionUuid");
}

function withGrant(plain: Record<string, unknown>, grant: { organisationId?: string } | undefined) {
  const { organisationId } = grant ?? {};
  return organisationId === undefined ? plain : { ...plain, given: { organisationId } };
}

export async function listOrganisations(context: Asking, id: number) {
  const signIn = await signInOf(context, id);
  return { items: (await organisationsOf(context, signIn, id)).map(presentOrganisation) };
}

/** Once books have been read they are one organisation's; another one is another connection. */
export async function chooseOrganisation(context: Asking, id: number, externalId: string) {
  const signIn = await signInOf(context, id);
  const found = await organisationsOf(context, signIn, id);
  const organisation = found.find((each) => each.externalId === externalId);
  if (!organisation) {
    throw new Refusal(409, "This sign-in does not see that organisation.", "externalId");
  }
  const row = await lockConnection(context, id, "manage");
  const before = organisationOf(row);
  if (before && before.externalId !== externalId && row.lastSyncAt !== null) {
    const message = `This connection has the books of ${before.name}. Add another one for ${organisation.name}.`;
    throw new Refusal(409, message, "externalId");
  }
  const isUnnamed = before === undefined && row.version === 1;
  const name = isUnnamed ? organisation.name : row.name;
  await store.update(context.db, row.teamId, id, { organisation, name }, context.now());
  context.audit({
    ...{ action: "connection.choose_organisation", subjectId: id, subjectName: name },
    ...{ before: { organisation: before?.name }, after: { organisation: organisation.name } },
  });
  return get(context, id);
}

function signInOf(context: MemberContext, id: number) {
  const { identity, secrets } = context;
  return context.commitNow(async (db) =>
    readSignIn({ db, secrets }, await openConnection({ db, identity }, id, "manage")),
  );
}

/** What was typed for a source, in two parts; each wrong field has its sentence. */
function readTyped({ settings }: MemberContext, sourceId: number, given: Record<string, unknown>) {
  const read = readSettings(sourceId, given);
  if (read.errors) {
    const errors = read.errors.map(({ key, message }) => ({ key: key || "sourceId", message }));
    throw new Refusal(400, errors);
  }
  const { source, values, secretKeys } = read;
  const offer = offerOf(settings, source.entry);
  if (offer.reason !== null) throw new Refusal(409, offer.reason, "sourceId");
  const entries = Object.entries(values);
  const partOf = (isSecret: boolean) =>
    Object.fromEntries(entries.filter(([key]) => secretKeys.includes(key) === isSecret));
  const { name: sourceName, key: sourceKey, authorising } = source.entry;
  const isByGrant = authorising.kind === "oauth";
  return { plain: partOf(false), secret: partOf(true), sourceName, sourceKey, isByGrant };
}

/** The one there is; where there are several, a person chooses. */
async function onlyOrganisation(context: Asking, signIn: SignIn) {
  const found = await organisationsOf(context, signIn);
  return found.length === 1 ? found[0] : undefined;
}

/** Asked of the source, before any transaction is open. */
async function organisationsOf(
  context: Asking,
  signIn: SignIn,
  id?: number,
): Promise<Organisation[]> {
  const { settings, now, secrets, commitNow, identity } = context;
  const tokens = id !== undefined && { teamId: identity.member.teamId, id, secrets, commitNow };
  try {
    const place = { settings, now, ...(tokens && { tokens }) };
    const opened = await openSource(place, signIn, { signal: context.goneSignal() });
    const found = await opened.source.connector.listOrganisations(opened.context, opened.settings);
    if (found.length > 0) return found;
    throw new SourceError("forbidden", "This sign-in sees no organisation.");
  } catch (error) {
    if (error instanceof SourceError) throw new Refusal(409, error.message, "settings");
    throw error;
  }
}
