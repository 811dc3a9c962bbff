import { setTimeout as sleep } from "node:timers/promises";
import { cancelJob, getJob, listJobs } from "@app/contract/jobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { makeJob } from "#testing/test-deeds.ts";
import { testRunner } from "#testing/test-jobs.ts";
import { trailOf } from "#testing/test-trail.ts";
import type { MemberContext } from "./context.ts";
import { defineServiceJob, type Job } from "./job.ts";
import { type Runner, sendServiceJob } from "./job-runner.ts";
import { Refusal } from "./refusal.ts";
import { inUnit, startUnit } from "./unit.ts";

const runners: Runner[] = [];
function run(...given: Parameters<typeof testRunner>) {
  const runner = testRunner(...given);
  runners.push(runner);
  return runner;
}
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

type Deed = Job<{ note: string }>;

/** Starts a job the way a handler does, in the name of the team's admin. */
function start(app: TestApp, job: Deed, note = "one", runKey?: string) {
  return inRequest(app, (context) => context.startJob(job, { note }, runKey));
}

function inRequest<T>({ parts, person }: TestApp, deed: (context: MemberContext) => Promise<T>) {
  const { teamId, accountId, userId, name, email } = person;
  const until = { graceEndsAt: null, periodTo: null, termTo: null };
  const standing = { status: "active", ...until, timeZone: "UTC" } as const;
  const team = { name: "", subscriptionType: 1, ...standing, isMfaRequired: false };
  const member = {
    accountId,
    teamId,
    name,
    kind: 1,
    isAdmin: true,
    avatarIndex: 0,
    avatar: null,
    tour: null,
  };
  const identity = {
    ...{ sessionId: 0, token: null, userId, email, isStaff: false, isMfaEnabled: false },
    ...{ masquerader: null, provedAt: new Date(), member: { ...member, team } },
  };
  const options = { identity, requestId: "test", scope: { kind: "team", teamId } } as const;
  const unit = startUnit(parts, options);
  return inUnit(unit, (context) => deed(Object.assign(context, { identity })));
}

const stateOf = async (app: TestApp, id: number) =>
  dataOf(await app.call(getJob, { params: { id } }));

async function until(app: TestApp, id: number, state: string) {
  await vi.waitFor(async () => expect((await stateOf(app, id)).state).toBe(state), {
    timeout: 20_000,
    interval: 50,
  });
  return stateOf(app, id);
}

const LONG_ENOUGH_MS = 10_000;
const untilAborted = (signal: AbortSignal) => sleep(LONG_ENOUGH_MS, undefined, { signal });

