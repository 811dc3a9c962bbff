import { beforeAll, expect, test } from "vitest";
import type { Connection } from "#db/db.ts";
import { readMigrations, rebuild, runSince } from "#db/migrate.ts";
import { askOn } from "#db/query-builder.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { billingWorld } from "#testing/billing-world.ts";
import { openStripePeer, PEER_KEY } from "#testing/stripe-peer.ts";
import type { TestApp } from "#testing/test-app.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { selectWatched } from "./billing-check.store.ts";
import { checkBilling } from "./billing-check.ts";

/** `npm run test:billing-errors` plants every error in every row; here it is one row for each column. */
const ROWS_EACH = Number(process.env.BILLING_ERROR_ROWS ?? 1);
const SLOWLY = { timeout: 120_000 + Math.min(ROWS_EACH, 100) * 60_000 };

let app: TestApp;
beforeAll(async () => {
  ({ app } = await billingWorld());
}, 120_000);

/** Tables that say nothing of anybody's money, or repeat what is checked elsewhere. A new table has to be decided on. */
const OTHERS = [
  ...[
    "access_tokens",
    "accounts",
    "announcement_dismissals",
    "announcements",
    "applied_migrations",
    "audit_entries",
    "audit_heads",
    "client_counts",
    "clients",
    "files",
    "grants",
  ],
  ...[
    "identities",
    "installation",
    "jobs",
    "limits",
    "line_choices",
    "mfa_sessions",
    "outbox",
    "sessions",
    "shock_results",
    "shock_runs",
    "users",
    "video_places",
    "webhook_deliveries",
    "webhooks",
  ],
  // An event only makes us look sooner, and a kept answer only repeats what was done.
  ...["gateway_events", "idempotency_keys"],
];
const OTHER_NOUNS =
  /^(model_(?!contracts|statement)|models$|connection|report|web_report|team_|support_|auth_|onboarding|cut_over|ledger_months|openid|visits)/;

const CHECKED = ["ledger_entries", "ledger_postings", "billing_history", "test_gateway_calls"];

test("every table of the schema is watched by billing or says nothing of it", async () => {
  const tables = await app.parts.storage.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const watched = await selectWatched(app.parts.storage);
  const known = [...OTHERS, ...CHECKED, ...watched.map(({ name }) => name)];
  const undecided = tables.filter(({ name }) => !known.includes(name) && !OTHER_NOUNS.test(name));
  expect(undecided).toEqual([]);
});

test("teams that only did what they may agree in everything", async () => {
  const { breaks, counts } = await check(app.parts);
  expect(breaks).toEqual([]);
  expect(counts.moves).toBeGreaterThan(3);
  expect(counts.statements).toBeGreaterThan(3);
});

const check = (parts: { storage: Parameters<typeof checkBilling>[0]["storage"]; now(): Date }) =>
  checkBilling(parts, openGateway({ ...app.parts, storage: parts.storage }));

type Column = { table: string; column: string; type: string; isKey: boolean; isForeign: boolean };

function columnsOf(connection: Connection, tables: string[]) {
  return askOn(connection).query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
       exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as "isKey",
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as "isForeign"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1, a.attnum`,
    [tables],
  );
}

/** What a value of a type is changed to; where there is none, to something. */
function otherValue({ column, type }: Pick<Column, "column" | "type">) {
  const name = `"${column}"`;
  switch (type) {
    case "smallint":
    case "integer":
    case "bigint":
      return `coalesce(${name} + 1, 1)`;
    case "date":
      return `coalesce(${name} + 1, date '2030-02-01')`;
    case "timestamp with time zone":
      return `coalesce(${name} + interval '1 s', timestamptz '2030-02-01')`;
    case "boolean":
      return `not ${name}`;
    case "json":
    case "jsonb":
      return `(coalesce(${name}::jsonb, '{}') || '{"amount": 1, "planted": true}')::${type}`;
    default:
      return `coalesce(${name} || 'x', 'x')`;
  }
}

/** The gateway's own order and clock move no money, and what a charge is about is nothing. */
const UNTOLD = ["test_gateway_calls.id", "test_gateway_calls.at", "test_gateway_calls.about"];
/** Of what the test gateway was asked, the rows that moved money. */
const rowsOf = (table: string) =>
  table === "test_gateway_calls" ? `${table} where request ->> 'kind' = 'charge'` : table;

test(
  "every error in a single row is found, whatever the table and the column, or refused by the database",
  SLOWLY,
  async () => {
    const watched = (await selectWatched(app.parts.storage)).map(({ name }) => name);
    const tables = [...watched, ...CHECKED];
    await app.parts.storage.withConnection(async (connection) => {
      const columns = await columnsOf(connection, tables);
      await connection.exec(
        `BEGIN; ${tables.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`).join("; ")}`,
      );
      const missed: string[] = [];
      const counts = { found: 0, refused: 0 };
      async function plant(what: string, statement: string) {
        const outcome = await planted(connection, statement);
        if (outcome === "missed") missed.push(what);
        else if (outcome !== "nothing") counts[outcome] += 1;
      }
      for (const table of tables) {
        const { rows } = await connection.query(`select ctid::text from ${rowsOf(table)}`);
        expect({ table, rows: rows.length > 0 }).toEqual({ table, rows: true });
        const ofTable = columns.filter((each) => each.table === table);
        for (const [index, column] of ofTable.entries()) {
          if (UNTOLD.includes(`${table}.${column.column}`)) continue;
          for (const place of some(rows, index)) {
            const set = `"${column.column}" = ${otherValue(column)}`;
            await plant(
              `${table}.${column.column}`,
              `update ${table} set ${set} where ctid = '${place}'`,
            );
          }
        }
        for (const place of some(rows, 0)) {
          await plant(`${table} removed`, `delete from ${table} where ctid = '${place}'`);
          await plant(`${table} added`, copyOf(table, ofTable, place));
        }
      }
      await connection.exec("ROLLBACK");
      expect(missed).toEqual([]);
      expect(counts.found).toBeGreaterThan(100);
      expect(counts.refused).toBeLessThan(counts.found / 3);
    });
  },
);

