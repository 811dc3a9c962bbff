import {
  answerDiscussion,
  getStaffDiscussion,
  listStaffDiscussions,
  setStaffDiscussionClosed,
  setStaffDiscussionTaken,
} from "@app/contract/staff-support";
import {
  getSupportDiscussion,
  listSupportHistory,
  markSupportSeen,
  setSupportClosed,
} from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
import { grantMinutes } from "#modules/support-credit/support-credit.ts";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { inTeam, supportGrant } from "#testing/test-ledger.ts";
import { askSupport, replyAs } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

/** A customer with an open question, and staff of the service. */
async function meeting(asked: { private?: boolean } = {}) {
  const customer = await testApp();
  const home = await testApp();
  const robin = await home.addMember({ name: "Robin Keller", isStaff: true });
  const discussion = await askSupport(customer, asked);
  const params = { id: discussion.id };
  const answer = (body: string, minutes = 0, isBeyondCredit = true) =>
    robin.send(answerDiscussion, { params, body: { body, minutes, isBeyondCredit } });
  return { customer, home, robin, discussion, params, answer };
}

test("staff answer in any team, a private discussion too, and note the minutes beside the words", async () => {
  const { customer, robin, params, answer } = await meeting({ private: true });
  expect((await answer("Yes, in three steps.", 15)).status).toBe(200);
  await answer("And no tax is due twice.", 25);
  await answer("You are welcome.");

  const seen = dataOf(await customer.call(getSupportDiscussion, { params }));
  expect(seen.minutesUsed).toBe(40);
  expect(seen.replies.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ["RESPONSE", 0],
    ["TRANSACTION", 15],
    ["RESPONSE", 0],
    ["TRANSACTION", 25],
    ["RESPONSE", 0],
  ]);
  expect(seen.replies[0]).toMatchObject({ authorName: "Robin Keller", isMine: false });
  const theirs = dataOf(await robin.call(getStaffDiscussion, { params }));
  expect(theirs.teamName).toMatch(/^Team /);
  expect(theirs.replies).toHaveLength(5);
});

