import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { WrongSetting } from "./wrong-setting.ts";

const freshFolder = () => mkdtempSync(join(tmpdir(), "forecastle-settings-"));
const KEY = "k".repeat(32);
const SERVED = { DATABASE_URL: "postgres://localhost/forecastle", SECRET_KEY: KEY };

test("with nothing set the server is the embedded demo on port 3000 of this machine", () => {
  const dataDir = freshFolder();

  expect(readSettings({ DATA_DIR: dataDir })).toMatchObject({
    ...{ port: 3000, host: "127.0.0.1", publicUrl: "http://localhost:3000" },
    ...{ dataDir, uploadDir: join(dataDir, "uploads"), bucket: undefined, databaseUrl: undefined },
    ...{ role: "all", isDemo: true, smtpUrl: undefined, trustProxy: undefined },
    ...{ corsOrigins: [], logLevel: "info", rateLimitScale: 1, hasMetrics: false },
  });
});

test("with a served database the server is no demo unless told so", () => {
  expect(readSettings(SERVED).isDemo).toBe(false);
  expect(readSettings({ ...SERVED, DEMO: "1" }).isDemo).toBe(true);
});

test("an empty variable counts as one that is not set", () => {
  expect(readSettings({ ...SERVED, PORT: "", SMTP_URL: "", PUBLIC_URL: "" })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

test.each([
  ["PORT", "abc", "PORT must be a whole number from 1 to 65535."],
  ["PORT", "70000", "PORT must be a whole number from 1 to 65535."],
  [
    "PUBLIC_URL",
    "http://firm.example",
    "PUBLIC_URL must be an https address without a path, or http on this machine.",
  ],
  [
    "PUBLIC_URL",
    "https://firm.example/app",
    "PUBLIC_URL must be an https address without a path, or http on this machine.",
  ],
  [
    "PUBLIC_URL",
    "nonsense",
    "PUBLIC_URL must be an https address without a path, or http on this machine.",
  ],
  ["DATABASE_URL", "mysql://localhost", "DATABASE_URL must be a postgres:// address."],
  ["LISTEN_DATABASE_URL", "db:5432", "LISTEN_DATABASE_URL must be a postgres:// address."],
  ["ROLE", "both", "ROLE must be all, web or worker."],
  ["SECRET_KEY", "short", "SECRET_KEY must have at least 32 characters."],
  ["DEMO", "yes", "DEMO must be 0 or 1."],
  [
    "FILES_S3_URL",
    "https://store.example",
    "FILES_S3_URL must be an http or https address with the bucket as its path.",
  ],
  [
    "FILES_S3_URL",
    "https://id:secret@store.example/files",
    "FILES_S3_URL must be an http or https address with the bucket as its path.",
  ],
  [
    "FILES_S3_URL",
    "https://store.example/files",
    "FILES_S3_ACCESS_KEY_ID must be set when FILES_S3_URL is set.",
  ],
  [
    "FILES_S3_SECRET_ACCESS_KEY",
    "secret",
    "FILES_S3_ACCESS_KEY_ID is of use only with FILES_S3_URL.",
  ],
  ["TEAM_FILES_MB_MAX", "0", "TEAM_FILES_MB_MAX must be a whole number from 1 to 10000000."],
  ["SMTP_URL", "mail.example", "SMTP_URL must be an smtp:// or smtps:// address."],
  ["MAIL_FROM", "nobody", "MAIL_FROM must be an e-mail address."],
  [
    "TRUST_PROXY",
    "true",
    "TRUST_PROXY must be how many proxies there are, or their addresses with commas.",
  ],
  ["CORS_ORIGINS", "https://a.example/x", "CORS_ORIGINS must be origins with commas between them."],
  ["CORS_ORIGINS", "*", "CORS_ORIGINS must be origins with commas between them."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be fatal, error, warn, info, debug or silent."],
  ["RATE_LIMIT_SCALE", "0", "RATE_LIMIT_SCALE must be a whole number from 1 to 1000000."],
  ["METRICS", "on", "METRICS must be 0 or 1."],
])("%s=%s is refused by one line that names it", (name, value, message) => {
  const read = () => readSettings({ ...SERVED, [name]: value });

  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(message);
});

test("a served database needs a key of its own", () => {
  const read = () => readSettings({ DATABASE_URL: SERVED.DATABASE_URL });

  expect(read).toThrow("SECRET_KEY must be set when DATABASE_URL is set.");
});

test("changes are heard where the database is, unless another way there is named", () => {
  const LISTEN_DATABASE_URL = "postgres://past-the-pooler/forecastle";

  expect(readSettings(SERVED).listenDatabaseUrl).toBe(SERVED.DATABASE_URL);
  expect(readSettings({ ...SERVED, LISTEN_DATABASE_URL }).listenDatabaseUrl).toBe(
    LISTEN_DATABASE_URL,
  );
  expect(() => readSettings({ DATA_DIR: freshFolder(), LISTEN_DATABASE_URL })).toThrow(
    "LISTEN_DATABASE_URL is of use only with DATABASE_URL.",
  );
});

test("a wrong value of a secret is not repeated in its line", () => {
  expect(() => readSettings({ ...SERVED, SMTP_URL: "user:hunter2@mail" })).not.toThrow("hunter2");
});

test("the embedded key is made once and readable by its owner alone", () => {
  const DATA_DIR = join(freshFolder(), "data");

  const first = readSettings({ DATA_DIR }).secretKey;

  expect(first).toHaveLength(32);
  expect(readSettings({ DATA_DIR }).secretKey).toEqual(first);
  expect(statSync(join(DATA_DIR, "secret-key")).mode & 0o777).toBe(0o600);
});

test("a key file that lost its content stops the start instead of sealing with nothing", () => {
  const DATA_DIR = freshFolder();
  writeFileSync(join(DATA_DIR, "secret-key"), "");

  expect(() => readSettings({ DATA_DIR })).toThrow(/^DATA_DIR cannot keep the secret key: /);
  expect(readFileSync(join(DATA_DIR, "secret-key"), "utf8")).toBe("");
});

test("a key in hex, in base64 or as any long text gives 32 bytes", () => {
  const bytes = Buffer.from("0123456789abcdef0123456789abcdef");
  const keyOf = (SECRET_KEY: string) =>
    Buffer.from(readSettings({ ...SERVED, SECRET_KEY }).secretKey);

  expect(keyOf(bytes.toString("hex"))).toEqual(bytes);
  expect(keyOf(bytes.toString("base64"))).toEqual(bytes);
  expect(keyOf("a passphrase of more than 32 characters")).toHaveLength(32);
});

test("proxies are believed by number or by address", () => {
  expect(readSettings({ ...SERVED, TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readSettings({ ...SERVED, TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toBe(
    "10.0.0.0/8, ::1",
  );
});

test("files are in a bucket when its address and keys are given, and not in a folder besides", () => {
  const bucket = {
    FILES_S3_URL: "https://store.example/files/",
    FILES_S3_ACCESS_KEY_ID: "id",
    FILES_S3_SECRET_ACCESS_KEY: "secret",
  };
  const { FILES_S3_SECRET_ACCESS_KEY: _secret, ...withoutSecret } = bucket;

  expect(readSettings({ ...SERVED, ...bucket }).bucket).toEqual({
    ...{ url: "https://store.example/files", region: "us-east-1" },
    ...{ accessKeyId: "id", secretAccessKey: "secret" },
  });
  expect(() => readSettings({ ...SERVED, ...withoutSecret })).toThrow(
    "FILES_S3_SECRET_ACCESS_KEY must be set when FILES_S3_URL is set.",
  );
  expect(() => readSettings({ ...SERVED, ...bucket, UPLOAD_DIR: "/var/files" })).toThrow(
    "Set UPLOAD_DIR or FILES_S3_URL, not both.",
  );
});

test("a provider's registration is read whole, with where it is when that is not at its vendor's", () => {
  const named = { XERO_CLIENT_ID: "us", XERO_CLIENT_SECRET: "a-secret", QUICKBOOKS_CLIENT_ID: "" };
  const { providers } = readSettings({ ...SERVED, ...named, XERO_ISSUER: "http://localhost:4000" });
  expect([...providers]).toEqual([
    [
      "xero",
      {
        ...{ clientId: "us", clientSecret: "a-secret" },
        ...{ issuer: "http://localhost:4000", apiUrl: undefined },
      },
    ],
  ]);
});

test.each([
  [{ XERO_CLIENT_ID: "us" }, "XERO_CLIENT_SECRET must be set when XERO_CLIENT_ID is set."],
  [
    { QUICKBOOKS_CLIENT_SECRET: "s" },
    "QUICKBOOKS_CLIENT_ID must be set when QUICKBOOKS_CLIENT_SECRET is set.",
  ],
  [
    { XERO_CLIENT_ID: "us", XERO_CLIENT_SECRET: "s", XERO_ISSUER: "identity.xero.com" },
    "XERO_ISSUER must be an http or https address.",
  ],
])("half a registration stops the start: %j", (named, message) => {
  expect(() => readSettings({ ...SERVED, ...named })).toThrow(new WrongSetting(message));
});

const SELLER = {
  ...{ SELLER_NAME: "Forecastle Software Pty Ltd", SELLER_TAX_NUMBER: "ABN 99 000 286 103" },
  ...{ SELLER_ADDRESS: "Sydney NSW 2000", SELLER_EMAIL: "billing@forecastle.example" },
};

test("who sells is said whole or not at all; the demo has a name, and whoever takes cards has to say", () => {
  expect(readSettings({ ...SERVED, ...SELLER }).seller).toEqual({
    ...{ name: "Forecastle Software Pty Ltd", taxNumber: "ABN 99 000 286 103", bank: "" },
    ...{ address: "Sydney NSW 2000", email: "billing@forecastle.example" },
  });
  expect(readSettings(SERVED).seller).toBeUndefined();
  expect(readSettings({ ...SERVED, DEMO: "1" }).seller?.name).toBe("Forecastle Software Pty Ltd");
  const { SELLER_EMAIL: _email, ...rest } = SELLER;
  expect(() => readSettings({ ...SERVED, ...rest })).toThrow(
    "SELLER_EMAIL must be set when another of SELLER_… is set.",
  );
  const secrets = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(() => readSettings({ ...SERVED, ...secrets })).toThrow(
    "SELLER_NAME must be set when STRIPE_SECRET_KEY is set.",
  );
  expect(() => readSettings({ ...SERVED, ...SELLER, SELLER_EMAIL: "billing" })).toThrow(
    "SELLER_EMAIL must be an e-mail address.",
  );
});

test("the key that browsers are sent is the publishable one, and never a secret", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", ...SELLER };
  const keyed = { ...SERVED, ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_test_1" };
  expect(readSettings(keyed).stripe).toMatchObject({
    ...{ publishableKey: "pk_test_1", scriptUrl: "https://js.stripe.com/v3/" },
  });
  expect(() => readSettings({ ...keyed, STRIPE_SCRIPT_URL: "javascript:1" })).toThrow(
    "STRIPE_SCRIPT_URL must be an http or https address.",
  );
  expect(() => readSettings({ ...keyed, STRIPE_PUBLISHABLE_KEY: "sk_test_1" })).toThrow(
    "STRIPE_PUBLISHABLE_KEY must be a publishable key, which begins with pk_.",
  );
  expect(() => readSettings({ ...SERVED, STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toThrow(
    "STRIPE_PUBLISHABLE_KEY is of use only with STRIPE_SECRET_KEY.",
  );
});

test("Stripe takes both of its secrets, and is elsewhere where that is said", () => {
  expect(readSettings(SERVED).stripe).toBeUndefined();
  const secrets = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", ...SELLER };
  expect(readSettings({ ...SERVED, ...secrets }).stripe).toEqual({
    ...{ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: "https://api.stripe.com" },
  });
  const elsewhere = { ...secrets, STRIPE_API_URL: "http://localhost:4003/" };
  expect(readSettings({ ...SERVED, ...elsewhere }).stripe?.apiUrl).toBe("http://localhost:4003");
  expect(() => readSettings({ ...SERVED, STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(
    "STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set.",
  );
  expect(() => readSettings({ ...SERVED, ...secrets, STRIPE_API_URL: "ftp://stripe" })).toThrow(
    "STRIPE_API_URL must be an http or https address without a path.",
  );
});