/** Different ones for different columns. */
function some(rows: unknown[][], index: number) {
  const count = Math.min(ROWS_EACH, rows.length);
  return Array.from({ length: count }, (_, at) => rows[(index + at) % rows.length]?.[0] as string);
}

/** The same row once more, under a key of its own. */
function copyOf(table: string, columns: Column[], place: string) {
  const names = columns.map(({ column }) => `"${column}"`).join(", ");
  const values = columns.map((each) => {
    if (
      !each.isKey ||
      (each.isForeign && columns.some(({ isKey, isForeign }) => isKey && !isForeign))
    ) {
      return `"${each.column}"`;
    }
    const isNumber = ["smallint", "integer", "bigint"].includes(each.type);
    return isNumber ? `"${each.column}" + 1000` : otherValue(each);
  });
  return `insert into ${table} (${names}) overriding system value select ${values.join(", ")} from ${table} where ctid = '${place}'`;
}

async function planted(connection: Connection, statement: string) {
  await connection.exec("SAVEPOINT planted");
  try {
    const { rows } = await connection.query(`${statement} returning 1`);
    if (rows.length === 0) return "nothing";
  } catch {
    await connection.exec("ROLLBACK TO planted");
    return "refused";
  }
  const { breaks } = await check({ storage: askOn(connection), now: app.parts.now });
  await connection.exec("ROLLBACK TO planted");
  return breaks.length > 0 ? "found" : "missed";
}

test("what is wrong is told by team, document and amount", async () => {
  await app.parts.storage.withConnection(async (connection) => {
    await connection.exec(
      `BEGIN; ALTER TABLE card_charges DISABLE TRIGGER USER;
       update card_charges set amount = amount + 100 where id = (select min(id) from card_charges where state = 'paid')`,
    );
    const { breaks } = await check({ storage: askOn(connection), now: app.parts.now });
    await connection.exec("ROLLBACK");
    expect(breaks).toEqual([
      expect.stringMatching(
        /^Team \d+, Card: payment of invoice \d+ by card is another amount than was charged \(USD 3,564\.00\)\.$/,
      ),
      expect.stringMatching(
        /^Team \d+, Card: card_charges, row \d+ was changed past the program: amount is 356500 and was 356400\.$/,
      ),
      expect.stringMatching(
        /^Team \d+, Card: charge test_[\w-]+, of invoice \d+ is of USD 3,565\.00 in our records and of another amount at the gateway \(USD 3,564\.00\)\.$/,
      ),
    ]);
  });
});

test("a row's last version is found by its key and not by reading all of the history, which grows with every team", async () => {
  await app.parts.storage.withConnection(async (connection) => {
    const scans = async () => {
      const { rows } = await connection.query(
        `select seq_scan::int, idx_scan::int from pg_stat_xact_user_tables where relname = 'billing_history'`,
      );
      return rows[0] as [read: number, looked: number];
    };
    await connection.exec("BEGIN; DISCARD PLANS; SET LOCAL enable_seqscan = off");
    const before = await scans();
    await connection.exec("update subscriptions set team_name = team_name || ', renamed'");
    const after = await scans();
    await connection.exec("ROLLBACK");
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBeGreaterThan(before[1]);
  });
});

test("days of unlimited models that a later purchase had overwritten come back from the history, and all agrees", async () => {
  const storage = await freshStorage();
  await storage.withConnection(async (connection) => {
    const names = readMigrations().map(({ name }) => name);
    const before = names.slice(0, names.indexOf("20261117173422_unlimited_periods"));
    await connection.exec("BEGIN");
    await rebuild(connection, before);
    const [bought, renewed, again] = [
      "covered_from = '2030-01-15', covered_to = '2030-02-15'",
      "covered_to = '2030-03-15'",
      "covered_from = '2030-05-03', covered_to = '2030-06-03'",
    ];
    await connection.exec(`
      insert into subscriptions (team_name, subscription_type, status, created_at) values ('Again', 4, 'active', now());
      ${[bought, renewed, again].map((change) => `update subscriptions set ${change}`).join(";")}`);
    await runSince(connection, before);
    await connection.exec("COMMIT");
  });
  expect(await storage.query("select from_day, to_day from unlimited_periods order by 1")).toEqual([
    { from_day: "2030-01-15", to_day: "2030-03-15" },
    { from_day: "2030-05-03", to_day: "2030-06-03" },
  ]);
  expect((await checkBilling({ storage, now: app.parts.now }, undefined)).breaks).toEqual([]);
  await storage.close();
});

