import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#core/audit-verify.ts";
import type { Parts } from "#http/parts.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import { inTeam, payment, seatsInvoice, supportGrant } from "#testing/test-ledger.ts";
import { testParts } from "#testing/test-parts.ts";
import { trailOf } from "#testing/test-trail.ts";
import { balancesOf, entriesOf, openInvoices, type Posting, post } from "./ledger.ts";
import { verifyLedger } from "./verify-ledger.ts";

let parts: Parts;
beforeAll(async () => {
  ({ parts } = await testParts());
});

async function newTeam() {
  const work = parts.storage.startWork();
  const subscriptionType = SUBSCRIPTION_TYPES.ANNUAL_PREPAID;
  const team = { teamName: "Team", subscriptionType, status: "active" } as const;
  const teamId = await createTeam(work, parts.now(), team);
  await work.commit();
  return teamId;
}

const read = <T>(teamId: number, use: (db: Parameters<typeof entriesOf>[0]) => Promise<T>) =>
  inTeam(parts, teamId, ({ db }) => use(db));

test("an invoice of 5,631.12 is owed until it is paid, and every balance is a sum", async () => {
  const teamId = await newTeam();
  await inTeam(parts, teamId, async (context) => {
    expect(await post(context, teamId, seatsInvoice(19_688))).toBe(true);
    await post(context, teamId, supportGrant("2026-06"));
  });
  const owed = [{ invoiceNumber: 19_688, unit: "AUD", amount: 563_112 }];
  expect(await read(teamId, (db) => openInvoices(db, teamId))).toEqual(owed);

  await inTeam(parts, teamId, (context) => post(context, teamId, payment(19_688, 563_112)));
  expect(await read(teamId, (db) => openInvoices(db, teamId))).toEqual([]);
  expect(await read(teamId, (db) => balancesOf(db, teamId))).toEqual([
    { account: "discounts", unit: "AUD", amount: 56_880 },
    { account: "gateway", unit: "AUD", amount: 563_112 },
    { account: "gst", unit: "AUD", amount: 51_192 },
    { account: "receivable", unit: "AUD", amount: 0 },
    { account: "seats", unit: "AUD", amount: 568_800 },
    { account: "support_balance", unit: "minutes", amount: 120 },
    { account: "support_granted", unit: "minutes", amount: 120 },
  ]);
});

test("an entry is read back as it was posted, and the trail has it too", async () => {
  const teamId = await newTeam();
  await inTeam(parts, teamId, (context) => post(context, teamId, seatsInvoice(7)));

  const [entry, ...others] = await read(teamId, (db) => entriesOf(db, teamId));
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    ...{ sequence: 1, kind: "invoice", key: "invoice 7", invoiceNumber: 7 },
    postings: [
      { line: 1, debit: "receivable", credit: "seats", quantity: 6, price: 94_800 },
      { line: 2, debit: "discounts", credit: "receivable", quantity: null, amount: 56_880 },
      { line: 3, debit: "receivable", credit: "gst", amount: 51_192 },
    ],
  });
  expect((await trailOf(parts, teamId)).at(-1)).toMatchObject({
    action: "ledger.post",
    subjectName: "Subscription, a year",
    after: entry,
  });
});

test("what is tried ten times at once is posted once, and entries are numbered without gaps", async () => {
  const teamId = await newTeam();
  const tries = Array.from({ length: 10 }, (_, index) =>
    inTeam(parts, teamId, async (context) => {
      await post(context, teamId, supportGrant(`own ${index}`));
      return post(context, teamId, seatsInvoice(1));
    }),
  );
  expect((await Promise.all(tries)).filter((isNew) => isNew)).toHaveLength(1);
  const entries = await read(teamId, (db) => entriesOf(db, teamId));
  expect(entries.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 11 }, (_, index) => index + 1),
  );
});

test("what is refused afterwards leaves nothing in the ledger", async () => {
  const teamId = await newTeam();
  const refused = inTeam(parts, teamId, async (context) => {
    await post(context, teamId, seatsInvoice(1));
    throw new Error("declined");
  });
  await expect(refused).rejects.toThrow("declined");
  expect(await read(teamId, (db) => entriesOf(db, teamId))).toEqual([]);
});

