/**
 * Subscriptions over simulated months, from a seed: what customers and staff do, what the calendar does, and what goes wrong
 * with cards, events, clocks and the process itself. The modules, jobs and the gateway are the real ones.
 */
import { loginUser } from "@app/contract/session";
import { creditInvoice, recordBankPayment, writeOffInvoice } from "@app/contract/staff-billing";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { verifyAudit } from "#core/audit-verify.ts";
import type { AnyJob } from "#core/job-run.ts";
import { askUnhurried } from "#db/query-builder.ts";
import { checkBilling } from "#modules/billing-check/billing-check.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { openPost } from "#modules/mail/mail.ts";
import { letters } from "#nouns.ts";
import { allJobs } from "#schedule.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { addModelRows } from "#testing/test-models.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { crashingStorage } from "./crashes.ts";
import { act, type Customer, type Place, sent } from "./customer.ts";
import { makeDice } from "./dice.ts";

export type Years = { seed: number; teams: number; months: number };

type World = Place & {
  app: TestApp;
  staff: Member;
  customers: Customer[];
  jobs: AnyJob[];
  /** The last of what happened, to be told where it went wrong. */
  lines: string[];
};

const CRASH_CHANCE = 0.02;
/** How many errands a team has in a month. */
const ERRANDS_A_MONTH = 3;
const MODELS_A_TEAM = 4;
const LINES_KEPT = 60;
/** The world is looked at after so many days, and always at the end. */
const DAYS_BETWEEN_LOOKS = 15;

/** Gives what was wrong, as sentences, and what there was to be wrong. */
export async function playYears({ seed, teams, months }: Years) {
  const world = await openWorld(seed, teams);
  const { app, dice, storage } = world;
  const ends = app.clock.now().getTime() + months * 30.4 * 24 * 60 * 60 * 1000;
  let days = 0;
  try {
    while (app.clock.now().getTime() < ends) {
      storage.chance = CRASH_CHANCE;
      const passed = await passTime(world);
      for (const customer of world.customers) {
        for (let left = passed; left > 0; left -= 5) {
          if (dice.isIn((ERRANDS_A_MONTH * Math.min(left, 5)) / 30)) await act(world, customer);
        }
        if (dice.isIn((0.5 * passed) / 30)) await noteByStaff(world, customer);
      }
      await workAway(world);
      days += passed;
      if (days >= DAYS_BETWEEN_LOOKS) {
        days = 0;
        const wrong = await lookAt(world, new Date(0));
        if (wrong.length > 0) return await told(world, wrong);
      }
    }
    const lastBegan = await settleDown(world);
    const wrong = await lookAt(world, app.clock.now());
    return await told(world, [...wrong, ...(await openCharges(world, lastBegan))]);
  } finally {
    await storage.close();
  }
}

async function openWorld(seed: number, teams: number): Promise<World> {
  const dice = makeDice(seed);
  const storage = crashingStorage(await freshStorage(), dice);
  const app = await testApp({ isDemo: true, rateLimitScale: 1e9 }, { storage });
  // Nobody reads the mail, and it would be the most of the work.
  app.parts.onMail = () => {};
  const staff = await app.addMember({ isAdmin: true, isStaff: true });
  const customers: Customer[] = [];
  for (let count = 0; count < teams; count += 1) {
    const type = dice.pick([SUBSCRIPTION_TYPES.TRIAL, SUBSCRIPTION_TYPES.COMMUNITY]);
    const status = type === SUBSCRIPTION_TYPES.TRIAL ? "trialing" : "active";
    const team = { teamName: `Team ${count}`, subscriptionType: type, status } as const;
    const member = await app.addTeam(team);
    const zone = dice.pick(["UTC", "Australia/Sydney", "America/New_York", "Pacific/Apia"]);
    const { teamId, accountId } = member.person;
    await storage.query("update subscriptions set time_zone = $2 where id = $1", [teamId, zone]);
    const country = dice.pick(["AU", "US"]);
    await storage.query("update accounts set country_code = $2 where id = $1", [
      accountId,
      country,
    ]);
    const names = Array.from({ length: MODELS_A_TEAM }, (_, at) => `Model ${at}`);
    const modelIds = (await addModelRows({ ...member, parts: app.parts }, names)) as [number];
    customers.push({ ...member, modelIds });
  }
  const lines: string[] = [];
  const tell = (line: string) => {
    lines.push(`${app.clock.now().toISOString()} ${line}`);
    if (lines.length > LINES_KEPT) lines.shift();
  };
  const jobs = allJobs(app.parts, openPost(app.parts, letters)).filter(({ name }) =>
    BILLING_JOBS.includes(name),
  );
  return { app, staff, customers, jobs, storage, dice, tell, lines };
}

const BILLING_JOBS = [
  ...["renew_subscriptions", "issue_statements", "collect_payments", "grant_support_minutes"],
  "tidy_up",
];

/** Mostly some days, to any hour; now and then the installation is away for weeks. Gives how many days passed. */
async function passTime({ app, dice, tell }: World) {
  const days = dice.isIn(0.05) ? dice.between(10, 70) : dice.between(0, 5);
  app.clock.advance({ days, hours: dice.between(0, 23), minutes: dice.between(0, 59) });
  if (days > 5) tell(`${days} days away`);
  return days + 0.5;
}

