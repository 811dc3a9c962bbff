import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecretKey, keyFromText, makeNextKey } from "#core/secret-key.ts";
import { rotateSecretKey } from "#core/secret-rotation.ts";
import { sealedColumns } from "#nouns.ts";
import { newInstallation, OPENING_OFTEN_MS } from "#testing/test-installation.ts";

test.runIf(!process.env.TEST_DATABASE_URL)(
  "a kept key is changed too, and whenever that is cut off one key works",
  async () => {
    const { run, set, open, dataDir } = await newInstallation();
    set({ SECRET_KEY: "" });
    await run("seed", "--tenants", "1", "--seed", "42");
    const file = join(dataDir, "secret-key");
    const old = readFileSync(file, "utf8");

    // Before the commit: the next key lies there, the database knows nothing of it.
    const next = makeNextKey(dataDir);
    await run("verify-audit", "--without-seals");
    expect(readFileSync(file, "utf8")).toBe(old);

    // After the commit, before the new key took the old one's place.
    const storage = await open();
    await rotateSecretKey(storage, {
      from: keyFromText(old.trim()),
      to: next,
      sealed: sealedColumns,
      seals: { heads: new Map(), brokenLines: [] },
      layRegister: async () => "",
    });
    await storage.close();
    await run("verify-audit", "--without-seals");
    expect(keptSecretKey(dataDir)).toEqual(next);

    const [, , where] = await run("rotate-key", "--without-seals");
    expect(where).toBe(`The new key is ${file}.`);
    expect(keptSecretKey(dataDir)).not.toEqual(next);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await run("verify-audit");
  },
  OPENING_OFTEN_MS,
);
