import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSealer } from "#core/audit-seals.ts";
import { appendMails } from "#core/outbox.ts";
import { keyFromText } from "#core/secret-key.ts";
import { makeSecrets } from "#core/secrets.ts";
import type { Storage } from "#db/db.ts";
import { sealedColumns } from "#nouns.ts";
import {
  forgeEntry,
  HOLDS,
  newInstallation,
  OLD_KEY,
  OPENING_OFTEN_MS,
} from "#testing/test-installation.ts";

const NEW_KEY = "another key that is as long as it has to be";

let secretive: ReturnType<typeof makeSecretive> | undefined;
/** One installation that holds secrets, for the facts that leave its key and its secrets alone. */
function withSecrets() {
  secretive ??= makeSecretive();
  return secretive;
}
async function makeSecretive() {
  const installation = await newInstallation();
  await seedSecrets(installation);
  return installation;
}

/** A team with a phone's secret, a walk that sets one up, a way to a provider, a mail that waits, a connection and a webhook. */
async function seedSecrets({ run, open }: Awaited<ReturnType<typeof newInstallation>>) {
  const [json = ""] = await run("seed", "--tenants", "1", "--seed", "42");
  const { userId, totpSecret } = JSON.parse(json).teams[0].mfaUser;
  const secrets = makeSecrets(keyFromText(OLD_KEY));
  const storage = await open();
  const work = storage.startWork();
  await appendMails(
    work.db,
    [{ kind: "mfa_code", payload: { code: "123456" } }],
    secrets,
    new Date(),
  );
  await work.commit();
  const uuid = randomUUID();
  await storage.query(
    `insert into mfa_sessions (uuid, user_id, purpose, browser_hash, secret, expires_at)
     values ($1, $2, 'enable', '', $3, now())`,
    [uuid, userId, secrets.encrypt("WALK", `mfa_sessions.secret|${uuid}`)],
  );
  await storage.query(
    `insert into openid_sessions (uuid, client, purpose, stage, state_hash, browser_hash,
                                  redirect_url, secret, expires_at)
     values ($1, 'xero', 'connect', 'granted', '', '', '/', $2, now())`,
    [uuid, secrets.encrypt("TOKENS", `openid_sessions.secret|${uuid}`)],
  );
  const [connection] = await storage.query<{ id: number; place: string }>(
    `insert into connections (team_id, name, source_id, settings, months_back, team_level, save_id,
       asked_hash, created_at, updated_at)
     select id, 'Books', 15, '{}', 24, 4, gen_random_uuid(), '', now(), now()
     from subscriptions order by id limit 1 returning id, team_id || '|' || id as place`,
  );
  const seal = (text: string, column: string) =>
    secrets.encrypt(text, `connections.${column}|${connection?.place}`);
  await storage.query("update connections set secrets = $1, tokens = $2 where id = $3", [
    ...[seal("API KEY", "secrets"), seal("GRANT", "tokens"), connection?.id],
  ]);
  const [webhook] = await storage.query<{ id: number; place: string }>(
    `insert into webhooks (team_id, url, events, secret, is_on, created_at)
     select id, 'https://firm.example', '{}', '', true, now()
     from subscriptions order by id limit 1 returning id, team_id || '|' || id as place`,
  );
  await storage.query("update webhooks set secret = $1 where id = $2", [
    ...[secrets.encrypt("WHSEC", `webhooks.secret|${webhook?.place}`), webhook?.id],
  ]);
  await storage.close();
  return { totpSecret };
}

/** Every sealed text of the database that the columns we know of hold, opened; one that does not open is null. */
async function openAll(storage: Storage, key: string) {
  const secrets = makeSecrets(keyFromText(key));
  const opened: (string | null)[] = [];
  for (const { table, column, placedBy, placeOf } of sealedColumns) {
    const rows = await storage.query<{ by: string; sealed: string }>(
      `select ${placedBy}::text as by, ${column} as sealed from ${table} where ${column} <> ''`,
    );
    for (const { by, sealed } of rows) {
      try {
        opened.push(secrets.decrypt(sealed, placeOf(by)));
      } catch {
        opened.push(null);
      }
    }
  }
  return opened;
}

test(
  "a changed key opens every secret and proves every trail, and the old one is refused",
  async () => {
    const installation = await newInstallation();
    const { run, set, open } = installation;
    const { totpSecret } = await seedSecrets(installation);
    await expect(run("rotate-key")).rejects.toThrow("Set NEW_SECRET_KEY to the key to change to.");
    set({ NEW_SECRET_KEY: NEW_KEY });
    await expect(run("rotate-key")).rejects.toThrow(
      "If none were written yet, say --without-seals",
    );
    expect(await run("rotate-key", "--without-seals")).toEqual([
      expect.stringContaining("audit-seals holds no seals"),
      "The key is changed: 7 secrets and 32 entries of the trail carried over.",
      "Set SECRET_KEY to the new key now.",
    ]);

    await expect(run("verify-audit")).rejects.toThrow("SECRET_KEY is not the key");
    set({ SECRET_KEY: NEW_KEY });
    const begun = expect.stringMatching(/audit-seals was begun \S+Z by rotate-key\.$/);
    expect(await run("verify-audit")).toEqual([begun, HOLDS]);
    const storage = await open();
    const kept = ["API KEY", "GRANT", totpSecret, "WALK", "TOKENS", '{"code":"123456"}', "WHSEC"];
    expect(await openAll(storage, NEW_KEY)).toEqual(kept);
    expect(await openAll(storage, OLD_KEY)).toEqual(kept.map(() => null));
    await storage.close();
  },
  OPENING_OFTEN_MS,
);