test("an answer is mailed to whoever is in the discussion, and is new until it is read", async () => {
  const { customer, home, params, answer, discussion } = await meeting();
  await answer("Yes.");
  const listed = async () => dataOf(await customer.call(listSupportDiscussions, { query: {} }));
  expect(await listed()).toMatchObject({ newAnswerCount: 1, items: [{ hasNewAnswer: true }] });
  const { replies } = dataOf(await customer.call(getSupportDiscussion, { params }));
  const messageId = replies.at(-1)?.id ?? 0;
  await customer.call(markSupportSeen, { params, body: { messageId } });
  expect(await listed()).toMatchObject({ newAnswerCount: 0, items: [{ hasNewAnswer: false }] });
  // Reading an older message takes nothing back.
  const older = { messageId: discussion.parentTransactionId };
  await customer.call(markSupportSeen, { params, body: older });
  expect((await listed()).newAnswerCount).toBe(0);

  const mails = (await home.mails()).filter(({ to }) => to === customer.person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Forecastle support has answered"]);
  expect(mails[0]?.text).toContain(
    "Robin Keller of Forecastle support answered “September moved”:",
  );
});

test("staff find discussions by subject or team: who waits longest on top, those with the customer and closed ones apart", async () => {
  const { customer, robin, params, answer } = await meeting();
  const { teamName } = dataOf(await robin.call(getStaffDiscussion, { params }));
  const listed = async (filter: "Waiting" | "Answered" | "Closed") =>
    dataOf(await robin.call(listStaffDiscussions, { query: { search: teamName, filter } }));
  const ids = async (filter: "Waiting" | "Answered" | "Closed") =>
    (await listed(filter)).items.map(({ id }) => id);
  customer.clock.advance({ minutes: 1 });
  const second = await askSupport(customer);
  customer.clock.advance({ minutes: 1 });
  const third = await askSupport(customer);
  expect(await ids("Waiting")).toEqual([params.id, second.id, third.id]);
  await answer("Yes.");
  expect(await ids("Waiting")).toEqual([second.id, third.id]);
  expect(await ids("Answered")).toEqual([params.id]);

  const closing = { params: { id: second.id }, body: { closed: true } };
  expect(dataOf(await robin.call(setStaffDiscussionClosed, closing)).closed).toBe(true);
  expect(await ids("Closed")).toEqual([second.id]);
  expect(await listed("Waiting")).toMatchObject({
    totalItemCount: 1,
    filterCounts: [
      { key: "Waiting", count: 1 },
      { key: "Answered", count: 1 },
      { key: "Closed", count: 1 },
    ],
  });
  expect((await replyAs(customer, second.parentTransactionId, "Not yet")).closed).toBe(false);
  expect(await ids("Waiting")).toEqual([third.id, second.id]);
});

test("whoever wrote again went to the end of the queue, and now waits since their first words", async () => {
  const { customer, robin, discussion, params, answer } = await meeting();
  const waitingSince = async () =>
    dataOf(await robin.call(getStaffDiscussion, { params })).waitingSince;
  const set = (closed: boolean) =>
    robin.call(setStaffDiscussionClosed, { params, body: { closed } });
  const asked = customer.clock.now().toISOString();
  customer.clock.advance({ minutes: 5 });
  await replyAs(customer, discussion.parentTransactionId, "Hello?");
  expect(await waitingSince()).toBe(asked);
  await set(true);
  expect(await waitingSince()).toBeNull();
  await customer.call(setSupportClosed, { params, body: { closed: false } });
  expect(await waitingSince()).toBe(customer.clock.now().toISOString());
  await answer("Yes.");
  expect(await waitingSince()).toBeNull();
  await set(true);
  await set(false);
  expect(await waitingSince()).toBeNull();
});

test("one of staff takes a discussion; it is given back before another does, and the list has the credit left", async () => {
  const { customer, home, robin, params } = await meeting();
  const imogen = await home.addMember({ name: "Imogen Hale", isStaff: true });
  const { teamId } = customer.person;
  await inTeam(customer.parts, teamId, (context) => post(context, teamId, supportGrant("2030-01")));
  const take = (who: typeof robin, taken: boolean) =>
    who.send(setStaffDiscussionTaken, { params, body: { taken } });
  expect((await take(robin, true)).status).toBe(200);
  expect((await take(robin, true)).status).toBe(200);
  const refused = await take(imogen, true);
  expect(refused.status).toBe(409);
  expect(refused.envelope.errors[0]?.message).toBe("Robin Keller looks after this discussion.");

  const { teamName } = dataOf(await imogen.call(getStaffDiscussion, { params }));
  const { items } = dataOf(
    await imogen.call(listStaffDiscussions, { query: { search: teamName } }),
  );
  expect(items).toMatchObject([
    { minutesLeft: 120, takenBy: { name: "Robin Keller", isMe: false } },
  ]);
  await take(imogen, false);
  const theirs = dataOf((await take(imogen, true)).envelope);
  expect(theirs).toMatchObject({ minutesLeft: 120, takenBy: { name: "Imogen Hale", isMe: true } });
  expect(
    (await customer.send(setStaffDiscussionTaken, { params, body: { taken: true } })).status,
  ).toBe(403);
  expect((await trailOf(customer.parts, teamId)).slice(-2)).toMatchObject([
    { action: "support_discussion.give_back", userId: imogen.person.userId },
    { action: "support_discussion.take", after: { takenBy: "Imogen Hale" } },
  ]);
});

test("what staff do stands in the customer's trail, under their own name", async () => {
  const { customer, robin, answer, params } = await meeting();
  await answer("Yes.", 5);
  await robin.call(setStaffDiscussionClosed, { params, body: { closed: true } });
  const { userId } = robin.person;
  expect((await trailOf(customer.parts, customer.person.teamId)).slice(-2)).toMatchObject([
    { action: "support_discussion.answer", userId, after: { minutes: 5 } },
    { action: "support_discussion.close", userId },
  ]);
});

test("nobody but staff answers, and minutes are whole and at most 480", async () => {
  const { customer, robin, params, answer } = await meeting();
  const body = { body: "Yes." };
  expect((await customer.send(answerDiscussion, { params, body })).status).toBe(403);
  expect((await customer.send(getStaffDiscussion, { params })).status).toBe(403);
  expect((await customer.send(listStaffDiscussions, { query: {} })).status).toBe(403);
  for (const minutes of [-1, 1.5, 481]) {
    expect((await answer("Yes.", minutes)).envelope.errors[0]?.key).toBe("minutes");
  }
  const never = { params: { id: 2_147_483_647 }, body };
  expect((await robin.send(answerDiscussion, never)).status).toBe(404);
});

test("the credit history has every change with what is left after it, and names no private discussion to others", async () => {
  const { customer, answer, params } = await meeting({ private: true });
  const tom = await customer.addMember();
  const { teamId } = customer.person;
  await inTeam(customer.parts, teamId, (context) => post(context, teamId, supportGrant("2030-01")));
  await answer("Yes.", 15);
  await answer("And no.", 25);
  const historyOf = async (member: typeof tom) =>
    dataOf(await member.call(listSupportHistory, { query: {} }));

  const { items, ...sums } = await historyOf(customer);
  expect(sums).toMatchObject({ totalItemCount: 3, minutesLeft: 80 });
  expect(sums.recent.map(({ kind, minutesAfter }) => [kind, minutesAfter])).toEqual([
    ...[
      ["given", 120],
      ["used", 105],
      ["used", 80],
    ],
  ]);
  expect(items.map(({ kind, minutes, minutesAfter }) => [kind, minutes, minutesAfter])).toEqual([
    ["used", -25, 80],
    ["used", -15, 105],
    ["given", 120, 120],
  ]);
  expect(items[0]).toMatchObject({
    ...{ byName: "Robin Keller", discussion: { id: params.id, subject: "September moved" } },
  });
  expect((await historyOf(tom)).items[0]).toMatchObject({
    ...{
      byName: "Forecastle support",
      discussion: null,
      description: `Reply in discussion ${params.id}`,
    },
  });
  const stranger = await testApp();
  expect(await historyOf(stranger)).toMatchObject({
    ...{ items: [], totalItemCount: 0, minutesLeft: 0, recent: [] },
  });
});

test("minutes beyond the team's credit were charged without a word, and now the call has to say so", async () => {
  const { customer, answer } = await meeting();
  const { teamId } = customer.person;
  await inTeam(customer.parts, teamId, (context) => post(context, teamId, supportGrant("2030-01")));
  expect((await answer("Yes.", 110, false)).status).toBe(200);
  const refused = await answer("More.", 25, false);
  expect([refused.status, refused.envelope.errors]).toEqual([
    409,
    [{ key: "minutes", message: "This is 15 minutes beyond the team's credit. Confirm it." }],
  ]);
  expect((await answer("Ten more.", 10, false)).status).toBe(200);
  expect((await answer("A word.", 0, false)).status).toBe(200);
  expect(dataOf((await answer("More.", 25)).envelope).minutesLeft).toBe(-25);
  const again = await answer("And more.", 1, false);
  expect(again.envelope.errors[0]?.message).toBe(
    "This is 1 minute beyond the team's credit. Confirm it.",
  );
});

test("the queue named who spoke last, and now names who asked", async () => {
  const { customer, robin, params, answer } = await meeting();
  await answer("Yes.");
  const { teamName } = dataOf(await robin.call(getStaffDiscussion, { params }));
  const query = { search: teamName, filter: "Answered" } as const;
  const { items } = dataOf(await robin.call(listStaffDiscussions, { query }));
  expect(items).toMatchObject([
    { askedByName: customer.person.name, last: { authorName: "Robin Keller" } },
  ]);
});

test("the history says what the plan adds next, and of a month's credit its day by the calendar it is given by", async () => {
  const customer = await testApp();
  const { teamId } = customer.person;
  await grantMinutes(customer.parts, teamId);
  const historyNow = async () => dataOf(await customer.call(listSupportHistory, { query: {} }));
  const { plan, items } = await historyNow();
  expect(plan).toEqual({ minutes: 120, nextDay: "2030-02-01", minutesMax: 720 });
  const day = customer.clock.now().toISOString().slice(0, 10);
  expect(items).toMatchObject([{ kind: "given", day, byName: null, minutes: 120 }]);
  await customer.parts.storage.query("update subscriptions set status = 'ended' where id = $1", [
    teamId,
  ]);
  expect((await historyNow()).plan).toBeNull();
});
