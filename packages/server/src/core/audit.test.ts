import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Storage } from "#db/db.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { appendAudit } from "./audit.ts";
import { canonicalJson, type Head } from "./audit-chain.ts";
import { makeSealer, readSeals } from "./audit-seals.ts";
import { verifyAudit } from "./audit-verify.ts";
import { makeSecrets } from "./secrets.ts";

/** How many random edits are tried; a longer run asks for more. */
const EDITS = Number(process.env.AUDIT_EDITS ?? 80);
const ENTRIES_PER_TEAM = 12;

const secrets = makeSecrets(randomBytes(32));
let storage: Storage;

beforeAll(async () => {
  storage = await freshStorage();
  for (let round = 0; round < ENTRIES_PER_TEAM / 2; round++) {
    for (const teamId of [0, 7, 8]) await append(teamId);
  }
});

/** Two entries in one transaction, with text and numbers that are awkward to keep as they are. */
async function append(teamId: number) {
  const work = storage.startWork({ kind: "team", teamId });
  const occasion = {
    requestId: "request",
    at: new Date("2030-01-15T09:00:00.123Z"),
    teamId,
    userId: 3,
    masqueraderUserId: teamId === 8 ? 9 : null,
  };
  await appendAudit(work.db, secrets, occasion, [
    {
      action: "client.create",
      subjectId: 5,
      subjectName: 'Ünïcode "quoted" 🙂',
      after: { b: 1, a: 0.1 + 0.2 },
    },
    {
      action: "client.update",
      before: { z: null, y: [1e21, -0] },
      after: { y: { d: "", c: true } },
    },
  ]);
  await work.commit();
}

/** Changes the trail as somebody could who owns the database, looks, and puts it back. */
async function tamper(statement: string, values: unknown[] = [], sealed?: Map<number, Head>) {
  return storage.withConnection(async (connection) => {
    const query = async <Row>(text: string, given: readonly unknown[] = []) => {
      const { names, rows } = await connection.query(text, given);
      return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as Row);
    };
    await connection.exec("begin");
    try {
      await connection.query(statement, values);
      return (await verifyAudit({ ...storage, query }, secrets, sealed)).breaks;
    } finally {
      await connection.exec("rollback");
    }
  });
}

test("untouched trails hold together", async () => {
  expect(await verifyAudit(storage, secrets)).toEqual({
    entryCount: 3 * ENTRIES_PER_TEAM,
    teamCount: 3,
    breaks: [],
  });
});

test("a trail that begins or grows during the check is whole too", async () => {
  let isFirst = true;
  const growing: Storage = {
    ...storage,
    query: async (text, values) => {
      if (isFirst && text.includes("audit_entries")) {
        isFirst = false;
        for (const teamId of [0, 9]) await append(teamId);
      }
      return storage.query(text, values);
    },
  };

  expect((await verifyAudit(growing, secrets)).breaks).toEqual([]);
  expect((await verifyAudit(storage, secrets)).breaks).toEqual([]);
});

