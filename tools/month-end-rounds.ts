/**
 * The promise that a month is billed once whatever dies: three workers renew, state and charge teams whose month has ended, all of
 * the same ones, and are killed one after the other in the midst of it. Started again they come to the end: every period
 * and every month is on one invoice, every card was charged once for each, and `verify-billing` finds nothing.
 */
import type { Storage } from "@app/server/db/db";
import { makeStripeApi } from "@app/server/modules/gateway/stripe-api";
import { makeStripeGateway } from "@app/server/modules/gateway/stripe-gateway";
import { openStripePeer, PEER_KEY, type StripePeer } from "@app/server/testing/stripe-peer";
import { monthEndTeams } from "./month-end-teams.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, capture, sleep } from "./processes.ts";
import { serverEnvironment, startWorker } from "./server-process.ts";
import { inStorage, leaveToTheNext, lookAgain, type Settings } from "./sync-holds.ts";

const WORKERS = 3;
const TEAMS_EACH = 60;
const MODELS_EACH = 3;
const JOBS = ["renew_subscriptions", "issue_statements", "collect_payments"];
/** From one worker's end to the next one's. */
const KILLED_APART_MS_MAX = 300;
const DONE_WITHIN_MS = 180_000;
const SENT_EACH_MS = 5_000;
const LOOKED_EACH_MS = 30;

export async function killAtMonthEnd(given: Settings, rounds: number) {
  const peer = await openStripePeer();
  const card = await keptCard(peer);
  const settings = { ...given, ...stripeSettings(peer.url) };
  return inStorage(settings, async (storage) => {
    let interrupted = 0;
    let workers = await startWorkers(settings);
    for (let round = 1; round <= rounds; round++) {
      const before = await done(storage);
      await addTeams(storage, card);
      const all = await toBeDone(storage);
      await untilDone(storage, before + Math.random() * (all - before));
      for (const worker of workers) {
        await worker.kill();
        await sleep(Math.random() * KILLED_APART_MS_MAX);
      }
      if ((await done(storage)) < all) interrupted += 1;
      await leaveToTheNext(storage);
      await leaveCharges(storage);
      workers = await startWorkers(settings);
    }
    const isDone = await untilDone(storage, await toBeDone(storage));
    for (const worker of workers) await worker.stop();
    const { teams, charged, wrong } = await held(storage);
    const isOnce = peer.intentCount() === charged;
    const isClean = await isBillingWhole(settings);
    console.log(
      `${WORKERS} workers killed ${rounds} times, ${interrupted} of them with work left: ${teams} teams, ` +
        `${wrong} not billed exactly once, ${charged} payments and ${peer.intentCount()} at the gateway, ` +
        `verify-billing ${isClean ? "clean" : "finds breaks"}`,
    );
    return passedIf(isDone && interrupted > 0 && wrong === 0 && isOnce && isClean);
  });
}

function stripeSettings(STRIPE_API_URL: string): Settings {
  return {
    ...{ STRIPE_API_URL, STRIPE_SECRET_KEY: PEER_KEY, STRIPE_WEBHOOK_SECRET: "whsec_kill" },
    ...{ SELLER_NAME: "Forecastle", SELLER_TAX_NUMBER: "ABN 1", SELLER_ADDRESS: "Sydney" },
    SELLER_EMAIL: "billing@forecastle.example",
  };
}

type KeptCard = Awaited<ReturnType<typeof keptCard>>;

async function keptCard({ url: apiUrl }: StripePeer) {
  const gateway = makeStripeGateway(makeStripeApi({ secretKey: PEER_KEY, apiUrl }));
  const holder = { teamId: 0, name: "Forecastle", email: "billing@forecastle.example" };
  const kept = await gateway.keepCard({ key: "card", holder, token: "pm_card_visa" });
  if (kept.state !== "kept") throw new Error(`The card is ${kept.state}.`);
  const { state, ...card } = kept;
  return card;
}

function startWorkers(settings: Settings) {
  return Promise.all(Array.from({ length: WORKERS }, () => startWorker(settings, BRIEFLY)));
}

