import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { beforeAll, expect, test } from "vitest";
import type { Connection } from "#db/db.ts";
import { askOn } from "#db/query-builder.ts";
import type { Parts } from "#http/parts.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import { inTeam, payment, seatsInvoice, supportGrant } from "#testing/test-ledger.ts";
import { testParts } from "#testing/test-parts.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { post } from "./ledger.ts";
import { verifyLedger } from "./verify-ledger.ts";

let parts: Parts;
beforeAll(async () => {
  ({ parts } = await testParts());
  // Of its own, since what is planted is looked for in all there is.
  parts.storage = await freshStorage();
  for (const first of [100, 200]) await fillTeam(first);
});

async function fillTeam(first: number) {
  const work = parts.storage.startWork();
  const subscriptionType = SUBSCRIPTION_TYPES.ANNUAL_PREPAID;
  const team = { teamName: "Team", subscriptionType, status: "active" } as const;
  const teamId = await createTeam(work, parts.now(), team);
  await work.commit();
  await inTeam(parts, teamId, async (context) => {
    await post(context, teamId, seatsInvoice(first));
    await post(context, teamId, payment(first, 563_112));
    await post(context, teamId, supportGrant("2026-06"));
  });
}

/** What one row can be changed to within the database's own rules, by its columns. */
const CHANGES: Record<string, string[]> = {
  ledger_entries: [
    "at = at + interval '1 microsecond'",
    "kind = kind || 's'",
    "key = key || ' '",
    "description = ''",
    "invoice_number = coalesce(invoice_number, 0) + 1",
  ],
  ledger_postings: [
    "amount = amount + 1, quantity = null, price = null",
    "amount = amount - 1, quantity = null, price = null",
    "debit = credit, credit = debit",
    "debit = debit || '_'",
    "credit = credit || '_'",
    "unit = case unit when 'AUD' then 'USD' else unit end, description = description || ' '",
    "description = ''",
    "line = line + 10",
    "quantity = 1, price = amount",
    "quantity = coalesce(quantity, 1) * 2, price = amount / (coalesce(quantity, 1) * 2)",
  ],
};

const PLACES = ["team_id", "sequence"].join(", ");

/** Tries something on one connection past the triggers, and takes it back. */
async function planted(connection: Connection, plant: (connection: Connection) => Promise<void>) {
  await connection.exec(
    `BEGIN; ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_postings DISABLE TRIGGER USER`,
  );
  try {
    await plant(connection);
    return (await verifyLedger(askOn(connection))).breaks;
  } finally {
    await connection.exec("ROLLBACK");
  }
}

test("every value of every row that is changed by hand is found, at its entry", async () => {
  await parts.storage.withConnection(async (connection) => {
    let plantedCount = 0;
    for (const [table, changes] of Object.entries(CHANGES)) {
      const { rows } = await connection.query(
        `select ctid::text, team_id, sequence, to_jsonb(r)::text from ${table} r`,
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const [place, teamId, sequence, before] of rows) {
        for (const change of changes) {
          let isChanged = false;
          const breaks = await planted(connection, async ({ query }) => {
            const { rows: after } = await query(
              `update ${table} r set ${change} where ctid = $1::tid returning to_jsonb(r)::text`,
              [place],
            );
            isChanged = after[0]?.[0] !== before;
          });
          if (!isChanged) continue;
          plantedCount += 1;
          expect({ change, breaks }).toEqual({
            change,
            breaks: [{ teamId, sequence, problem: "entry changed" }],
          });
        }
      }
    }
    expect(plantedCount).toBeGreaterThan(100);
  });
});

test("every row that is removed is found", async () => {
  await parts.storage.withConnection(async (connection) => {
    const { rows } = await connection.query(`select ${PLACES}, line from ledger_postings`);
    for (const [teamId, sequence, line] of rows) {
      const breaks = await planted(connection, async ({ query }) => {
        await query(
          "delete from ledger_postings where team_id = $1 and sequence = $2 and line = $3",
          [teamId, sequence, line],
        );
      });
      expect(breaks).toEqual([{ teamId, sequence, problem: "entry changed" }]);
    }
    const entries = await connection.query(`select ${PLACES} from ledger_entries`);
    for (const [teamId, sequence] of entries.rows) {
      const breaks = await planted(connection, async ({ query }) => {
        for (const table of ["ledger_postings", "ledger_entries"]) {
          await query(`delete from ${table} where team_id = $1 and sequence = $2`, [
            ...[teamId, sequence],
          ]);
        }
      });
      expect(breaks).toEqual([{ teamId, sequence, problem: "entry missing" }]);
    }
  });
});

test("every row that is added past the app is found, copies of others too", async () => {
  const columns = "unit, debit, credit, amount, description, quantity, price";
  await parts.storage.withConnection(async (connection) => {
    const { rows } = await connection.query(`select ${PLACES}, line from ledger_postings`);
    for (const [teamId, sequence, line] of rows) {
      const breaks = await planted(connection, async ({ query }) => {
        await query(
          `insert into ledger_postings (team_id, sequence, line, ${columns})
           select team_id, sequence, 9, ${columns} from ledger_postings
           where team_id = $1 and sequence = $2 and line = $3`,
          [teamId, sequence, line],
        );
      });
      expect(breaks).toEqual([{ teamId, sequence, problem: "entry changed" }]);
    }
    const breaks = await planted(connection, async ({ exec }) => {
      await exec(`insert into ledger_entries (team_id, sequence, at, kind, key, description)
        select team_id, 9, at, kind, 'again', description from ledger_entries where sequence = 1`);
    });
    expect(breaks.map(({ sequence, problem }) => ({ sequence, problem }))).toEqual([
      { sequence: 9, problem: "entry never posted" },
      { sequence: 9, problem: "entry never posted" },
    ]);
  });
});

test("an entry that is gone from the ledger and the trail leaves a gap in the numbers", async () => {
  await parts.storage.withConnection(async (connection) => {
    const breaks = await planted(connection, async ({ exec }) => {
      await exec("delete from ledger_postings where sequence = 2");
      await exec("delete from ledger_entries where sequence = 2");
      await exec("delete from audit_entries where action = 'ledger.post' and subject_id = 2");
    });
    expect(breaks.map(({ sequence, problem }) => ({ sequence, problem }))).toEqual([
      { sequence: 3, problem: "entries missing" },
      { sequence: 3, problem: "entries missing" },
    ]);
  });
});
