import {
  answerDiscussion,
  getStaffDiscussion,
  listStaffDiscussions,
  setStaffDiscussionClosed,
} from "@app/contract/staff-support";
import { getSupportDiscussion, listSupportHistory, markSupportSeen } from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
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
  const answer = (body: string, minutes = 0) =>
    robin.send(answerDiscussion, { params, body: { body, minutes } });
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

test("staff find discussions by subject or team: those that wait come first, the longest waiting on top", async () => {
  const { customer, robin, params, answer } = await meeting();
  const teamName = dataOf(await robin.call(getStaffDiscussion, { params })).teamName;
  const ids = async (filter: "All" | "Open" | "Closed" = "Open") =>
    dataOf(await robin.call(listStaffDiscussions, { query: { search: teamName, filter } }));
  customer.clock.advance({ minutes: 1 });
  const second = await askSupport(customer);
  customer.clock.advance({ minutes: 1 });
  const third = await askSupport(customer);
  expect((await ids()).items.map(({ id }) => id)).toEqual([params.id, second.id, third.id]);
  await answer("Yes.");
  expect((await ids()).items.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    [second.id, true],
    [third.id, true],
    [params.id, false],
  ]);

  const closing = { params: { id: second.id }, body: { closed: true } };
  expect(dataOf(await robin.call(setStaffDiscussionClosed, closing)).closed).toBe(true);
  expect((await ids("Closed")).items.map(({ id }) => id)).toEqual([second.id]);
  expect((await ids()).totalItemCount).toBe(2);
  expect((await replyAs(customer, second.parentTransactionId, "Not yet")).closed).toBe(false);
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
  expect(sums).toEqual({ totalItemCount: 3, minutesLeft: 80 });
  expect(items.map(({ kind, minutes, minutesAfter }) => [kind, minutes, minutesAfter])).toEqual([
    ["used", -25, 80],
    ["used", -15, 105],
    ["given", 120, 120],
  ]);
  expect(items[0]).toMatchObject({
    ...{ byName: "Robin Keller", discussion: { id: params.id, subject: "September moved" } },
  });
  expect((await historyOf(tom)).items[0]).toMatchObject({
    ...{ byName: null, discussion: null, description: `Reply in discussion ${params.id}` },
  });
  const stranger = await testApp();
  expect(await historyOf(stranger)).toEqual({ items: [], totalItemCount: 0, minutesLeft: 0 });
});
