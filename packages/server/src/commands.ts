import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { adoptNextRegister, layNextRegister, openRegister, type Seals } from "#core/audit-seals.ts";
import { verifyAudit } from "#core/audit-verify.ts";
import { openFileStore } from "#core/files/open-file-store.ts";
import { makePool } from "#core/pool.ts";
import { settleSecretKey } from "#core/secret-check.ts";
import { adoptNextKey, makeNextKey } from "#core/secret-key.ts";
import { rotateSecretKey } from "#core/secret-rotation.ts";
import { makeSecrets } from "#core/secrets.ts";
import { readSettings, type Settings } from "#core/settings.ts";
import { openStorage } from "#db/open-storage.ts";
import { askUnhurried } from "#db/query-builder.ts";
import { backUp, restore } from "#modules/backup/backup.ts";
import { checkBilling } from "#modules/billing-check/billing-check.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import type { SeedParts } from "#modules/seed/acting.ts";
import { seedDemo } from "#modules/seed/demo.ts";
import { playReports } from "#modules/seed/play-reports.ts";
import { inviteStaff } from "#modules/seed/staff-user.ts";
import { seedTenants } from "#modules/seed/tenants.ts";
import { verifyReport } from "#modules/web-reports/web-reports.ts";
import { fileKinds, sealedColumns } from "#nouns.ts";
import {
  readBackupArgs,
  readReportArgs,
  readSeedArgs,
  readStaffArgs,
  readVerifyArgs,
} from "./command-args.ts";
import { poolEntry } from "./pool-entry.ts";

type Say = (line: string) => void;
type Deed = (parts: SeedParts, say: Say) => Promise<void>;

/** What is done to an installation from the command line: arguments first, then the deed. */
const commands = new Map<string, (args: string[]) => Deed>([
  ["seed", seed],
  ["seed-demo", () => makeDemo],
  ["staff", makeStaff],
  ["backup", writeBackup],
  ["restore", readBackup],
  ["verify-audit", checkTrail],
  ["verify-billing", checkMoney],
  ["verify-report", checkReport],
  ["rotate-key", rotateKey],
]);

/** Runs one command. Whatever is wrong is thrown, with a message of one line. */
export async function runCommand(
  [name = "", ...args]: string[],
  env: Record<string, string | undefined>,
  say: Say,
) {
  const command = commands.get(name);
  if (!command) throw new Error(`The commands are ${[...commands.keys()].join(", ")}.`);
  const deed = command(args);
  const given = readSettings(env);
  const storage = await openStorage(given);
  try {
    // What a restore replaces may be under any key.
    const orGiven = (error: unknown) => (name === "restore" ? given : Promise.reject(error));
    const settings = await settleSecretKey(storage, given).catch(orGiven);
    const secrets = makeSecrets(settings.secretKey);
    const files = openFileStore(settings);
    await deed({ storage, settings, secrets, files, now: () => new Date() }, say);
  } finally {
    await storage.close();
  }
}

/** One line of JSON and nothing else, for programs to read. */
function seed(args: string[]): Deed {
  const { tenants, seed, withModels } = readSeedArgs(args);
  return async (parts, say) =>
    say(JSON.stringify(await seedTenants(parts, tenants, seed, { withModels })));
}