test("charges of before purchases were charged first agree after the upgrade, and one that is changed then is found", async () => {
  const storage = await freshStorage();
  await storage.withConnection(async (connection) => {
    const names = readMigrations().map(({ name }) => name);
    const before = names.slice(0, names.indexOf("20261117140612_charge_first"));
    await connection.exec("BEGIN");
    await rebuild(connection, before);
    await connection.exec(`
      insert into subscriptions (team_name, subscription_type, status, created_at) values ('Early', 4, 'active', now());
      insert into invoices (team_id, title, currency, issued_at, due_on, billed_to, billed_address, billed_tax_number, purchase_order_number)
        values (1, 'Users', 'AUD', now(), '2030-01-01', '', '', '', '');
      insert into card_charges (team_id, invoice_number, key, amount, currency, state, card, card_words, at, ended_at, reason)
        select 1, number, 'early', 100, 'AUD', 'declined', 'card', 'Visa ending 0341', now(), now(), 'declined' from invoices`);
    await runSince(connection, before);
    await connection.exec("COMMIT");
  });
  const ofCharges = async () =>
    (await checkBilling({ storage, now: app.parts.now }, undefined)).breaks.filter((each) =>
      each.includes("card_charges"),
    );
  expect(await ofCharges()).toEqual([]);
  await storage.query("alter table card_charges disable trigger note_billing");
  await storage.query("update card_charges set by_name = 'Mallory'");
  expect(await ofCharges()).toEqual([
    'Team 1, Early: card_charges, row 1 was changed past the program: by_name is "Mallory" and was null.',
  ]);
  await storage.close();
});

test("unlimited models from before it could be chosen renew as they were bought, and all agrees", async () => {
  const storage = await freshStorage();
  await storage.withConnection(async (connection) => {
    const names = readMigrations().map(({ name }) => name);
    const before = names.slice(0, names.indexOf("20261117205451_unlimited_renewal"));
    await connection.exec("BEGIN");
    await rebuild(connection, before);
    const columns = "team_name, subscription_type, status, created_at, unlimited_period";
    await connection.exec(`insert into subscriptions (${columns})
      values ('Month', 4, 'active', now(), 1), ('Year', 4, 'active', now(), 2), ('None', 4, 'active', now(), null)`);
    await runSince(connection, before);
    await connection.exec("COMMIT");
  });
  expect(
    await storage.query("select team_name, unlimited_renewal from subscriptions order by 1"),
  ).toEqual([
    { team_name: "Month", unlimited_renewal: 1 },
    { team_name: "None", unlimited_renewal: null },
    { team_name: "Year", unlimited_renewal: 2 },
  ]);
  expect((await checkBilling({ storage, now: app.parts.now }, undefined)).breaks).toEqual([]);
  await storage.close();
});

test("unlimited models that were renewed though they were to end, or by the old period, are found", async () => {
  await app.parts.storage.withConnection(async (connection) => {
    for (const [renewal, problem] of [
      ["null", "end"],
      ["2", "change"],
    ]) {
      await connection.exec(
        `BEGIN; update subscriptions set unlimited_renewal = ${renewal} where unlimited_period = 1;
         update subscriptions set unlimited_to = unlimited_to + 28 where unlimited_period = 1`,
      );
      const { breaks } = await check({ storage: askOn(connection), now: app.parts.now });
      await connection.exec("ROLLBACK");
      expect(breaks).toContainEqual(
        expect.stringMatching(
          new RegExp(`: unlimited models up to .* 2030 were renewed and were to ${problem}\\.$`),
        ),
      );
    }
  });
});

test("the list of Stripe is held against ours in the same way", async () => {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: "whsec_1" };
  const { app: paying } = await billingWorld(
    { stripe },
    { approves: "pm_card_visa", declines: "pm_card_chargeCustomerFail" },
  );
  const gateway = openGateway(paying.parts);
  // Its clock is today's and not that of the test.
  const now = () => new Date(0);
  const parts = { storage: paying.parts.storage, now };
  const { breaks, counts } = await checkBilling(parts, gateway);
  expect(breaks).toEqual([]);
  expect(counts.moves).toBe(peer.intentCount());

  const [charge] = await paying.parts.storage.query<{ reference: string }>(
    "select reference from card_charges where state = 'paid' order by id limit 1",
  );
  await gateway?.refund({ key: "by hand", charge: charge?.reference ?? "", amount: 1_000 });
  expect((await checkBilling(parts, gateway)).breaks).toEqual([
    expect.stringMatching(
      /: refund re_\w+ is at the gateway and not in the ledger \(USD 10\.00\)\.$/,
    ),
  ]);
}, 120_000);