test("the same values are written as the same text, whatever the order of their keys", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test("an entry that is missing shows where it was", async () => {
  const breaks = await tamper("delete from audit_entries where team_id = 7 and sequence = 4");

  expect(breaks).toEqual([{ teamId: 7, sequence: 4, problem: "entries missing" }]);
});

test("a tail that was cut off shows, even when the end was moved back to fit", async () => {
  const cut = "delete from audit_entries where team_id = 7 and sequence > 10";
  expect(await tamper(cut)).toEqual([{ teamId: 7, sequence: 10, problem: "end changed" }]);

  const moved = `with cut as (${cut}) update audit_heads set sequence = 10,
    hash = (select hash from audit_entries where team_id = 7 and sequence = 10) where team_id = 7`;
  expect(await tamper(moved)).toEqual([{ teamId: 7, sequence: 10, problem: "end changed" }]);
});

test("a whole trail that was emptied shows, and so does a lost end", async () => {
  const emptied = `with cut as (delete from audit_entries where team_id = 7)
    update audit_heads set sequence = 0, hash = '' where team_id = 7`;
  expect(await tamper(emptied)).toEqual([{ teamId: 7, sequence: 0, problem: "end changed" }]);

  const lost = "delete from audit_heads where team_id = 7";
  expect(await tamper(lost)).toEqual([{ teamId: 7, sequence: 12, problem: "end changed" }]);
});

test("an entry moved to another team or copied shows", async () => {
  const moved =
    "update audit_entries set team_id = 8, sequence = 13 where team_id = 7 and sequence = 12";
  expect(await tamper(moved)).not.toEqual([]);

  const copied = `insert into audit_entries select 7, 13, at, request_id, user_id,
    masquerader_user_id, action, subject_id, subject_name, before, after, hash
    from audit_entries where team_id = 7 and sequence = 12`;
  expect(await tamper(copied)).toEqual([{ teamId: 7, sequence: 13, problem: "entry changed" }]);
});

/** The register in a folder of its own, with every trail as it is now sealed in it. */
async function sealedNow() {
  const file = join(mkdtempSync(join(tmpdir(), "forecastle-seals-")), "audit-seals");
  await makeSealer(file, storage, secrets)(new Date());
  return { file, heads: (await readSeals(file, secrets)).heads };
}

test("a trail removed whole with its end shows in the register of seals", async () => {
  const { heads } = await sealedNow();
  expect(await tamper("select 1", [], heads)).toEqual([]);

  const removed = `with cut as (delete from audit_entries where team_id = 7)
    delete from audit_heads where team_id = 7`;
  expect(await tamper(removed)).toEqual([]);
  expect(await tamper(removed, [], heads)).toEqual([
    { teamId: 7, sequence: 1, problem: "sealed entries missing" },
  ]);
  const everything = "with cut as (delete from audit_entries) delete from audit_heads";
  expect((await tamper(everything, [], heads)).map(({ teamId }) => teamId)).toEqual(
    expect.arrayContaining([0, 7, 8]),
  );
});

test("a roll-back to an older end that was once right shows in the register of seals", async () => {
  const [older] = await storage.query<Head>(
    "select sequence, hash from audit_heads where team_id = 8",
  );
  await append(8);
  const { heads } = await sealedNow();
  const rolledBack = `with cut as (delete from audit_entries where team_id = 8 and sequence > $1)
    update audit_heads set sequence = $1, hash = $2 where team_id = 8`;
  const values = [older?.sequence, older?.hash];

  expect(await tamper(rolledBack, values)).toEqual([]);
  expect(await tamper(rolledBack, values, heads)).toEqual([
    { teamId: 8, sequence: (older?.sequence ?? 0) + 1, problem: "sealed entries missing" },
  ]);
});

test("a register that was edited or lost a line shows where; a line cut off by a crash is written anew", async () => {
  const { file } = await sealedNow();
  for (const teamId of [7, 8]) {
    await append(teamId);
    await makeSealer(file, storage, secrets)(new Date());
  }
  const written = readFileSync(file, "utf8");
  const [first = "", second = "", third = ""] = written.split("\n");
  const brokenIn = async (text: string) => {
    writeFileSync(file, text);
    return (await readSeals(file, secrets)).brokenLines;
  };
  expect(await brokenIn(written)).toEqual([]);
  expect(await brokenIn(written.replace('"number":2,"at":"2', '"number":2,"at":"3'))).toEqual([2]);
  expect(await brokenIn([first, third, ""].join("\n"))).toEqual([2]);
  expect(await brokenIn([first, second, third.slice(0, 20)].join("\n"))).toEqual([]);
  await makeSealer(file, storage, secrets)(new Date());
  expect(await brokenIn(readFileSync(file, "utf8"))).toEqual([]);
  expect((await readSeals(file, secrets)).count).toBe(3);
});

test("nothing is sealed while nothing happens", async () => {
  const { file } = await sealedNow();
  expect(await makeSealer(file, storage, secrets)(new Date())).toBeUndefined();
});

/** Every column of an entry and of a head, as text, with how to write it back. */
const columns = {
  audit_entries: {
    ...{ at: "timestamptz", request_id: "text", user_id: "int", masquerader_user_id: "int" },
    ...{ action: "text", subject_id: "int", subject_name: "text", before: "json", after: "json" },
    ...{ hash: "text", sequence: "int", team_id: "int" },
  },
  audit_heads: { sequence: "int", hash: "text", team_id: "int" },
};

test(`${EDITS} random edits of one character are all found`, { timeout: 600_000 }, async () => {
  const missed: string[] = [];
  for (let made = 0; made < EDITS; ) {
    const edit = await drawEdit();
    const breaks = edit && (await tamper(edit.statement, edit.values).catch(() => undefined));
    if (!breaks) continue;
    made++;
    if (breaks.length === 0) missed.push(JSON.stringify(edit));
  }
  expect(missed).toEqual([]);
});

/** One character of one field of one row becomes another, unless the result is no date or no JSON. */
async function drawEdit() {
  const table = randomInt(5) === 0 ? "audit_heads" : "audit_entries";
  const names = Object.keys(columns[table]);
  const name = names[randomInt(names.length)] as string;
  const kind = (columns[table] as Record<string, string>)[name];
  const teamId = [0, 7, 8][randomInt(3)];
  const where = `where team_id = ${teamId}${table === "audit_entries" ? ` and sequence = ${1 + randomInt(ENTRIES_PER_TEAM)}` : ""}`;
  const [row] = await storage.query<{ text: string | null }>(
    `select "${name}"::text as text from ${table} ${where}`,
  );
  const characters = [...(row?.text ?? "")];
  if (characters.length === 0) return undefined;
  const at = randomInt(characters.length);
  const other = String.fromCharCode(32 + randomInt(95));
  if (characters[at] === other) return undefined;
  characters[at] = other;
  const edited = characters.join("");
  const written = `$1::text::${kind}`;
  const [isSame] = await storage
    .query<{ is: boolean }>(`select (${written})::text = $2 as is`, [edited, row?.text])
    .catch(() => [{ is: true }]);
  if (isSame?.is) return undefined;
  return { statement: `update ${table} set "${name}" = ${written} ${where}`, values: [edited] };
}
