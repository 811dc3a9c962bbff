import { ACCESS_LEVELS } from "@app/contract/access-level";
import { API_BASE, type Call, isChange } from "@app/contract/endpoint";
import * as actuals from "@app/contract/model-actuals";
import * as modelConnection from "@app/contract/model-connection";
import { purchaseModel } from "@app/contract/model-contracts";
import * as documents from "@app/contract/model-document";
import * as figures from "@app/contract/model-figures";
import * as sharing from "@app/contract/model-sharing";
import * as versions from "@app/contract/model-versions";
import * as visits from "@app/contract/model-visits";
import * as workbooks from "@app/contract/model-workbook";
import * as models from "@app/contract/models";
import { loginUser } from "@app/contract/session";
import { findShockChanges } from "@app/contract/shocks";
import { startMasquerade } from "@app/contract/staff";
import * as trackRecords from "@app/contract/track-record";
import * as webReports from "@app/contract/web-reports";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { enableMfa } from "#testing/test-mfa.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { saveOf } from "#testing/test-saves.ts";
import { credentialsOf } from "#testing/test-sign-in.ts";

const NEVER_USED_ID = 2_147_483_647;

/** What is sent besides the model's id; ids of what is not there unless they matter. */
type Row = {
  call: Call;
  /** The status at each level from No Access to Full Access, for a member and for a trusted user. */
  levels: string;
  /** Where a trusted user's differ. */
  trusted?: string;
  /** Where those of the owner, who is no admin here, and of an admin differ from full access. */
  owner?: number;
  admin?: number;
  params?: Record<string, number>;
  query?: string;
  body?: () => object;
};

const SEE = "404 200 200 200 200 200";
const MANAGE = "404 403 403 403 403 200";
const TEAM_HAS_ENDED = "The subscription of the model's team has ended or is overdue.";
const EMAIL = "somebody@example.com";
const REVIEW = { registeredModelAccessMode: ACCESS_LEVELS.REVIEW };