/** Their month is the one before this, so that it has ended by the real clock. Every second one pays by card, from the first moment. */
async function addTeams({ withConnection }: Storage, card: KeptCard) {
  const now = new Date();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const month = last.toISOString().slice(0, "2030-01-01".length);
  await withConnection(({ exec }) =>
    exec(`
      begin;
      ${monthEndTeams({ teams: TEAMS_EACH, modelsEach: MODELS_EACH, month })};
      insert into billing_details (team_id, payment_method, card)
      select id, 2, '${JSON.stringify(card)}' from subscriptions where id % 2 = 0 on conflict do nothing;
      commit`),
  );
}

/** What was begun is taken up a minute later, lest somebody is still at it; nobody is. */
async function leaveCharges({ query }: Storage) {
  await query("update card_charges set at = at - interval '1 minute' where state = 'begun'");
}

/** Twice each, so that workers are at the same teams. */
async function sendJobs({ query }: Storage) {
  await query(
    `insert into jobs (kind, title, payload, created_at) select kind, kind, '{}', now()
     from jsonb_array_elements_text($1::jsonb) kind, generate_series(1, 2)`,
    [JSON.stringify(JOBS)],
  );
}

/** A period and a statement of each team, with an invoice for each, and from a card two payments. */
async function toBeDone({ query }: Storage) {
  const [row] = await query<{ count: number }>(
    `select (2 * (select count(*) from subscriptions) + 2 * (select count(*) from billing_details))::int as count`,
  );
  return row?.count ?? 0;
}

async function done({ query }: Storage) {
  const [row] = await lookAgain(() =>
    query<{ count: number }>(
      "select count(*)::int as count from ledger_entries where kind in ('invoice', 'payment')",
    ),
  );
  return row?.count ?? 0;
}

/** Jobs are sent again and again, as the clock does, only faster. */
async function untilDone(storage: Storage, count: number) {
  const deadline = performance.now() + DONE_WITHIN_MS;
  let sentAt = -SENT_EACH_MS;
  while (performance.now() < deadline) {
    if ((await done(storage)) >= count) return true;
    if (performance.now() - sentAt >= SENT_EACH_MS) {
      await sendJobs(storage);
      sentAt = performance.now();
    }
    await sleep(LOOKED_EACH_MS);
  }
  return false;
}

type Held = { teams: number; charged: number; wrong: number };

/** Counted by what every team is to have, besides what `verify-billing` makes of it. */
async function held({ query }: Storage): Promise<Held> {
  const [row] = await query<Held>(
    `select count(*)::int as teams, sum(payments)::int as charged, (count(*) filter (where
       not (periods = 1 and months = 1 and statements = 1 and lines = ${MODELS_EACH} and invoices = 2 and payments = cards * 2)))::int as wrong
     from subscriptions s cross join lateral (select
       (select count(*) from ledger_entries e where e.team_id = s.id and e.key like 'period from %') as periods,
       (select count(*) from ledger_entries e where e.team_id = s.id and e.key like 'models %') as months,
       (select count(*) from ledger_entries e where e.team_id = s.id and e.kind = 'payment') as payments,
       (select count(*) from model_statements t where t.team_id = s.id) as statements,
       (select count(*) from model_statement_lines l where l.team_id = s.id) as lines,
       (select count(*) from invoices i where i.team_id = s.id) as invoices,
       (select count(*) from billing_details d where d.team_id = s.id) as cards) of`,
  );
  return row ?? { teams: 0, charged: 0, wrong: Number.NaN };
}

/** Whether `verify-billing` finds that all agrees, though it may be too soon for a seal. */
async function isBillingWhole(settings: Settings) {
  const command = ["packages/server/dist/command.js", "verify-billing", "--without-seals"];
  const { code, output, errors } = await capture(process.execPath, [BRIEFLY, ...command], {
    env: serverEnvironment(settings),
  });
  if (code !== 0) console.error(output, errors);
  return code === 0;
}
