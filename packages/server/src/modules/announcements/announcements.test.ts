import {
  createAnnouncement,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from "@app/contract/announcements";
import type { RequestOf } from "@app/contract/endpoint";
import { ID_MAX } from "@app/contract/paging";
import { getCurrentUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES } from "#testing/test-connections.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { actFor } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

/** A customer and staff where nobody else is told anything. */
async function meeting() {
  const customer = await testApp({}, { storage: await freshStorage() });
  const staff = await customer.addTeam();
  const { query } = customer.parts.storage;
  await query("update users set is_staff = true where id = $1", [staff.person.userId]);
  const at = (hours: number) =>
    new Date(customer.clock.now().getTime() + hours * 3_600_000).toISOString();
  const draft = (change: Partial<Draft> = {}): Draft => ({
    ...{ text: "Syncs rest on Sunday.", kind: "info", audience: "everybody", sourceId: null },
    ...{ from: null, until: at(2), ...change },
  });
  const post = async (change: Partial<Draft> = {}) =>
    dataOf(await staff.call(createAnnouncement, { body: draft(change) }));
  const refusal = async (change: Partial<Draft>) => {
    const { status, envelope } = await staff.send(createAnnouncement, { body: draft(change) });
    return [status, envelope.errors[0]?.key, envelope.errors[0]?.message];
  };
  return { customer, staff, at, draft, post, refusal };
}

type Draft = RequestOf<typeof createAnnouncement>["body"];

async function toldTo(member: Member) {
  const { alerts } = dataOf(await member.call(getCurrentUser, {}));
  return alerts.filter(({ announcement }) => announcement).map(({ message }) => message);
}

test("an announcement is told on every page from its beginning until its end, as the text that it is", async () => {
  const { customer, at, post } = await meeting();
  const text = '<img src=x onerror="alert(1)"> & "quotes"';
  const { id } = await post({ text, kind: "alert", from: at(1), until: at(3) });
  expect(await toldTo(customer)).toEqual([]);
  customer.clock.advance({ hours: 1 });
  expect(dataOf(await customer.call(getCurrentUser, {})).alerts).toEqual([
    {
      ...{ key: `announcement_${id}_1`, kind: "alert", message: text },
      announcement: { id, version: 1, until: expect.any(String) },
    },
  ]);
  customer.clock.advance({ hours: 2 });
  expect(await toldTo(customer)).toEqual([]);
});

test("what somebody dismissed stays away for them alone, until its words change", async () => {
  const { customer, staff, draft, post } = await meeting();
  const colleague = await customer.addMember();
  const { id } = await post();
  const dismiss = (version: number) =>
    customer.send(dismissAnnouncement, { params: { id }, body: { version } });
  expect((await dismiss(1)).status).toBe(200);
  expect((await dismiss(1)).status).toBe(200);
  expect([await toldTo(customer), await toldTo(colleague)]).toEqual([
    [],
    ["Syncs rest on Sunday."],
  ]);

  const change = (text: string, kind: "info" | "alert") =>
    staff.call(updateAnnouncement, { params: { id }, body: draft({ text, kind }) });
  await change("Syncs rest on Sunday.", "alert");
  expect(await toldTo(customer)).toEqual([]);
  await change("Syncs run again.", "alert");
  expect(await toldTo(customer)).toEqual(["Syncs run again."]);
  // Words that nobody has read yet cannot be dismissed ahead of time.
  await dismiss(ID_MAX);
  await change("Syncs run again, all of them.", "alert");
  expect(await toldTo(customer)).toEqual(["Syncs run again, all of them."]);
});

test("an announcement is told to those it is for: a kind of team, trials, or who reads one source", async () => {
  const { customer, staff, post } = await meeting();
  const { teamId, accountId } = customer.person;
  const { query } = customer.parts.storage;
  const endAll = async () => {
    for (const { id } of dataOf(await staff.call(listAnnouncements, { query: {} })).items) {
      await staff.call(endAnnouncement, { params: { id } });
    }
  };
  const told = async (change: Partial<Draft>) => {
    await post(change);
    const isTold = (await toldTo(customer)).length > 0;
    await endAll();
    customer.clock.advance({ minutes: 1 });
    return isTold;
  };
  const setTeam = (type: number) =>
    query("update subscriptions set subscription_type = $2 where id = $1", [teamId, type]);
  const setKind = (kind: number) =>
    query("update accounts set kind = $2 where id = $1", [accountId, kind]);

  await setKind(1);
  expect(await told({ audience: "advisors" })).toBe(true);
  expect(await told({ audience: "companies" })).toBe(false);
  await setKind(2);
  expect(await told({ audience: "advisors" })).toBe(false);
  expect(await told({ audience: "companies" })).toBe(true);
  await setTeam(SUBSCRIPTION_TYPES.ANNUAL_PREPAID);
  expect(await told({ audience: "trials" })).toBe(false);
  await setTeam(SUBSCRIPTION_TYPES.TRIAL);
  expect(await told({ audience: "trials" })).toBe(true);
  expect(await told({ audience: "source", sourceId: SOURCES.sample })).toBe(false);
  await addConnection(customer);
  expect(await told({ audience: "source", sourceId: SOURCES.sample })).toBe(true);
  expect(await told({ audience: "source", sourceId: SOURCES.xero })).toBe(false);

  const { audiences } = dataOf(await staff.call(listAnnouncements, { query: {} }));
  expect(audiences.map(({ name, teamCount }) => [name, teamCount])).toEqual([
    ["Everybody", 2],
    ["Advisors", 1],
    ["Companies", 1],
    ["Teams on trial", 1],
    ["Sample Company users", 1],
  ]);
});

test("an announcement is ended, stays in the list of past ones, and is changed no more", async () => {
  const { customer, staff, draft, post } = await meeting();
  const { id } = await post();
  const ended = dataOf(await staff.call(endAnnouncement, { params: { id } }));
  expect(ended.state).toBe("over");
  expect(await toldTo(customer)).toEqual([]);
  const { items } = dataOf(await staff.call(listAnnouncements, { query: {} }));
  expect(items).toMatchObject([{ id, state: "over", byName: staff.person.name }]);
  const over = [{ key: "root", message: "This announcement is over. Post a new one." }];
  expect((await staff.call(endAnnouncement, { params: { id } })).errors).toEqual(over);
  const again = await staff.call(updateAnnouncement, { params: { id }, body: draft() });
  expect(again.errors).toEqual(over);
  expect((await trailOf(customer.parts, staff.person.teamId)).slice(-2)).toMatchObject([
    { action: "announcement.create", after: { text: "Syncs rest on Sunday." } },
    { action: "announcement.end", userId: staff.person.userId },
  ]);
});

test("what makes no sense is not announced, nor more than three at once", async () => {
  const { at, post, refusal } = await meeting();
  const end = [400, "until", "Choose an end that is to come, after the beginning."];
  expect(await refusal({ until: at(-1) })).toEqual(end);
  expect(await refusal({ from: at(-3), until: at(-2) })).toEqual(end);
  expect(await refusal({ from: at(2), until: at(2) })).toEqual(end);
  expect(await refusal({ until: at(90 * 24 + 1) })).toEqual([400, "until", "At most 90 days."]);
  expect(await refusal({ until: "soon" })).toEqual([400, "until", "Enter a day and a time."]);
  const source = [400, "sourceId", "Choose the source."];
  expect(await refusal({ audience: "source" })).toEqual(source);
  expect(await refusal({ audience: "source", sourceId: 99 })).toEqual(source);
  expect(await refusal({ text: " \u200b " })).toEqual([400, "text", "Enter what to tell."]);
  const long = [400, "text", "Use at most 300 characters."];
  expect(await refusal({ text: "x".repeat(301) })).toEqual(long);
  await post({ text: "x".repeat(300) });
  await post();
  await post({ from: at(1) });
  const many = "3 announcements are shown or will be. End one first.";
  expect(await refusal({})).toEqual([409, "root", many]);
});

test("of six announcements posted at the same moment three are told", async () => {
  const { staff, customer, draft } = await meeting();
  const posts = [1, 2, 3, 4, 5, 6].map((each) =>
    staff.send(createAnnouncement, { body: draft({ text: `Notice ${each}` }) }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 409, 409, 409]);
  expect(await toldTo(customer)).toHaveLength(3);
});

test("announcing is for staff alone, by the database's own rules too", async () => {
  const { customer, staff, draft, post } = await meeting();
  const { id } = await post();
  const refused = [
    await customer.send(listAnnouncements, { query: {} }),
    await customer.send(createAnnouncement, { body: draft() }),
    await customer.send(updateAnnouncement, { params: { id }, body: draft() }),
    await customer.send(endAnnouncement, { params: { id } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const work = customer.parts.storage.startWork({ kind: "team", teamId: customer.person.teamId });
  await work.db.execute("update announcements set text = 'Mine'");
  await work.commit();
  expect(await toldTo(customer)).toEqual(["Syncs rest on Sunday."]);

  const unknown = { params: { id: ID_MAX }, body: { version: 1 } };
  expect((await customer.send(dismissAnnouncement, unknown)).status).toBe(404);
  await actFor(staff, customer);
  const inTheirPlace = { params: { id }, body: { version: 1 } };
  expect((await staff.send(dismissAnnouncement, inTheirPlace)).status).toBe(403);
});
