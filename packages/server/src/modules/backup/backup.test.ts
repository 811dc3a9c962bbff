import { createHash, randomBytes } from "node:crypto";
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { updateAvatar } from "@app/contract/account";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderStore } from "#core/files/folder-store.ts";
import { settleSecretKey } from "#core/secret-check.ts";
import { keptSecretKey, layNextKey } from "#core/secret-key.ts";
import type { Storage } from "#db/db.ts";
import { readMigrations, rebuild } from "#db/migrate.ts";
import { bodyOf, read, readTarFile, writeTar } from "#db/tar.ts";
import { fileKinds } from "#nouns.ts";
import { type Member, testApp } from "#testing/test-app.ts";
import { testParts } from "#testing/test-parts.ts";
import { freshEmbeddedStorage, freshStorage } from "#testing/test-storage.ts";
import { backUp, restore } from "./backup.ts";

const folder = mkdtempSync(join(tmpdir(), "forecastle-backup-"));
let source: Storage;
let target: Storage;

beforeAll(async () => {
  source = await freshStorage();
  await fill(source);
  await source.query(
    `insert into files (team_id, kind, name, file_name, content_type, byte_count, created_at)
     values (1, 'avatar', 'picture.webp', 'avatar.webp', 'image/webp', 70000, now()),
       (1, 'avatar', 'gone.webp', 'avatar.webp', 'image/webp', 1, now()),
       (1, 'result', 'made-again.xlsx', 'export.xlsx', 'x', 1, now())`,
  );
  // A posting comes with its entry, whose transaction a restore is for both.
  await source.query(
    `with entry as (insert into ledger_entries (team_id, sequence, at, kind, key, description)
       values (1, 1, now(), 'payment', 'payment', '') returning team_id, sequence)
     insert into ledger_postings (team_id, sequence, line, unit, debit, credit, amount, description)
       select team_id, sequence, 1, 'AUD', 'gateway', 'receivable', 563112, '' from entry`,
  );
  target = await freshEmbeddedStorage();
});
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

/** An installation with folders and a key of its own. */
function install(name: string, storage: Storage) {
  const dataDir = join(folder, name);
  const uploadDir = join(dataDir, "uploads");
  const auditSealFile = join(dataDir, "audit-seals");
  const settings = { dataDir, auditSealFile, secretKey: keptSecretKey(dataDir) };
  return { storage, settings, uploadDir, files: folderStore(uploadDir), fileKinds };
}

/** As the first start does. */
async function markKey(storage: Storage, settings: { dataDir: string; secretKey: Uint8Array }) {
  const { parts } = await testParts(settings);
  await settleSecretKey(storage, parts.settings);
}

test("a backup restored elsewhere holds the same rows, files and key", async () => {
  const here = install("here", source);
  const there = install("there", target);
  // A backup of a server has no key in it: whoever restores it must have been given the key.
  if (source.kind === "postgres") there.settings.secretKey = here.settings.secretKey;
  const picture = randomBytes(70_000);
  await here.files.put("picture.webp", [picture]);
  await here.files.put("made-again.xlsx", [Buffer.from("x")]);
  await there.files.put("of-the-replaced.webp", [Buffer.from("x")]);

  await markKey(source, here.settings);
  const file = join(folder, "all.backup");
  const written = await backUp(here, file);
  await restore(there, file);
  const again = await backUp(there, join(folder, "again.backup"));

  expect(written.tables.users).toEqual({ rowCount: 501, sha256: expect.any(String) });
  expect(again).toEqual(written);
  expect(written.tables.ledger_postings?.rowCount).toBe(1);
  expect(readdirSync(there.uploadDir)).toEqual(["picture.webp"]);
  expect(readFileSync(join(there.uploadDir, "picture.webp"))).toEqual(picture);
  if (source.kind === "embedded")
    expect(keptSecretKey(there.settings.dataDir)).toEqual(here.settings.secretKey);
  expect(await trail(target)).toEqual(await trail(source));
});

