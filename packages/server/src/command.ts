import { parseArgs } from "node:util";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { email as emailText } from "@app/contract/text";
import { verifyAudit } from "#core/audit-verify.ts";
import { makeSecrets, randomToken } from "#core/secrets.ts";
import { readSettings } from "#core/settings.ts";
import { openStorage } from "#db/open-storage.ts";
import { resetLinkFor } from "#modules/password-reset/password-reset.ts";
import type { SeedParts } from "#modules/seed/acting.ts";
import { seedDemo } from "#modules/seed/demo.ts";
import { addStaff } from "#modules/seed/staff-user.ts";
import { seedTenants } from "#modules/seed/tenants.ts";

/** What is done to an installation from the command line, by name. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  seed: (args) => {
    const { tenants, seed } = readSeedArgs(args);
    return withParts(async (parts) => say(JSON.stringify(await seedTenants(parts, tenants, seed))));
  },

  "seed-demo": () =>
    withParts(async (parts) => {
      await seedDemo(parts);
      say(`The demo firm is there. All its sign-ins have the password ${DEMO_PASSWORD}:`);
      for (const { email, role } of DEMO_SIGN_INS) say(`  ${email}  ${role}`);
    }),

  staff: (args) => {
    const { email, name } = readStaffArgs(args);
    return withParts((parts) => createStaff(parts, email, name));
  },

  "verify-audit": () => withParts(checkTrail),
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const [, , name = "", ...args] = process.argv;
  const command = commands[name];
  if (!command) throw new Error(`The commands are ${Object.keys(commands).join(", ")}.`);
  await command(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function withParts(use: (parts: SeedParts) => Promise<void>) {
  const settings = readSettings(process.env);
  const storage = await openStorage(settings);
  try {
    const secrets = makeSecrets(settings.secretKey);
    await use({ storage, settings, secrets, now: () => new Date() });
  } finally {
    await storage.close();
  }
}

const TENANTS_MAX = 10_000;

function readSeedArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      tenants: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
    },
  });
  const tenants = Number(values.tenants);
  if (!Number.isInteger(tenants) || tenants < 1 || tenants > TENANTS_MAX) {
    throw new Error(`--tenants must be a whole number from 1 to ${TENANTS_MAX}.`);
  }
  // It becomes part of e-mail addresses.
  if (!/^[a-z\d]{1,20}$/.test(values.seed)) {
    throw new Error("--seed must be 1 to 20 small letters and digits.");
  }
  return { tenants, seed: values.seed };
}

function readStaffArgs([verb, address, ...words]: string[]) {
  const email = emailText.safeParse(address);
  if (verb !== "create" || !email.success) {
    throw new Error("Say whom to make: staff create name@firm.example [Their Name]");
  }
  const [beforeAt = ""] = email.data.split("@");
  return { email: email.data, name: words.join(" ") || beforeAt };
}

/** Nobody learns the password it begins with: the link is for choosing one. */
async function createStaff(parts: SeedParts, email: string, name: string) {
  const { storage, secrets, settings, now } = parts;
  await addStaff(parts, { email, name, password: randomToken() });
  const place = { storage, secrets, publicUrl: settings.publicUrl };
  const link = await resetLinkFor(place, { outboxId: 0, email, at: now() });
  say(`${email} is a member of staff. To choose a password, open within an hour:`);
  say(`${link}`);
}

async function checkTrail({ storage, secrets }: SeedParts) {
  const { entryCount, teamCount, breaks } = await verifyAudit(storage, secrets);
  for (const { teamId, sequence, problem } of breaks) {
    say(`Team ${teamId}, entry ${sequence}: ${problem}.`);
  }
  const outcome = breaks.length === 0 ? "every chain holds" : `${breaks.length} breaks`;
  say(`${entryCount} entries of ${teamCount} trails checked: ${outcome}.`);
  if (breaks.length > 0) process.exitCode = 1;
}