/** Full access passes the door of what is then not found or not allowed as things stand: "404" or "409" at its end. */
const rows: Row[] = [
  { call: models.getModel, levels: SEE },
  { call: models.updateModel, levels: MANAGE, body: () => ({ modelName: "Renamed" }) },
  { call: models.cancelModel, levels: MANAGE },
  { call: models.cancelModelByGet, levels: MANAGE },
  { call: models.reactivateModel, levels: MANAGE },
  { call: models.reactivateModelByGet, levels: MANAGE },
  {
    call: purchaseModel,
    levels: "403 403 403 403 403 403",
    trusted: "404 403 403 403 403 403",
    ...{ owner: 403, admin: 200 },
    body: () => ({}),
  },
  { call: models.deleteModel, levels: "404 403 403 403 403 409" },
  { call: models.restoreModel, levels: "404 404 404 404 404 404" },

  { call: versions.getModelDocument, levels: SEE },
  { call: versions.listModelEdits, levels: SEE, query: "afterVersion=0" },
  {
    call: versions.saveModelDocument,
    levels: "404 403 403 200 200 200",
    body: () => saveOf(1, [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 }]),
  },
  { call: versions.listModelVersions, levels: SEE },
  { call: versions.listRunVersions, levels: SEE, params: { version: 1 } },
  { call: versions.compareModelVersions, levels: SEE, query: "from=1&to=1" },
  {
    call: versions.labelModelVersion,
    levels: "404 403 403 403 200 200",
    params: { version: 1 },
    body: () => ({ label: "Board" }),
  },
  // Of the version that stands, by whoever edits data; what it changes is held to the level as any edit is.
  {
    call: versions.restoreModelVersion,
    levels: "404 403 403 200 200 200",
    params: { version: 1 },
    body: () => ({ saveId: saveOf(1, []).saveId }),
  },
  { call: versions.modelState, levels: SEE },
  { call: workbooks.getModelWorkbook, levels: SEE },
  { call: visits.getLastVisit, levels: SEE },
  { call: trackRecords.getTrackRecord, levels: SEE },
  { call: figures.getModelStatement, levels: SEE },
  { call: figures.downloadModelStatement, levels: SEE },
  { call: figures.explainModelFigure, levels: SEE, query: "cell=cf.closingCash@0" },
  { call: figures.listModelDrivers, levels: SEE },
  {
    call: figures.tryModelWhatIf,
    levels: SEE,
    body: () => ({ changes: [{ line: "hourlyRate", value: 190 }] }),
  },
  {
    call: figures.explainWhatIf,
    levels: SEE,
    body: () => ({
      ...{ changes: [{ line: "hourlyRate", value: 190 }], cell: "cf.closingCash@0:whatIf" },
    }),
  },
  // Nobody tried it.
  {
    call: findShockChanges,
    levels: "404 409 409 409 409 409",
    body: () => ({ shocks: [{ kind: "wages", value: 0.03 }] }),
  },
  { call: webReports.listWebReports, levels: SEE },
  {
    call: webReports.createWebReport,
    levels: "404 403 403 403 200 200",
    body: () => ({ title: "Board report" }),
  },
  { call: actuals.getActualsTemplate, levels: SEE, query: "layout=trial-balance" },
  { call: modelConnection.getModelConnection, levels: SEE },
  {
    call: modelConnection.setModelConnection,
    levels: MANAGE,
    trusted: "404 403 403 403 403 409",
    body: () => ({ connectionId: null }),
  },
  // It reads from none.
  { call: modelConnection.readConnectionActuals, levels: "404 409 409 409 409 409" },

  { call: sharing.listAccountAccessModes, levels: MANAGE },
  {
    call: sharing.setAccountAccessMode,
    levels: "404 403 403 403 403 404",
    params: { accountId: NEVER_USED_ID },
    body: () => REVIEW,
  },
  {
    call: sharing.clearAccountAccessMode,
    levels: "404 403 403 403 403 404",
    params: { accountId: NEVER_USED_ID },
  },
  { call: sharing.setTeamAccessMode, levels: MANAGE, body: () => REVIEW },
  { call: sharing.listTrustedUsers, levels: MANAGE },
  {
    call: sharing.addTrustedUser,
    levels: "404 403 403 403 403 409",
    body: () => ({ email: EMAIL, ...REVIEW }),
  },
  {
    call: sharing.setTrustedUser,
    levels: "404 403 403 403 403 404",
    params: { userId: NEVER_USED_ID },
    body: () => REVIEW,
  },
  {
    call: sharing.removeTrustedUser,
    levels: "404 403 403 403 403 404",
    params: { userId: NEVER_USED_ID },
  },
  { call: sharing.leaveModel, levels: "404 409 409 409 409 409", trusted: SEE },
  { call: sharing.listTrustedUserInvites, levels: MANAGE },
  {
    call: sharing.createTrustedUserInvite,
    levels: MANAGE,
    body: () => ({ email: EMAIL, ...REVIEW }),
  },
  {
    call: sharing.deleteTrustedUserInvite,
    levels: "404 403 403 403 403 404",
    params: { inviteId: NEVER_USED_ID },
  },
  { call: sharing.getOwnershipTransfer, levels: MANAGE },
  {
    call: sharing.inviteNewOwner,
    levels: "404 403 403 403 403 403",
    ...{ owner: 200, admin: 200 },
    body: () => ({ email: EMAIL }),
  },
  { call: sharing.withdrawOwnershipTransfer, levels: "404 403 403 403 403 404" },
  // For admins of the team alone, whatever their level; of another team's model they see what they may.
  {
    call: sharing.verifyAdminTransferOwnership,
    levels: "403 403 403 403 403 403",
    trusted: "404 403 403 403 403 403",
    ...{ owner: 403, admin: 200 },
    query: `email=${EMAIL}`,
  },
  {
    call: sharing.adminTransferOwnership,
    levels: "403 403 403 403 403 403",
    trusted: "404 403 403 403 403 403",
    ...{ owner: 403, admin: 409 },
    body: () => ({ email: EMAIL }),
  },
];

/** Asked by a file, and nothing is changed: whoever may see the model may. Each has a test of its own. */
const ASKED_BY_FILE: Call[] = [actuals.readModelActuals, workbooks.readWorkbookChanges];

/** Not about one model that somebody has a level on; each has its own tests. */
const OF_NO_ONE_MODEL: Call[] = [
  ...[models.listModels, models.createModel, models.chooseClient, models.modelChanges],
  ...[sharing.verifyTrustedUser, sharing.listModelOffers],
  ...[sharing.acceptModelOffer, sharing.declineModelOffer, documents.checkModelDocument],
  workbooks.checkModelWorkbook,
  workbooks.createModelFromWorkbook,
];