describe("a job", () => {
  test("is there if and only if the request that asked for it commits", async () => {
    const app = await testApp();
    const notes: string[] = [];
    const job = makeJob(async (_context, { note }) => {
      notes.push(note);
      return null;
    });
    run(app.parts, [job]);
    const refused = inRequest(app, async (context) => {
      await context.startJob(job, { note: "rolled back" });
      throw new Refusal(409, "No.");
    });
    await expect(refused).rejects.toThrow("No.");
    const id = await start(app, job, "committed");
    expect(await until(app, id, "done")).toMatchObject({ share: 1, stage: "", failure: null });
    expect(notes).toEqual(["committed"]);
    expect(dataOf(await app.call(listJobs, { query: {} })).totalItemCount).toBe(1);
  });

  test("acts for whoever started it, within their team, and the trail names job and person", async () => {
    const app = await testApp();
    const stranger = await testApp();
    const seen: unknown[] = [];
    const job = makeJob(async ({ unit }) => {
      await unit(async ({ db, identity, audit }) => {
        seen.push(identity.userId, identity.member.accountId);
        // No filter: the wall behind it gives the team's own people and no others.
        const { accounts } = await import("#db/schema/accounts.ts");
        for (const { teamId } of await db.select().from(accounts)) seen.push(teamId);
        audit({ action: "deed.done", subjectName: "by a job" });
      });
      return null;
    });
    run(app.parts, [job]);
    const id = await start(app, job);
    await until(app, id, "done");

    const { userId, accountId, teamId } = app.person;
    expect(seen).toEqual([userId, accountId, teamId]);
    expect(stranger.person.teamId).not.toBe(teamId);
    const entries = await app.parts.storage.query(
      `select action, user_id as "userId", subject_id as "subjectId" from audit_entries
       where team_id = $1 and request_id = $2 order by sequence`,
      [teamId, `job-${id}`],
    );
    expect(entries).toEqual([
      { action: "deed.done", userId, subjectId: null },
      { action: "job.done", userId, subjectId: id },
    ]);
    expect((await trailOf(app.parts, teamId)).map(({ action }) => action)).toContain("job.start");
  });

  test("lets others have their turn between its units", async () => {
    const app = await testApp();
    let isUnderWay = true;
    let turns = 0;
    const job = makeJob(async ({ unit }) => {
      for (let at = 0; at < 50; at += 1) await unit(async () => {});
      isUnderWay = false;
      return null;
    });
    run(app.parts, [job]);
    const id = await start(app, job);
    while (isUnderWay) {
      await new Promise(setImmediate);
      turns += 1;
    }
    await until(app, id, "done");
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  test("asked for twice at once is one job, and after its end a new one", async () => {
    const app = await testApp();
    let runs = 0;
    const job = makeJob(async () => {
      runs += 1;
      return null;
    });
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => start(app, job, "same", "everything")),
    );
    expect(new Set(ids).size).toBe(1);
    run(app.parts, [job]);
    await until(app, ids[0] ?? 0, "done");
    const next = await start(app, job, "same", "everything");
    await until(app, next, "done");
    expect([next === ids[0], runs]).toEqual([false, 2]);
    const starts = (await trailOf(app.parts, app.person.teamId)).filter(
      ({ action }) => action === "job.start",
    );
    expect(starts).toHaveLength(2);
  });

  test("tells how far it is, at most twice a second", async () => {
    const app = await testApp();
    const { storage } = app.parts;
    let writes = 0;
    let begunAt = 0;
    const counted: typeof storage = {
      ...storage,
      query: (text, values) => {
        if (text.includes("set stage")) writes += 1;
        return storage.query(text, values);
      },
    };
    const job = makeJob(async (_context, _payload, { signal, progress }) => {
      begunAt = performance.now();
      for (let step = 0; step < 1200; step += 1) {
        progress(`Step ${step}`, step / 1200);
        if (step % 200 === 199) await sleep(250, undefined, { signal });
      }
      await untilAborted(signal);
      return null;
    });
    run({ ...app.parts, storage: counted }, [job]);
    const id = await start(app, job);
    await vi.waitFor(
      async () => expect(await stateOf(app, id)).toMatchObject({ stage: "Step 1199" }),
      { timeout: 10_000 },
    );
    const { share } = await stateOf(app, id);
    expect(share).toBeCloseTo(1199 / 1200, 5);
    // 1,200 words in a second and a half, or longer on a busy machine.
    expect(writes).toBeGreaterThanOrEqual(2);
    expect(writes).toBeLessThanOrEqual((performance.now() - begunAt) / 500 + 1);
    await app.call(cancelJob, { params: { id } });
  });
});

