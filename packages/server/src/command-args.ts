import { parseArgs } from "node:util";
import { email as emailText } from "@app/contract/text";

const TENANTS_MAX = 10_000;

/** `--tenants N --seed S [--without-models]` */
export function readSeedArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      tenants: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
      "without-models": { type: "boolean", default: false },
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
  return { tenants, seed: values.seed, withModels: !values["without-models"] };
}

/** `create <email> [name]` */
export function readStaffArgs([verb, address, ...words]: string[]) {
  const email = emailText.safeParse(address);
  if (verb !== "create" || !email.success) {
    throw new Error("Say whom to make: staff create name@firm.example [Their Name]");
  }
  const [beforeAt = ""] = email.data.split("@");
  return { email: email.data, name: words.join(" ") || beforeAt };
}

/** `<file> [--without-key]` */
export function readBackupArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "without-key": { type: "boolean", default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error("Name one file.");
  return { file, withKey: !values["without-key"] };
}

/** `[--without-seals]` */
export function readVerifyArgs(args: string[]) {
  const options = { "without-seals": { type: "boolean", default: false } } as const;
  return { mayLackSeals: parseArgs({ args, options }).values["without-seals"] };
}

/** `<id of a web report>` */
export function readReportArgs([id, ...rest]: string[]) {
  if (!/^[1-9]\d{0,9}$/.test(id ?? "") || rest.length > 0) {
    throw new Error("Say which report: verify-report 12");
  }
  return { id: Number(id) };
}