test("new rows after a restore take numbers that were never given", async () => {
  const [given] = await source.query<{ last: number }>("select max(id) as last from users");
  const [next] = await target.query<{ id: number }>(
    `insert into users (email, security_stamp, reset_nonce, created_at)
     values ('new@example.test', '', '', now()) returning id`,
  );
  expect(next?.id).toBe((given?.last ?? 0) + 2);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "what embedded storage wrote PostgreSQL restores",
  async () => {
    const here = install("embedded", target);
    await target.query("delete from installation");
    await markKey(target, here.settings);
    const file = join(folder, "embedded.backup");
    const written = await backUp(here, file);
    const server = await freshStorage();
    const there = { ...here, storage: server };
    await restore(there, file);
    const again = await backUp(there, join(folder, "server.backup"));
    await server.close();
    expect(again).toEqual(written);
  },
);

test("a backup without the key, or for storage with a key of its own, names what is missing", async () => {
  const here = install("keyless", target);
  const file = join(folder, "keyless.backup");
  await backUp(here, file, { withKey: false });
  await expect(restore(install("stranger", target), file)).rejects.toThrow(
    "The backup was made under another secret key. Set SECRET_KEY to that one first.",
  );
});

test("a backup that was shortened or changed is refused, and nothing is replaced", async () => {
  const here = install("broken", target);
  const file = join(folder, "broken.backup");
  const { tables } = await backUp(here, file);
  const whole = readFileSync(file);

  const changed = Buffer.from(whole);
  changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
  const endsEarly = "The backup is damaged: it ends too early.";
  for (const [bytes, told] of [
    [whole.subarray(0, whole.length - 200), endsEarly],
    [whole.subarray(0, whole.length - 1), endsEarly],
    [Buffer.alloc(0), endsEarly],
    [Buffer.concat([whole, Buffer.alloc(1)]), "The backup is damaged: it goes on behind its end."],
    [Buffer.concat([whole, Buffer.from("x")]), /^The backup is damaged: /],
    [changed, /^The backup is damaged: /],
    [Buffer.from("a text"), "The backup is damaged: it cannot be read."],
  ] as const) {
    writeFileSync(file, bytes);
    await expect(restore(here, file)).rejects.toThrow(told);
  }
  writeFileSync(file, whole);
  await repack(file, `${file}.older`, (name, bytes) =>
    name === "manifest.json" ? Buffer.from('{"format":"forecastle-backup-1"}') : bytes,
  );
  await expect(restore(here, `${file}.older`)).rejects.toThrow(
    "The backup has the format forecastle-backup-1, which this version does not read.",
  );
  await expect(restore(here, join(folder, "missing"))).rejects.toThrow("no such file");
  expect((await backUp(here, file)).tables).toEqual(tables);
});

/** The same backup with its parts changed, packed again as anybody can. */
async function repack(from: string, to: string, change: (name: string, bytes: Buffer) => Buffer) {
  async function* changed() {
    for await (const { name, body } of readTarFile(from, { isPacked: true })) {
      const bytes = change(name, await read(body));
      yield { name, size: bytes.byteLength, body: bodyOf(bytes) };
    }
  }
  await pipeline(writeTar(changed()), createGzip(), createWriteStream(to));
}

test("a backup with a damaged picture is refused before any live picture is touched", async () => {
  const here = install("damaged", target);
  await here.files.put("picture.webp", [randomBytes(70_000)]);
  const file = join(folder, "damaged.backup");
  await backUp(here, file);
  await repack(file, `${file}.changed`, (name, bytes) => {
    if (name.startsWith("uploads/")) bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
    return bytes;
  });
  const before = readFileSync(join(here.uploadDir, "picture.webp"));

  await expect(restore(here, `${file}.changed`)).rejects.toThrow("The backup is damaged");
  expect(readFileSync(join(here.uploadDir, "picture.webp"))).toEqual(before);
});

test("a backup edited to make somebody staff and summed again is refused, for want of the key", async () => {
  const here = install("forged", target);
  const file = join(folder, "forged.backup");
  await backUp(here, file);
  const sums = createHash("sha256");
  await repack(file, `${file}.forged`, (name, bytes) => {
    if (name.startsWith("tables/users/")) {
      const text = bytes.toString().replace("person7@", "staff77@");
      sums.update(text);
      return Buffer.from(text);
    }
    if (name !== "contents.json") return bytes;
    const contents = JSON.parse(bytes.toString());
    contents.tables.users.sha256 = sums.digest("hex");
    return Buffer.from(JSON.stringify(contents));
  });

  await expect(restore(here, `${file}.forged`)).rejects.toThrow("not sealed by its secret key");
  await restore(here, file);
});

test("a backup under a key of its own is taken where nobody is yet, and refused elsewhere", async () => {
  const file = join(folder, "foreign.backup");
  await backUp(install("foreign", target), file);
  const own = install("own", target);
  await expect(restore(own, file)).rejects.toThrow("nothing proves where it comes from");

  const empty = install("empty", await freshEmbeddedStorage());
  await restore(empty, file);
  expect(keptSecretKey(empty.settings.dataDir)).toEqual(
    install("foreign", target).settings.secretKey,
  );
  await empty.storage.close();
});

test("a restore stopped between its rows and its key takes the key at the next start @long", async () => {
  const file = join(folder, "stopped.backup");
  const { settings: theirs } = install("theirs", target);
  await backUp(install("theirs", target), file);
  const empty = install("stopped", await freshEmbeddedStorage());
  const kept = readFileSync(join(empty.settings.dataDir, "secret-key"), "utf8");
  await restore(empty, file);

  // As it is when it was stopped after the commit.
  const { dataDir } = empty.settings;
  layNextKey(dataDir, readFileSync(join(dataDir, "secret-key"), "utf8"));
  writeFileSync(join(dataDir, "secret-key"), kept);
  const { parts } = await testParts({ ...empty.settings, isKeyKept: true });
  const settled = await settleSecretKey(empty.storage, parts.settings);
  expect([settled.secretKey, keptSecretKey(dataDir)]).toEqual([theirs.secretKey, theirs.secretKey]);
  await empty.storage.close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a backup made while pictures change holds every picture its rows name @long",
  { timeout: 120_000 },
  async () => {
    const app = await testApp({ rateLimitScale: 1_000 });
    const people = await Promise.all(Array.from({ length: 3 }, () => app.addMember()));
    const background = "red";
    const create = { width: 8, height: 8, channels: 3, background } as const;
    const file = new Blob([await sharp({ create }).png().toBuffer()]);
    const body = { left: 0, top: 0, size: 8 };
    let isOver = false;
    const change = async (person: Member) => {
      do expect((await person.send(updateAvatar, { file, body })).status).toBe(200);
      while (!isOver);
    };
    const changing = Promise.all(people.map(change));
    for (let round = 0; round < 5; round++) {
      const { lost } = await backUp(
        { ...app.parts, fileKinds },
        join(folder, `changing${round}.backup`),
      );
      expect(lost).toEqual([]);
    }
    isOver = true;
    await changing;
  },
);

test("a backup of an earlier version is restored and brought to this one", async () => {
  const here = install("older", target);
  const file = join(folder, "older.backup");
  const names = readMigrations().map(({ name }) => name);
  await target.withConnection(async (connection) => {
    await connection.exec("BEGIN");
    await rebuild(connection, names.slice(0, 2));
    await connection.exec("COMMIT");
  });
  await fill(target);
  const people = () => target.query("select id, email, password_hash from users order by id");
  const before = await people();
  await backUp(here, file);

  await restore(here, file);
  const applied = await target.query<{ name: string }>("select name from applied_migrations");
  expect(applied.map(({ name }) => name).sort()).toEqual(names);
  expect(before).toHaveLength(501);
  expect(await people()).toEqual(before);
});

test("a backup of a later version is refused", async () => {
  const here = install("later", target);
  const file = join(folder, "later.backup");
  await target.query("insert into applied_migrations (name) values ('99999999999999_later')");
  await backUp(here, file);
  await expect(restore(here, file)).rejects.toThrow("Use a newer one.");
});

/** Rows in every kind of column, with what is hard to carry over. */
async function fill(storage: Storage) {
  await storage.query(
    `insert into users (email, password_hash, security_stamp, reset_nonce, mfa_last_step, created_at)
     select 'person' || n || '@example.test', null, E'\\u00e9\\n\\t"\\\\', '', 9007199254740991,
       timestamptz '2026-01-01 00:00:00.123456+11' + n * interval '1 hour'
     from generate_series(1, 501) n`,
  );
  await storage.query(
    `insert into subscriptions (team_name, subscription_type, status, created_at)
     values ('Acorn', 1, 'Active', now()), ('acorn', 2, 'Active', now())`,
  );
  await storage.query(
    `insert into accounts (team_id, user_id, kind, name, created_at)
     select 1 + id % 2, id, 1, 'Person ' || id, created_at from users`,
  );
  await storage.query(
    `insert into audit_entries (team_id, sequence, at, request_id, action, subject_name, after, hash)
     values (1, 1, now(), 'r', 'a', '', '{"b":  1.50, "a": [null]}', 'h')`,
  );
  await storage.query(
    `insert into limits values ('b', now(), 1), ('A', now(), 1), ('a', now(), 1), ('_', now(), 1)`,
  );
  await storage.query("delete from users where id > 501");
  await storage.query("select nextval('users_id_seq')");
}

function trail(storage: Storage) {
  return storage.query("select extract(epoch from at) as at, after::text from audit_entries");
}
