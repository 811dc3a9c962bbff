import { requestPasswordReset } from "@app/contract/password-reset";
import { getStaffSystem, retryJob, retryMail } from "@app/contract/staff-system";
import { expect, test } from "vitest";
import { openPost } from "#modules/mail/mail.ts";
import { letters } from "#nouns.ts";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { trailOf } from "#testing/test-trail.ts";

async function meeting(own: Parameters<typeof testApp>[1] = {}) {
  const customer = await testApp({}, own);
  const home = await testApp({}, own);
  const staff = await home.addMember({ isStaff: true });
  const { query } = customer.parts.storage;
  const { teamId, accountId, userId } = customer.person;
  const at = () => home.clock.now().toISOString();
  /** A job of the customer's that ended so. */
  const job = async (kind: string, state: string, failure: string | null = null) => {
    const [row] = await query<{ id: number }>(
      `insert into jobs (team_id, account_id, user_id, kind, title, payload, run_key, state, failure, created_at, finished_at)
       values ($1, $2, $3, $4, 'Secret title', '{"secret": "payload"}', 'one', $5, $6, $7,
         case when $5 in ('done', 'failed') then $7::timestamptz end) returning id`,
      [teamId, accountId, userId, kind, state, failure, at()],
    );
    return row?.id ?? 0;
  };
  const seen = async () => dataOf(await staff.call(getStaffSystem, {}));
  return { customer, home, staff, query, teamId, at, job, seen };
}

test("queues are counted by kind, with what waits longest, and what failed has its reason without figures", async () => {
  const { home, teamId, job, seen, at } = await meeting();
  const kind = `sums of ${teamId}`;
  await job(kind, "done");
  await job(kind, "queued");
  const id = await job(kind, "failed", "Account 200 is out by 1,234.50 in March.");
  const { queues, failedJobs } = await seen();
  expect(queues.find((queue) => queue.kind === kind)).toEqual({
    ...{ kind, waiting: 1, running: 0, done: 1, failed: 1, oldest: at() },
  });
  const shown = failedJobs.find((each) => each.id === id);
  expect(shown).toMatchObject({
    ...{ kind, canRetry: true, reason: "Account # is out by # in March.", finishedAt: at() },
  });
  expect(JSON.stringify(shown)).not.toMatch(/secret/i);
  home.clock.advance({ minutes: 61 });
  expect((await seen()).queues.find((queue) => queue.kind === kind)?.done).toBe(0);
});

test("a failed job is tried again in its own queue, once, with an entry in its team's trail", async () => {
  const { customer, staff, query, teamId, job } = await meeting();
  const id = await job(`tries of ${teamId}`, "failed", "Something went wrong.");
  const retry = () => staff.send(retryJob, { params: { id } });
  expect((await retry()).status).toBe(200);
  const rows = await query("select state, failure, attempts from jobs where id = $1", [id]);
  expect(rows).toEqual([{ state: "queued", failure: null, attempts: 0 }]);
  expect((await trailOf(customer.parts, teamId)).at(-1)).toMatchObject({
    ...{ action: "job.retry", userId: staff.person.userId },
  });
  expect((await retry()).status).toBe(404);
});

test("a job is not tried again beside its like, nor one of the service or of somebody who left", async () => {
  const { staff, query, teamId, job, at } = await meeting();
  const refusalOf = async (id: number) =>
    (await staff.send(retryJob, { params: { id } })).envelope.errors[0]?.message;
  const kind = `twins of ${teamId}`;
  const twin = await job(kind, "failed", "No.");
  await job(kind, "queued");
  expect(await refusalOf(twin)).toBe("The same job waits or runs already.");
  const left = await job(`left ${teamId}`, "failed", "No.");
  await query("update jobs set account_id = null where id = $1", [left]);
  expect(await refusalOf(left)).toBe("This job cannot be tried again.");
  const [own] = await query<{ id: number }>(
    `insert into jobs (kind, title, payload, state, failure, created_at, finished_at)
     values ($1, $1, '{}', 'failed', 'No.', $2, $2) returning id`,
    [`own of ${teamId}`, at()],
  );
  expect(await refusalOf(own?.id ?? 0)).toBe("This job cannot be tried again.");
});

test("mail refused a moment ago was left as it was: it is due at once, and one that is being sent stays with who sends it and is not counted", async () => {
  // Mail of every team is tried again: what other tests leave is not to be counted here.
  const storage = await freshStorage();
  const { home, staff, query, teamId } = await meeting({ storage });
  const later = (minutes: number) =>
    new Date(home.clock.now().getTime() + minutes * 60_000).toISOString();
  const mail = async (attempts: number, dueAt: string, claimedUntil: string | null = null) => {
    const [row] = await query<{ id: number }>(
      `insert into outbox (team_id, kind, payload, created_at, attempts, due_at, claimed_until)
       values ($1, 'none', '', $2, $3, $4, $5) returning id::int`,
      [teamId, later(0), attempts, dueAt, claimedUntil],
    );
    return row?.id ?? 0;
  };
  const refused = await mail(5, later(30));
  const justRefused = await mail(1, later(0.5));
  const inHand = await mail(4, later(0), later(2));
  const forLater = await mail(0, later(60));
  const { mail: before } = dataOf(await staff.call(getStaffSystem, {}));
  expect(before.refused).toBe(3);
  expect(dataOf(await staff.call(retryMail, {})).count).toBe(2);
  const rows = await query<{ id: number }>(
    "select id::int from outbox where id = any($1::int[]) and due_at is null order by id",
    [`{${[refused, justRefused, inHand, forLater].join(",")}}`],
  );
  expect(rows).toEqual([{ id: refused }, { id: justRefused }]);
  const trail = await trailOf(home.parts, home.person.teamId);
  expect(trail.at(-1)).toMatchObject({ action: "staff.retry_mail", after: { count: 2 } });
  await storage.close();
});

test("trying again found no mail seconds after its server was away: it goes to the server that is back", async () => {
  const { customer, staff } = await meeting();
  const { parts, person } = customer;
  const ids: number[] = [];
  parts.onMail = (outboxIds) => void ids.push(...outboxIds);
  await customer.anonymous().call(requestPasswordReset, { body: { email: person.email } });
  const [id = 0] = ids;
  const settings = { ...parts.settings, smtpUrl: "smtp://127.0.0.1:1" };
  await openPost({ ...parts, settings }, letters).deliver(id);
  const post = openPost(parts, letters);
  await post.deliver(id);
  expect(await customer.mails()).toEqual([]);
  expect(dataOf(await staff.call(retryMail, {})).count).toBeGreaterThanOrEqual(1);
  expect(await post.hasWaiting()).toBe(true);
  await post.deliver(id);
  expect((await customer.mails()).map(({ to }) => to)).toEqual([person.email]);
});

test("how the service runs is for staff alone, by the database's own rules too", async () => {
  const { customer, job, teamId } = await meeting();
  const id = await job(`rules of ${teamId}`, "failed", "No.");
  const refused = [
    await customer.send(getStaffSystem, {}),
    await customer.send(retryJob, { params: { id } }),
    await customer.send(retryMail, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  const work = customer.parts.storage.startWork({ kind: "team", teamId });
  const seen = await work.db.execute("select kind from staff_queues(now())");
  expect(seen).toEqual([]);
  await work.rollback();
});