describe("a cancelled job", () => {
  test("that had not begun never begins", async () => {
    const app = await testApp();
    const notes: string[] = [];
    const job = makeJob(async (_context, { note }) => {
      notes.push(note);
      return null;
    });
    const cancelled = await start(app, job, "cancelled");
    const { data } = await app.call(cancelJob, { params: { id: cancelled } });
    expect(data).toMatchObject({ state: "cancelled", finishedAt: expect.any(String) });
    const other = await start(app, job, "other");
    run(app.parts, [job]);
    await until(app, other, "done");
    await sleep(300);
    expect(notes).toEqual(["other"]);
    expect((await stateOf(app, cancelled)).state).toBe("cancelled");
  });

  test("that runs in another process is told within a second, and nothing of it commits", async () => {
    const app = await testApp();
    const events: string[] = [];
    const job = makeJob(async ({ unit }, _payload, { signal }) => {
      events.push("begun");
      await untilAborted(signal).catch(() => events.push("aborted"));
      await unit(async ({ audit }) => audit({ action: "deed.after_cancel" })).catch(
        (error: Error) => events.push(error.message),
      );
      return null;
    });
    run({ ...app.parts }, [job], { watchMs: 1_000 });
    const id = await start(app, job);
    await vi.waitFor(() => expect(events).toEqual(["begun"]), { timeout: 10_000 });
    const cancelledAt = performance.now();
    await app.call(cancelJob, { params: { id } });
    await vi.waitFor(() => expect(events).toHaveLength(3), { timeout: 10_000, interval: 10 });
    expect(performance.now() - cancelledAt).toBeLessThan(2_500);
    expect(events).toEqual(["begun", "aborted", "The job is no longer this run's."]);
    expect((await stateOf(app, id)).state).toBe("cancelled");
    const actions = (await trailOf(app.parts, app.person.teamId)).map(({ action }) => action);
    expect(actions).not.toContain("deed.after_cancel");
  });
});

describe("a run that fails", () => {
  test("is tried again, and what it failed for in the end is told in words", async () => {
    const app = await testApp();
    let tries = 0;
    const job = makeJob(async () => {
      tries += 1;
      throw Object.assign(new Error("the disk said hunter2"), { secret: "hunter2" });
    });
    run(app.parts, [job]);
    const id = await start(app, job);
    const failed = await until(app, id, "failed");
    expect([tries, failed.failure]).toEqual([3, `Something went wrong. Job ${id}.`]);
  });

  test("by a refusal is not tried again, and says why", async () => {
    const app = await testApp();
    let tries = 0;
    const job = makeJob(async () => {
      tries += 1;
      throw new Refusal(413, "There is too much for one workbook.");
    });
    run(app.parts, [job]);
    const failed = await until(app, await start(app, job), "failed");
    expect([tries, failed.failure]).toEqual([1, "There is too much for one workbook."]);
  });

  test("is stopped after its own time, even when it does not heed its signal", async () => {
    const app = await testApp();
    const heard: string[] = [];
    const deaf = makeJob(
      async (_context, _payload, { signal }) => {
        signal.addEventListener("abort", () => heard.push(signal.reason.message));
        await sleep(LONG_ENOUGH_MS, undefined, { ref: false });
        return null;
      },
      { expireSeconds: 0.2, retry: { count: 0, delaySeconds: 0 } },
    );
    run(app.parts, [deaf]);
    const failed = await until(app, await start(app, deaf), "failed");
    expect(heard).toEqual(["It took too long."]);
    expect(failed.failure).toBe("It took longer than a minute and was stopped.");
  });
});

