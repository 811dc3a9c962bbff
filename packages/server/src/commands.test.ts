import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  forgeEntry,
  HOLDS,
  newInstallation,
  OPENING_OFTEN_MS,
} from "#testing/test-installation.ts";
import { runCommand } from "./commands.ts";

test(
  "a seeded installation is backed up, restored, and any change of its trail or lack of its seals found",
  async () => {
    const { run, open, dataDir } = await newInstallation();
    const [json = "", ...others] = await run("seed", "--tenants", "1", "--seed", "42");
    const [team] = JSON.parse(json).teams;
    expect([team.clients.length, others]).toEqual([12, []]);

    const file = join(dataDir, "backup");
    expect((await run("backup", file))[0]).toMatch(/ holds \d+ rows and 0 files\.$/);

    const storage = await open();
    await forgeEntry(storage);
    await storage.close();
    await expect(run("verify-audit")).rejects.toThrow("32 entries in 2 trails checked: 1 breaks.");

    expect((await run("restore", file))[0]).toMatch(/^Restored \d+ rows and 0 files from /);
    const begun = expect.stringMatching(/audit-seals was begun \S+Z by restore\.$/);
    expect(await run("verify-audit")).toEqual([begun, HOLDS]);
    const agree = expect.stringMatching(/^0 ledger entries, 0 invoices, .* checked: all agree\.$/);
    expect(await run("verify-billing")).toEqual([begun, HOLDS, agree]);

    rmSync(join(dataDir, "audit-seals"));
    const lack = "audit-seals holds no seals: a trail removed whole would not show.";
    await expect(run("verify-audit")).rejects.toThrow(lack);
    expect(await run("verify-audit", "--without-seals")).toEqual([
      expect.stringContaining(lack),
      HOLDS,
    ]);
  },
  OPENING_OFTEN_MS,
);

test("a member of staff is told the link to choose a password by", async () => {
  const { run } = await newInstallation();
  const [, link] = await run("staff", "create", "sam@forecastle.example", "Sam", "Okafor");
  expect(link).toMatch(/^http:\/\/localhost:3000\/app\/login\/reset\/\d+\/\d+\/[\w-]+$/);
});

test("an unknown command names those there are, and nothing is opened for it", async () => {
  await expect(runCommand(["constructor"], { DATA_DIR: "/dev/null" }, () => {})).rejects.toThrow(
    "The commands are seed, seed-demo, staff, backup, restore, verify-audit, verify-billing, verify-report, rotate-key.",
  );
});

test("a wrong argument is told before anything is opened", async () => {
  const args = ["seed", "--tenants", "0"];
  await expect(runCommand(args, { DATA_DIR: "/dev/null" }, () => {})).rejects.toThrow(
    "--tenants must be a whole number from 1 to 10000.",
  );
});