test(
  "every column that holds sealed texts is among those that a change of key knows",
  async () => {
    const { open } = await withSecrets();
    const storage = await open();
    const texts = await storage.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'json', 'jsonb')`,
    );
    const holding: string[] = [];
    for (const { table, column } of texts) {
      const found = await storage.query(
        `select 1 from "${table}" where "${column}"::text ~ 'v1\\.[A-Za-z0-9_-]{38}' limit 1`,
      );
      if (found.length > 0) holding.push(`${table}.${column}`);
    }
    await storage.close();

    expect(texts.length).toBeGreaterThan(30);
    expect(holding.sort()).toEqual(
      sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  },
  OPENING_OFTEN_MS,
);

test(
  "a trail with a break keeps its key, or what was forged would look whole",
  async () => {
    const { run, set, open } = await withSecrets();
    const storage = await open();
    await forgeEntry(storage);
    await storage.close();
    set({ NEW_SECRET_KEY: NEW_KEY });

    await expect(run("rotate-key", "--without-seals")).rejects.toThrow(
      "The audit trail has breaks",
    );
    const after = await open();
    expect(await openAll(after, OLD_KEY)).not.toContain(null);
    await after.close();
    await expect(run("verify-audit")).rejects.toThrow("1 breaks.");
  },
  OPENING_OFTEN_MS,
);

/** As a worker does every minute. */
async function seal({ open, dataDir }: Awaited<ReturnType<typeof newInstallation>>) {
  const storage = await open();
  const secrets = makeSecrets(keyFromText(OLD_KEY));
  await makeSealer(join(dataDir, "audit-seals"), storage, secrets)(new Date());
  await storage.close();
}

test(
  "a change of key made a trail that was removed look whole; what the seals miss keeps the key",
  async () => {
    const installation = await newInstallation();
    const { run, set, open } = installation;
    await run("seed", "--tenants", "1", "--seed", "42");
    await seal(installation);
    set({ NEW_SECRET_KEY: OLD_KEY });
    await expect(run("rotate-key")).rejects.toThrow("NEW_SECRET_KEY is the key in use");

    const storage = await open();
    await storage.query(`with cut as (delete from audit_entries) delete from audit_heads`);
    await storage.close();
    set({ NEW_SECRET_KEY: NEW_KEY });
    await expect(run("rotate-key")).rejects.toThrow("The audit trail has breaks");
    await expect(run("verify-audit")).rejects.toThrow("0 entries in 0 trails checked: 2 breaks.");
  },
  OPENING_OFTEN_MS,
);

test(
  "a restore and a change of key killed after their commit left seals that no trail fits",
  async () => {
    const installation = await newInstallation();
    const { run, set, open, dataDir } = installation;
    const register = join(dataDir, "audit-seals");
    await run("seed", "--tenants", "1", "--seed", "42");
    await run("backup", join(dataDir, "backup"));
    await run("staff", "create", "sam@forecastle.example");
    await seal(installation);

    /** Puts everything as it was between the commit and what follows it. */
    const undoAdoption = async ([told = ""]: string[]) => {
      const old = told.replace(/^.* are (.*)\.$/, "$1");
      const { hash } = JSON.parse(readFileSync(register, "utf8"));
      renameSync(register, `${register}.next`);
      renameSync(old, register);
      const storage = await open();
      await storage.query("update installation set next_register_hash = $1", [hash]);
      await storage.close();
    };
    await undoAdoption(await run("restore", join(dataDir, "backup")));
    const begunBy = (what: string) =>
      expect.stringMatching(`audit-seals was begun \\S+Z by ${what}`);
    expect(await run("verify-audit")).toEqual([begunBy("restore"), HOLDS]);

    set({ NEW_SECRET_KEY: NEW_KEY });
    await undoAdoption(await run("rotate-key"));
    set({ SECRET_KEY: NEW_KEY });
    expect(await run("verify-audit")).toEqual([begunBy("rotate-key"), HOLDS]);

    // Killed before its commit: what was laid ready belongs to nothing.
    writeFileSync(`${register}.next`, readFileSync(register));
    expect(await run("verify-audit")).toEqual([begunBy("rotate-key"), HOLDS]);
    expect(existsSync(`${register}.next`)).toBe(true);
  },
  OPENING_OFTEN_MS,
);

test.runIf(process.env.TEST_DATABASE_URL)(
  "while a process knows the old key, the key is not changed",
  async () => {
    const { run, set, open } = await newInstallation();
    set({ NEW_SECRET_KEY: NEW_KEY });
    const running = await open();

    await expect(run("rotate-key", "--without-seals")).rejects.toThrow(
      "Stop every process of this installation first: 1 connections are open.",
    );
    await running.close();
    expect(await run("rotate-key", "--without-seals")).toHaveLength(3);
  },
);

test(
  "a database of a version without marks is opened by the key of its trail and no other",
  async () => {
    const { run, set, open } = await newInstallation();
    await run("seed", "--tenants", "1", "--seed", "42");
    const storage = await open();
    await storage.query("delete from installation");
    await storage.close();

    set({ SECRET_KEY: NEW_KEY });
    await expect(run("verify-audit")).rejects.toThrow("SECRET_KEY is not the key");
    set({ SECRET_KEY: OLD_KEY });
    await run("verify-audit", "--without-seals");
  },
  OPENING_OFTEN_MS,
);