describe("a run whose process", () => {
  test("died is found when its heartbeat is missed, and the job runs again", async () => {
    const app = await testApp();
    const runs: string[] = [];
    let isDead = true;
    const job = makeJob(async ({ unit }, _payload, { signal }) => {
      runs.push(isDead ? "dying" : "living");
      if (!isDead) return null;
      await untilAborted(signal).catch(() => {});
      await unit(async () => runs.push("wrote")).catch(() => {});
      return null;
    });
    // It claims, and then neither beats nor looks after anything again.
    run({ ...app.parts }, [job], { leaseSeconds: 1, watchMs: 60_000 });
    const id = await start(app, job);
    await vi.waitFor(() => expect(runs).toEqual(["dying"]), { timeout: 10_000 });
    isDead = false;
    const startedAt = performance.now();
    run(app.parts, [job]);
    await until(app, id, "done");
    expect(runs).toEqual(["dying", "living"]);
    // Long before the minute after which it would have expired.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  test("lives keeps its job for longer than its lease", async () => {
    const app = await testApp();
    let runs = 0;
    const job = makeJob(async () => {
      runs += 1;
      await sleep(1_500);
      return null;
    });
    const timing = { leaseSeconds: 1, watchMs: 100 };
    run(app.parts, [job], timing);
    run(app.parts, [job], timing);
    await until(app, await start(app, job), "done");
    expect(runs).toBe(1);
  });

  test("stops is put back, uncounted, and begins again in the next one", async () => {
    const app = await testApp();
    const events: string[] = [];
    const job = makeJob(async (_context, _payload, { signal }) => {
      events.push("begun");
      if (events.length > 1) return null;
      await untilAborted(signal);
      return null;
    });
    const first = run(app.parts, [job]);
    const id = await start(app, job);
    await vi.waitFor(() => expect(events).toEqual(["begun"]), { timeout: 10_000 });
    const stoppedAt = performance.now();
    await first.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
    const [row] = await app.parts.storage.query("select state, attempts from jobs where id = $1", [
      id,
    ]);
    expect(row).toEqual({ state: "queued", attempts: 0 });
    run(app.parts, [job]);
    await until(app, id, "done");
  });

  test("keeps dying with it is not tried for ever", async () => {
    const app = await testApp();
    let runs = 0;
    const job = makeJob(async () => {
      runs += 1;
      return null;
    });
    const id = await start(app, job);
    await app.parts.storage.query("update jobs set attempts = 3 where id = $1", [id]);
    run(app.parts, [job]);
    const failed = await until(app, id, "failed");
    expect([runs, failed.failure]).toEqual([0, "It was interrupted too often. Start it again."]);
  });
});

describe("somebody who has", () => {
  test("left the team has nothing done in their name any more", async () => {
    const app = await testApp();
    const job = makeJob(async ({ unit }) => {
      await unit(async () => {});
      return null;
    });
    const id = await start(app, job);
    await app.parts.storage.query("update jobs set account_id = null where id = $1", [id]);
    run(app.parts, [job]);
    await vi.waitFor(
      async () => {
        const [row] = await app.parts.storage.query("select failure from jobs where id = $1", [id]);
        expect(row).toEqual({ failure: "Whoever started this is no longer in the team." });
      },
      { timeout: 10_000 },
    );
  });

  test("lost the right to it has it refused", async () => {
    const app = await testApp();
    const job = makeJob(
      async ({ unit }) => {
        await unit(async () => {});
        return null;
      },
      { access: "admin" },
    );
    const id = await start(app, job);
    await app.parts.storage.query("update accounts set is_admin = false where id = $1", [
      app.person.accountId,
    ]);
    run(app.parts, [job]);
    const failed = await until(app, id, "failed");
    expect(failed.failure).toBe("Whoever started this is no longer an admin of the team.");
  });
});