const makeDemo: Deed = async (parts, say) => {
  await seedDemo(parts);
  const pool = makePool(poolEntry);
  await playReports({ ...parts, pool }).finally(() => pool.close());
  say(`The demo firm is there. All its sign-ins have the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of DEMO_SIGN_INS) say(`  ${email}  ${role}`);
};

function makeStaff(args: string[]): Deed {
  const { email, name } = readStaffArgs(args);
  return async (parts, say) => {
    const link = await inviteStaff(parts, email, name);
    say(`${email} is a member of staff. To choose a password, open within an hour:`);
    say(`${link}`);
  };
}

function writeBackup(args: string[]): Deed {
  const { file, withKey } = readBackupArgs(args);
  return async (parts, say) => {
    const contents = await backUp({ ...parts, fileKinds }, file, { withKey });
    say(`${file} holds ${sizeOf(contents)}.`);
    if (contents.lost.length > 0)
      say(`The bytes of ${contents.lost.length} files are lost: ${contents.lost.join(", ")}.`);
    if (withKey && parts.storage.kind === "embedded")
      say("It holds the secret key too: keep it safe.");
  };
}

function readBackup(args: string[]): Deed {
  const { file } = readBackupArgs(args);
  return async (parts, say) => {
    const { contents, oldRegister } = await restore(parts, file, parts.now());
    sayBegun(oldRegister, say);
    say(`Restored ${sizeOf(contents)} from ${file}.`);
  };
}

function sizeOf({ tables, uploads }: Awaited<ReturnType<typeof backUp>>) {
  const total = Object.values(tables).reduce((sum, { rowCount }) => sum + rowCount, 0);
  return `${total} rows and ${Object.keys(uploads).length} files`;
}

function checkTrail(args: string[]): Deed {
  const { mayLackSeals } = readVerifyArgs(args);
  return (parts, say) => checkTrails(parts, mayLackSeals, say);
}

/** The ledger is held against the trail, so the trail has to hold first. */
function checkMoney(args: string[]): Deed {
  const { mayLackSeals } = readVerifyArgs(args);
  return async (parts, say) => {
    await checkTrails(parts, mayLackSeals, say);
    const gateway = openGateway(parts);
    const { counts, breaks } = await checkBilling(
      { ...parts, storage: askUnhurried(parts.storage) },
      gateway,
    );
    for (const each of breaks) say(each);
    const { entries, invoices, charges, statements, versions, moves } = counts;
    const checked =
      `${entries} ledger entries, ${invoices} invoices, ${charges} charges, ${statements} statements, ` +
      `${versions} versions of rows and ${gateway ? moves : "no"} charges and refunds at the gateway checked`;
    if (breaks.length > 0) throw new Error(`${checked}: ${breaks.length} breaks.`);
    say(`${checked}: all agree.`);
  };
}

async function checkTrails(parts: SeedParts, mayLackSeals: boolean, say: Say) {
  const { storage, secrets, settings } = parts;
  const { auditSealFile } = settings;
  const seals = await openRegister(auditSealFile, storage, secrets);
  const { heads, begun, brokenLines } = seals;
  const { entryCount, teamCount, breaks } = await verifyAudit(storage, secrets, heads);
  for (const { teamId, sequence, problem } of breaks) {
    say(`Team ${teamId}, entry ${sequence}: ${problem}.`);
  }
  for (const line of brokenLines) say(`${auditSealFile}, line ${line}: seal changed.`);
  if (begun) say(`${auditSealFile} was begun ${begun}.`);
  const checked = `${entryCount} entries in ${teamCount} trails checked`;
  const breakCount = breaks.length + brokenLines.length;
  if (breakCount > 0) throw new Error(`${checked}: ${breakCount} breaks.`);
  refuseLack(seals, { auditSealFile, mayLackSeals }, say);
  say(`${checked}: every chain holds.`);
}

/** Every edition worked out again from what it holds, figure by figure. */
function checkReport(args: string[]): Deed {
  const { id } = readReportArgs(args);
  return async ({ storage }, say) => {
    const verified = await verifyReport(storage, id);
    for (const { edition, engineVersion, figureCount, differences } of verified) {
      const what = `Edition ${edition}, engine ${engineVersion}: ${figureCount} figures`;
      say(differences.length === 0 ? `${what} agree.` : `${what}, these differ:`);
      for (const difference of differences) say(`  ${difference}`);
    }
    const count = verified.flatMap(({ differences }) => differences).length;
    if (count > 0) throw new Error(`${count} differences from what was published.`);
    say(`${verified.length} editions checked: all as they were published.`);
  };
}

type Lack = { auditSealFile: string; mayLackSeals: boolean };

/** Whoever deletes the register hides what they removed of the trails, so its lack is a break. */
function refuseLack({ count }: Seals, { auditSealFile, mayLackSeals }: Lack, say: Say) {
  if (count > 0) return;
  const lack = `${auditSealFile} holds no seals: a trail removed whole would not show.`;
  if (!mayLackSeals) throw new Error(`${lack} If none were written yet, say --without-seals.`);
  say(lack);
}

function sayBegun(oldRegister: string | undefined, say: Say) {
  if (!oldRegister) return;
  say(`The seals of the audit trail begin anew; those until now are ${oldRegister}.`);
}

/** A kept key is followed by one made here; one of the environment by the one beside it there. */
function rotateKey(args: string[]): Deed {
  const { mayLackSeals } = readVerifyArgs(args);
  return async (parts, say) => {
    const { storage, settings, secrets } = parts;
    const { secretKey: from, isKeyKept, dataDir, auditSealFile } = settings;
    const seals = await openRegister(auditSealFile, storage, secrets);
    const to = keyToChangeTo(settings);
    refuseLack(seals, { auditSealFile, mayLackSeals }, say);
    const beginning = { begunBy: "rotate-key", now: parts.now() };
    const { textCount, entryCount } = await rotateSecretKey(storage, {
      ...{ from, to, sealed: sealedColumns, seals },
      layRegister: (asked, fresh) => layNextRegister(auditSealFile, asked, fresh, beginning),
    });
    if (isKeyKept) adoptNextKey(dataDir);
    sayBegun(await adoptNextRegister(auditSealFile, storage, beginning.now), say);
    say(
      `The key is changed: ${textCount} secrets and ${entryCount} entries of the trail carried over.`,
    );
    say(isKeyKept ? `The new key is ${dataDir}/secret-key.` : "Set SECRET_KEY to the new key now.");
  };
}

function keyToChangeTo({ secretKey, isKeyKept, newSecretKey, dataDir }: Settings) {
  if (isKeyKept && newSecretKey)
    throw new Error("The key is kept in DATA_DIR: leave NEW_SECRET_KEY out.");
  if (isKeyKept) return makeNextKey(dataDir);
  if (!newSecretKey) throw new Error("Set NEW_SECRET_KEY to the key to change to.");
  if (Buffer.compare(newSecretKey, secretKey) === 0)
    throw new Error("NEW_SECRET_KEY is the key in use: set another.");
  return newSecretKey;
}