/** A few minutes of a worker: its jobs in any order, and whatever the gateway tells meanwhile. */
async function workAway(world: World) {
  const { app, dice, jobs, storage } = world;
  for (let minute = 0; minute < 2; minute += 1) {
    await hearGateway(world);
    for (const job of dice.mixed(jobs)) {
      if (job.name === "tidy_up" && !dice.isIn(0.05)) continue;
      storage.restart();
      await runJob(world, job);
    }
    app.clock.advance({ seconds: dice.between(30, 90) });
  }
  storage.restart();
}

async function runJob({ storage, tell }: World, job: AnyJob) {
  const { signal } = new AbortController();
  const run = job as unknown as { perform(kept: unknown, control: object): Promise<void> };
  try {
    await run.perform({}, { signal });
  } catch (error) {
    if (!storage.isDead()) throw error;
  }
  if (storage.isDead()) tell(`${job.name} died`);
}

/** Events of charges: some come twice, some late, most never. */
async function hearGateway({ dice, storage, tell }: World) {
  if (!dice.isIn(0.5)) return;
  storage.restart();
  const rows = await storage.query<{ reference: string }>(
    "select reference from test_gateway_calls order by id desc limit 20",
  );
  for (const { reference } of rows) {
    if (!dice.isIn(0.2)) continue;
    tell(`the gateway tells of ${reference}`);
    await storage.query(
      `insert into gateway_events (id, type, object_id, at) values ($1, 'told', $2, now()) on conflict do nothing`,
      [`event ${reference} ${dice.between(1, 3)}`, reference],
    );
  }
}

/** Staff note a payment, a credit or a loss on one of a team's open invoices. */
async function noteByStaff(world: World, { person }: Customer) {
  const { dice, staff, storage } = world;
  storage.restart();
  const open = await storage.query<{ number: number; owed: number }>(
    `select e.invoice_number as number, sum(case p.debit when 'receivable' then p.amount else 0 end
       - case p.credit when 'receivable' then p.amount else 0 end)::bigint as owed
     from ledger_entries e join ledger_postings p using (team_id, sequence)
     where e.team_id = $1 and e.invoice_number is not null group by 1 having sum(case p.debit when 'receivable'
       then p.amount else 0 end - case p.credit when 'receivable' then p.amount else 0 end) > 0 order by 1`,
    [person.teamId],
  );
  const invoice = open[dice.between(0, Math.max(open.length - 1, 0))];
  if (!invoice) return;
  const { email, password } = staff.person;
  if (!(await sent(world, staff, loginUser, { body: { email, password } }))) return;
  const params = { id: invoice.number };
  const cents = dice.isIn(0.6) ? invoice.owed : dice.between(1, invoice.owed);
  const reference = `reference ${dice.next()}`;
  const amount = cents / 100;
  const chance = dice.next();
  if (chance < 0.7) {
    const receivedOn = world.app.clock.now().toISOString().slice(0, 10);
    await sent(world, staff, recordBankPayment, {
      params,
      body: { amount, receivedOn, reference },
    });
  } else if (chance < 0.9) {
    await sent(world, staff, creditInvoice, {
      params,
      body: { amount, reason: "Agreed", reference },
    });
  } else await sent(world, staff, writeOffInvoice, { params, body: { reason: "Gone" } });
}

/** Nothing dies any more, and a worker has two days to make up for what it missed. Gives when it began for the last time. */
async function settleDown(world: World) {
  world.storage.restart();
  world.storage.chance = 0;
  for (let half = 0; half < 5; half += 1) {
    await workAway(world);
    world.app.clock.advance({ hours: 12 });
  }
  const lastBegan = world.app.clock.now();
  await workAway(world);
  return lastBegan;
}

async function lookAt({ app, storage }: World, now: Date) {
  storage.restart();
  storage.chance = 0;
  const parts = { storage: askUnhurried(storage), now: () => now };
  const { breaks } = await checkBilling(parts, openGateway(app.parts));
  const { breaks: trail } = await verifyAudit(storage, app.parts.secrets);
  return [...breaks, ...trail.map(({ teamId, problem }) => `Team ${teamId}: trail, ${problem}.`)];
}

/** In the end everybody knows what came of every charge, but for one that only just began: a bank may take its time. */
async function openCharges({ storage }: World, lastBegan: Date) {
  const rows = await storage.query<{ id: number; state: string; at: string }>(
    "select id, state, at from card_charges where ended_at is null and at < $1",
    [lastBegan.toISOString()],
  );
  return rows.map(({ id, state, at }) => `Charge ${id} of ${at} is still ${state}.`);
}

async function told({ storage, lines }: World, wrong: string[]) {
  const [row] = await storage.query<Record<string, number>>(
    `select (select count(*)::int from invoices) as invoices, (select count(*)::int from card_charges) as charges,
       (select count(*)::int from card_charges where state = 'paid') as paid,
       (select count(*)::int from model_statements) as statements`,
  );
  return { wrong, lines, counts: { ...row, crashes: storage.crashCount } };
}