let app: TestApp;
let helen: TestApp;
let mounted: Set<string>;
let template: number;
let owner: Member;
let member: Member;
beforeAll(async () => {
  const unlimited = { rateLimitScale: 1e6 };
  [app, helen] = [await testApp(unlimited), await testApp(unlimited)];
  owner = await app.addMember({ name: "Olga Owner" });
  member = await app.addMember({ name: "Mel Member" });
  template = (await addModel(owner)).id;
  mounted = new Set((await buildApp(app.parts)).calls.map(nameOf));
}, 120_000);

const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

test("every call on a model has its row, so that a new one has to be decided about", () => {
  const known = new Set(
    [...rows.map(({ call }) => call), ...OF_NO_ONE_MODEL, ...ASKED_BY_FILE].map(nameOf),
  );
  expect(
    [...mounted].filter((call) => / \/model(\b|_document)/.test(call) && !known.has(call)),
  ).toEqual([]);
});

test.each(rows.map((row) => [nameOf(row.call), row] as const))(
  "%s is open to those levels and people it is for, and to nobody else",
  { timeout: 120_000 },
  async (name, row) => {
    if (!mounted.has(name)) return;
    const statuses = row.levels.split(" ").map(Number);
    const trustedStatuses = (row.trusted ?? row.levels).split(" ").map(Number);
    const found: string[] = [];
    const expected: string[] = [];
    async function ask(who: string, caller: Caller, id: number, status: number) {
      // A line that stays open has no answer to wait for.
      if ("events" in row.call && status === 200) return;
      expected.push(`${who} ${status}`);
      found.push(`${who} ${(await send(caller, row, id)).statusCode}`);
    }

    for (const level of Object.values(ACCESS_LEVELS)) {
      const id = await copyOfTemplate();
      await grantModel(owner, id, member.person, level);
      await ask(`member ${level}`, member, id, statuses[level] ?? 0);
      const other = await copyOfTemplate();
      await grantModel(owner, other, helen.person, level);
      await ask(`trusted user ${level}`, helen, other, trustedStatuses[level] ?? 0);
    }
    const full = statuses[ACCESS_LEVELS.FULL_ACCESS] ?? 0;
    await ask("owner", owner, await copyOfTemplate(), row.owner ?? full);
    await ask("admin", app, await copyOfTemplate(), row.admin ?? full);
    expect(found).toEqual(expected);
  },
);

test("people without a level on it get the very answer they get for a model that never was", async () => {
  const id = await copyOfTemplate();
  await grantModel(owner, id, member.person, ACCESS_LEVELS.NO_ACCESS);
  const stranger = await helen.addMember();
  for (const row of rows.filter(({ call }) => mounted.has(nameOf(call)))) {
    for (const caller of [member, stranger, helen]) {
      const [hidden, never] = [await send(caller, row, id), await send(caller, row, NEVER_USED_ID)];
      expect([nameOf(row.call), hidden.statusCode, hidden.body]).toEqual([
        nameOf(row.call),
        row.call.access === "admin" && caller !== helen ? 403 : 404,
        never.body,
      ]);
    }
  }
}, 120_000);

test("nobody signed in, half signed in or without a team is turned away from every call on a model", async () => {
  const id = await copyOfTemplate();
  const removed = await app.addMember();
  await grantModel(owner, id, removed.person, ACCESS_LEVELS.FULL_ACCESS);
  await app.parts.storage.query("delete from accounts where id = $1", [removed.person.accountId]);
  const halfway = await halfSignedIn();
  for (const row of rows.filter(({ call }) => mounted.has(nameOf(call)))) {
    const statuses = [];
    for (const caller of [app.anonymous(), halfway, removed]) {
      statuses.push((await send(caller, row, id)).statusCode);
    }
    expect([nameOf(row.call), ...statuses]).toEqual([nameOf(row.call), 401, 401, 403]);
  }
}, 120_000);

test("staff who look at the app as the owner does read the model and change nothing of it", async () => {
  const id = await copyOfTemplate();
  const staff = await app.addMember({ isStaff: true });
  const body = { accountId: owner.person.accountId, reason: "Asked for help" };
  await staff.call(startMasquerade, { body });
  for (const row of rows.filter(({ call }) => mounted.has(nameOf(call)) && !("events" in call))) {
    const allowed = row.owner ?? Number(row.levels.split(" ").at(-1));
    // The two GETs that change something are as POST is, and a POST that only asks is as GET is.
    if (!isChange(row.call)) {
      expect((await send(staff, row, id)).statusCode).toBe(allowed);
    } else {
      expect([nameOf(row.call), (await send(staff, row, id)).statusCode]).toEqual([
        nameOf(row.call),
        403,
      ]);
    }
  }
}, 120_000);

