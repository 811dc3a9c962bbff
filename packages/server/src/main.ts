import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { type Logger, pino } from "pino";
import { lackOfSpace } from "#core/disk-space.ts";
import { openFileStore } from "#core/files/open-file-store.ts";
import { checkJobs, type Runner, sendServiceJob, startRunner } from "#core/job-runner.ts";
import { makePool } from "#core/pool.ts";
import { settleSecretKey } from "#core/secret-check.ts";
import { makeSecrets } from "#core/secrets.ts";
import { readSettings, type Settings } from "#core/settings.ts";
import { openStorage } from "#db/open-storage.ts";
import { drainServer } from "#http/drain.ts";
import type { Parts } from "#http/parts.ts";
import { openPost } from "#modules/mail/mail.ts";
import { seedDemo } from "#modules/seed/demo.ts";
import { makeDemoReports } from "#modules/seed/play-reports.ts";
import { letters } from "#nouns.ts";
import { buildApp } from "./app.ts";
import { poolEntry } from "./pool-entry.ts";
import { allJobs, deliverMail, deliverWebhooks } from "./schedule.ts";

/** SIGTERM is obeyed within 10 seconds; what is still going on after this long is cut off. */
const DRAIN_MS = 8_000;

const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Lines are gathered for a moment, since writing each by itself costs more than making it. */
const LOG_TO = { dest: 2, sync: false, minLength: 4096, periodicFlush: 200 };

/** What people read goes to standard output, the log to standard error. */
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = readSettings(process.env);
  await main(settings).catch(async (error: unknown) => {
    // Whatever went wrong first, a full disk is what to mend first.
    const lack = await lackOfSpace(settings);
    throw lack ? new Error(`${lack} Make room and start again.`, { cause: error }) : error;
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Forecastle did not start. ${reason}\n`);
  if (process.env.LOG_LEVEL === "debug") console.error(error);
  process.exit(1);
}

async function main(given: Settings) {
  const log = pino({ level: given.logLevel }, pino.destination(LOG_TO));
  const storage = await openStorage(given);
  const settings = await settleSecretKey(storage, given);
  const parts = makeParts(settings, storage, log);
  const post = openPost(parts, letters);
  let runner: Runner | undefined;
  connect(parts, deliverMail(post), () => runner?.nudge());
  // Workers wait for it, too, or make it.
  const isNewDemo = settings.isDemo && (await seedDemo(parts));
  // Only then: a job that ran meanwhile would bill the past that is being played as if it were today.
  if (settings.role !== "web") runner = startRunner(parts, allJobs(parts, post));
  const app = settings.role === "worker" ? undefined : await listen(parts);

  stopOnSignal(log, async () => {
    await Promise.all([app && drainServer(app.fastify, DRAIN_MS), runner?.stop()]);
    parts.pool.close();
    post.close();
    await storage.close();
  });
  warn(log, settings);
  announce(settings);
  if (isNewDemo)
    await sendServiceJob(parts, makeDemoReports(parts), {}).then(() => runner?.nudge());
}

function makeParts(settings: Settings, storage: Parts["storage"], log: Logger): Parts {
  return {
    ...{ settings, storage, log },
    files: openFileStore(settings),
    secrets: makeSecrets(settings.secretKey),
    pool: makePool(poolEntry),
    now: () => new Date(),
    wait: (ms) => sleep(ms),
    onMail: () => {},
    onJob: () => {},
    onMessage: () => {},
    checkJobs: () => checkJobs(storage),
  };
}

/** What commits is told to whoever does it; what is not told here is found within a minute. */
function connect(parts: Parts, mailJob: ReturnType<typeof deliverMail>, nudge: () => void) {
  parts.onJob = nudge;
  parts.onMail = (outboxIds) => {
    for (const outboxId of outboxIds) {
      sendServiceJob(parts, mailJob, { outboxId })
        .then(nudge)
        .catch((error: unknown) => parts.log.error({ err: error, outboxId }, "a mail has to wait"));
    }
  };
  const webhookJob = deliverWebhooks(parts);
  parts.onMessage = () => {
    sendServiceJob(parts, webhookJob, {}, randomUUID())
      .then(nudge)
      .catch((error: unknown) => parts.log.error({ err: error }, "messages have to wait"));
  };
}

async function listen(parts: Parts) {
  const { port, host } = parts.settings;
  const app = await buildApp(parts);
  try {
    await app.fastify.listen({ port, host });
  } catch (error) {
    if ((error as { code?: string }).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
  }
  return app;
}

/** What works but is hardly meant. */
function warn(log: Logger, { isDemo, host, smtpUrl }: Settings) {
  if (isDemo && !LOOPBACK.test(host)) {
    log.warn("others can reach this demo, and everybody knows its sign-ins: set DEMO=0");
  }
  if (!isDemo && !smtpUrl) log.warn("no e-mail can be sent: set SMTP_URL");
}

function announce({ role, port, isDemo, smtpUrl }: Settings) {
  if (role === "worker") {
    say("Forecastle worker ready");
    return;
  }
  if (isDemo) {
    say(`Demo sign-ins, all with the password ${DEMO_PASSWORD}:`);
    for (const { email, role: what } of DEMO_SIGN_INS) say(`  ${email}  ${what}`);
    if (!smtpUrl) say(`E-mail it would send: http://localhost:${port}/dev/mail`);
  }
  say(`Forecastle ready at http://localhost:${port}/app/`);
}

/**
 * A promise that nobody waited for is a mistake of ours but harms nobody else's work, so it is
 * logged and the process goes on. After an exception outside of any request nothing is certain,
 * so the process drains and ends for its supervisor to start anew.
 */
function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let isStopping = false;
  async function end(code: number) {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code), DRAIN_MS + 1_000).unref();
    await stop().catch((error: unknown) => log.error({ err: error }, "stopping failed"));
    log.flush(() => process.exit(code));
  }
  process.on("SIGTERM", () => void end(0));
  process.on("SIGINT", () => void end(0));
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    void end(1);
  });
}