test("a team sees its own ledger alone and posts to no other", async () => {
  const [ours, theirs] = [await newTeam(), await newTeam()];
  await inTeam(parts, theirs, (context) => post(context, theirs, seatsInvoice(1)));

  expect(await read(ours, (db) => entriesOf(db, theirs))).toEqual([]);
  expect(await read(ours, (db) => balancesOf(db, theirs))).toEqual([]);
  const pushed = inTeam(parts, ours, (context) => post(context, theirs, seatsInvoice(2)));
  await expect(pushed).rejects.toMatchObject({ code: "42501" });
});

test.each([
  "update ledger_entries set description = ''",
  "delete from ledger_entries",
  "update ledger_postings set amount = amount + 1",
  "delete from ledger_postings",
  "truncate ledger_entries, ledger_postings",
])("nobody may %s, not even the owner", async (statement) => {
  const teamId = await newTeam();
  await inTeam(parts, teamId, (context) => post(context, teamId, seatsInvoice(1)));

  const asApp = inTeam(parts, teamId, ({ db }) => db.execute(sql.raw(statement)));
  await expect(asApp).rejects.toMatchObject({ code: "42501" });
  await expect(parts.storage.query(statement)).rejects.toThrow("the ledger is only added to");
});

test("a posting cannot be added to an entry that was there before, and no entry is empty", async () => {
  const teamId = await newTeam();
  await inTeam(parts, teamId, (context) => post(context, teamId, seatsInvoice(1)));
  const late = inTeam(parts, teamId, ({ db }) =>
    db.execute(
      sql`insert into ledger_postings (team_id, sequence, line, unit, debit, credit, amount, description)
          values (${teamId}, 1, 4, 'AUD', 'gateway', 'receivable', 1, 'late')`,
    ),
  );
  await expect(late).rejects.toThrow("a posting comes with its entry");

  const empty = inTeam(parts, teamId, ({ db }) =>
    db.execute(
      sql`insert into ledger_entries (team_id, sequence, at, kind, key, description)
          values (${teamId}, 2, now(), 'payment', 'empty', '')`,
    ),
  );
  await expect(empty).rejects.toThrow("an entry has postings");
});

const sound: Posting = {
  ...{ unit: "AUD", debit: "gateway", credit: "receivable", amount: 100, description: "Payment" },
};

test.each<[string, object, string]>([
  ["from an account to itself", { credit: "gateway" }, "ledger_postings_sides"],
  ["of nothing", { amount: 0 }, "ledger_postings_amount"],
  ["of less than nothing", { amount: -100 }, "ledger_postings_amount"],
  ["of more than could be counted", { amount: 2e12 }, "ledger_postings_amount"],
  ["in another currency", { unit: "EUR" }, "ledger_postings_unit"],
  ["of money as minutes", { unit: "minutes" }, "ledger_postings_minutes"],
  ["of minutes as money", { debit: "support_used" }, "ledger_postings_minutes"],
  [
    "that is not so many at its price",
    { each: { quantity: 3, price: 33 } },
    "ledger_postings_price",
  ],
])("the database refuses a posting %s", async (_what, change, constraint) => {
  const teamId = await newTeam();
  const entry = { ...payment(1, 1), postings: [{ ...sound, ...change } as Posting] };
  const posted = inTeam(parts, teamId, (context) => post(context, teamId, entry));
  await expect(posted).rejects.toThrow(constraint);
});

test("a ledger that nobody touched agrees with a trail that holds", async () => {
  const teamId = await newTeam();
  await inTeam(parts, teamId, (context) => post(context, teamId, seatsInvoice(1)));

  const { breaks } = await verifyLedger(parts.storage);
  expect(breaks.filter((each) => each.teamId === teamId)).toEqual([]);
  const trails = await verifyAudit(parts.storage, parts.secrets);
  expect(trails.breaks.filter((each) => each.teamId === teamId)).toEqual([]);
});