test("a trusted user changed the model of a team whose subscription had ended: they read it and may leave", async () => {
  const ended = await testApp({ rateLimitScale: 1e6 });
  const { id } = await addModel(ended);
  const { storage } = app.parts;
  const setStatus = (status: string) =>
    storage.query("update subscriptions set status = $2 where id = $1", [
      ...[ended.person.teamId, status],
    ]);
  await grantModel(ended, id, helen.person, ACCESS_LEVELS.FULL_ACCESS);
  await setStatus("ended");
  const statusOf = ({ trusted, levels }: Row) => Number((trusted ?? levels).split(" ").at(-1));
  const mine = rows.filter((row) => mounted.has(nameOf(row.call)) && statusOf(row) !== 403);
  const [changes, reads] = [true, false].map((is) =>
    mine.filter((row) => isChange(row.call) === is),
  );
  for (const row of changes?.filter(({ call }) => call !== sharing.leaveModel) ?? []) {
    const deletedAt = row.call === models.restoreModel ? app.clock.now() : null;
    await storage.query("update models set deleted_at = $2 where id = $1", [id, deletedAt]);
    const { statusCode, body } = await send(helen, row, id);
    expect([nameOf(row.call), statusCode, body]).toEqual([
      ...[nameOf(row.call), 403, expect.stringContaining(TEAM_HAS_ENDED)],
    ]);
  }
  await storage.query("update models set deleted_at = null where id = $1", [id]);
  for (const row of reads?.filter(({ call }) => !("events" in call)) ?? []) {
    expect((await send(helen, row, id)).statusCode, nameOf(row.call)).toBe(statusOf(row));
  }
  const { data: copy } = await helen.call(versions.saveModelDocument, {
    params: { id },
    body: saveOf(1, [], { saveMode: "UNKNOWN" }),
  });
  expect(copy).toMatchObject({ outcome: "saved", modelId: expect.not.toBeOneOf([id]) });

  await setStatus("active");
  expect((await helen.call(models.cancelModel, { params: { id } })).success).toBe(true);
  await setStatus("ended");
  expect((await helen.call(sharing.leaveModel, { params: { id } })).success).toBe(true);
}, 120_000);

test("no call on a model takes a field that it does not name", async () => {
  const smuggled = { teamId: 1, ownerAccountId: 1, ownerId: 1, level: 5, isAdmin: true, id: 1 };
  const id = await copyOfTemplate();
  for (const row of rows.filter(({ call, body }) => body && mounted.has(nameOf(call)))) {
    for (const [field, value] of Object.entries(smuggled)) {
      const body = () => ({ ...row.body?.(), [field]: value });
      const { statusCode } = await send(app, { ...row, body }, id);
      expect([nameOf(row.call), field, statusCode]).toEqual([nameOf(row.call), field, 400]);
    }
  }
}, 120_000);

function send(caller: Caller, { call, params = {}, query, body }: Row, id: number) {
  const given: Record<string, number> = { ...params, id };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
  const url = API_BASE + path + (query ? `?${query}` : "");
  return caller.inject({ method: call.method, url, ...(body ? { payload: body() } : {}) });
}

async function halfSignedIn() {
  const careful = await app.addMember();
  await enableMfa(app, careful);
  const halfway = app.anonymous();
  await halfway.call(loginUser, { body: credentialsOf(careful) });
  return halfway;
}

/** A model of the owner's with a document and a version, without calculating it each time. */
async function copyOfTemplate() {
  const { storage } = app.parts;
  const [model] = await storage.query<{ id: number }>(
    `with copy as (
       insert into models (team_id, owner_account_id, name, team_level, document_version, figures,
         saved_at, saved_by_name, created_at, updated_at)
       select team_id, owner_account_id, name, team_level, document_version, figures,
         saved_at, saved_by_name, created_at, updated_at
       from models where id = $1 returning id
     ), document as (
       insert into model_documents (model_id, team_id, version, document)
       select copy.id, team_id, version, document from model_documents, copy where model_id = $1
     ), version as (
       insert into model_versions (model_id, team_id, version, run, kind, save_id, author_user_id,
         author_name, is_by_staff, at, message, edits, snapshot, closing_cash)
       select copy.id, team_id, version, run, kind, gen_random_uuid(), author_user_id,
         author_name, is_by_staff, at, message, edits, snapshot, closing_cash
       from model_versions, copy where model_id = $1
     ) select id from copy`,
    [template],
  );
  return model?.id ?? 0;
}