describe("teams", () => {
  test("with 1,000 jobs waiting run two at a time and leave room for another's @long", async () => {
    const greedy = await testApp();
    const modest = await testApp();
    const running = new Map<string, number>();
    const order: string[] = [];
    let most = 0;
    const job = makeJob(async ({ teamId }) => {
      const team = String(teamId);
      running.set(team, (running.get(team) ?? 0) + 1);
      most = Math.max(most, ...running.values());
      order.push(team);
      await sleep(100);
      running.set(team, (running.get(team) ?? 0) - 1);
      return null;
    });
    const first = await start(greedy, job, "first of many");
    await greedy.parts.storage.query(
      `insert into jobs (team_id, account_id, user_id, kind, title, payload, created_at)
       select team_id, account_id, user_id, kind, title, payload, created_at
       from jobs, generate_series(1, 999) where id = $1`,
      [first],
    );
    run(greedy.parts, [job]);
    run(greedy.parts, [job]);
    await vi.waitFor(() => expect(order.length).toBeGreaterThan(4), { timeout: 20_000 });
    const before = order.length;
    const id = await start(modest, job);
    await until(modest, id, "done");
    const at = order.indexOf(String(modest.person.teamId));
    await greedy.parts.storage.query("update jobs set state = 'cancelled' where kind = $1", [
      job.name,
    ]);
    expect(most).toBe(2);
    expect(at - before).toBeLessThan(12);
  });

  test("take turns when there are more of them than places", async () => {
    const apps = await Promise.all(Array.from({ length: 6 }, () => testApp()));
    const order: number[] = [];
    const job = makeJob(async ({ teamId }) => {
      order.push(teamId);
      await sleep(50);
      return null;
    });
    for (const app of apps) for (let at = 0; at < 4; at += 1) await start(app, job, `${at}`);
    run(apps[0]?.parts as TestApp["parts"], [job]);
    await vi.waitFor(() => expect(order).toHaveLength(24), { timeout: 20_000 });
    for (const { person } of apps) expect(order.indexOf(person.teamId)).toBeLessThan(8);
  });
});

describe("the service's own jobs", () => {
  const counting = (name: string, given: object = {}) => {
    const done: number[] = [];
    const job = defineServiceJob({
      name,
      payload: z.object({ number: z.number().default(0) }),
      expireSeconds: 60,
      retry: { count: 1, delaySeconds: 0 },
      run: async ({ number }) => void done.push(number),
      ...given,
    });
    return { job, done };
  };

  test("of 60 sent to two processes each is done once", async () => {
    const { parts } = await testApp();
    const { job, done } = counting("count_60");
    run(parts, [job]);
    run(parts, [job]);
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => sendServiceJob(parts, job, { number })));
    await vi.waitFor(() => expect(done).toHaveLength(60), { timeout: 20_000 });
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
  });

  test("by the clock are sent once a minute for all processes", async () => {
    const { parts } = await testApp();
    const { job, done } = counting("tick", { every: "minute" });
    run(parts, [job]);
    run(parts, [job]);
    await vi.waitFor(() => expect(done).toHaveLength(1), { timeout: 10_000 });
    await sleep(1_000);
    expect(done).toHaveLength(1);
  });

  test("waited for the next minute while something was due: they are begun at once, and again when more is", async () => {
    const { parts } = await testApp();
    let isDue = false;
    let count = 0;
    const work = async () => {
      isDue = false;
      count += 1;
    };
    const { job } = counting("due", { every: "minute", isDue: async () => isDue, run: work });
    run({ ...parts, now: () => new Date(0) }, [job]);
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(count).toBe(times), { timeout: 10_000 });
      isDue = true;
    }
  });

  test("by the clock do not run beside one of theirs that takes longer than a minute", async () => {
    const { parts } = await testApp();
    let at = Date.UTC(2030, 0, 15, 9, 0);
    const now = () => new Date(at);
    const [begun, ends] = [[] as number[], [] as (() => void)[]];
    const begin = () => {
      begun.push(at);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const { job } = counting("long_tick", { every: "minute", run: begin });
    const next = () => {
      at += 60_000;
      run({ ...parts, now }, [job]);
    };
    run({ ...parts, now }, [job]);
    await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 10_000 });
    next();
    await sleep(1_000);
    expect(begun).toHaveLength(1);
    for (const end of ends) end();
    await vi.waitFor(async () => expect(await openOf(parts, "long_tick")).toBe(0));
    next();
    await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 10_000 });
    for (const end of ends) end();
  });

  async function openOf({ storage }: TestApp["parts"], kind: string) {
    const open = "select from jobs where kind = $1 and state in ('queued', 'running')";
    return (await storage.query(open, [kind])).length;
  }
});
