import { join, resolve } from "node:path";
import { z } from "zod";
import type { Bucket } from "./files/bucket-call.ts";
import { type PriceList, readPriceList } from "./price-list.ts";
import { type ProviderSettings, readProviders } from "./provider-settings.ts";
import { keptSecretKey, keyFromText, SECRET_KEY_LENGTH_MIN } from "./secret-key.ts";
import { readSeller, type Seller } from "./seller.ts";
import { WrongSetting } from "./wrong-setting.ts";

/** Everything that may differ between installations, read once from the environment. */
export type Settings = {
  port: number;
  host: string;
  /** Where people reach the app, without a trailing slash. Links in e-mail begin with it. */
  publicUrl: string;
  dataDir: string;
  /** Where files are, unless they are in a bucket. */
  uploadDir: string;
  /** Where recordings of the product are, if not where `npm run videos` puts them. */
  videosDir: string | undefined;
  bucket: Bucket | undefined;
  /** The register of seals over the audit trail. */
  auditSealFile: string;
  teamFileBytesMax: number;
  /** Absent with embedded storage. */
  databaseUrl: string | undefined;
  /** The same database without a pooler between, where notices are heard. */
  listenDatabaseUrl: string | undefined;
  role: "all" | "web" | "worker";
  /** 32 bytes that every key is derived from. */
  secretKey: Uint8Array;
  /** Whether that key is in the data folder, and not in the environment. */
  isKeyKept: boolean;
  /** What `rotate-key` changes to; where the key is kept, one is made. */
  newSecretKey: Uint8Array | undefined;
  isDemo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Proxies whose X-Forwarded-For is believed: addresses, or how many there are. */
  trustProxy: string | number | undefined;
  corsOrigins: readonly string[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  rateLimitScale: number;
  hasMetrics: boolean;
  prices: PriceList;
  /** Who takes money from cards; without it cards are only tried out, in the demo. */
  stripe: StripeSettings | undefined;
  /** Who issues invoices; without it none can be written out. */
  seller: Seller | undefined;
  /** Our registrations with providers, by a provider's key. */
  providers: ReadonlyMap<string, ProviderSettings>;
  /** Whether books may be read from private addresses, as those of an ERP in the same network are. */
  allowsPrivateSources: boolean;
};

/** Our account with Stripe. */
export type StripeSettings = {
  secretKey: string;
  apiUrl: string;
  webhookSecret: string;
  /** What the browser asks Stripe for tokens of cards with; everybody may know it. */
  publishableKey?: string;
  /** Where the browser loads Stripe's own script from. */
  scriptUrl?: string;
};

type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment): Settings {
  const values = readValues(env);
  const { DATABASE_URL: databaseUrl, PORT: port } = values;
  if (values.LISTEN_DATABASE_URL && !databaseUrl) {
    throw new WrongSetting("LISTEN_DATABASE_URL is of use only with DATABASE_URL.");
  }
  const dataDir = resolve(values.DATA_DIR);
  const isDemo = values.DEMO ?? databaseUrl === undefined;
  const stripe = stripeOf(values);
  return {
    port,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir,
    uploadDir: values.UPLOAD_DIR ? resolve(values.UPLOAD_DIR) : join(dataDir, "uploads"),
    videosDir: values.VIDEOS_DIR && resolve(values.VIDEOS_DIR),
    bucket: bucketOf(values),
    auditSealFile: values.AUDIT_SEALS ? resolve(values.AUDIT_SEALS) : join(dataDir, "audit-seals"),
    teamFileBytesMax: values.TEAM_FILES_MB_MAX * 1024 * 1024,
    databaseUrl,
    listenDatabaseUrl: values.LISTEN_DATABASE_URL ?? databaseUrl,
    role: values.ROLE,
    secretKey: secretKeyOf(values.SECRET_KEY, databaseUrl, dataDir),
    isKeyKept: values.SECRET_KEY === undefined,
    newSecretKey:
      values.NEW_SECRET_KEY === undefined ? undefined : keyFromText(values.NEW_SECRET_KEY),
    isDemo,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    hasMetrics: values.METRICS,
    prices: readPriceList(values.PRICES_FILE),
    stripe,
    seller: readSeller(given(env), { isDemo, takesCards: stripe !== undefined }),
    providers: readProviders(given(env)),
    allowsPrivateSources: values.PRIVATE_SOURCES,
  };
}

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");

const secretKey = z
  .string()
  .min(SECRET_KEY_LENGTH_MIN, `must have at least ${SECRET_KEY_LENGTH_MIN} characters`);

const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .string()
    .refine(isPublicUrl, "must be an https address without a path, or http on this machine")
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  UPLOAD_DIR: z.string().optional(),
  VIDEOS_DIR: z.string().optional(),
  AUDIT_SEALS: z.string().optional(),
  FILES_S3_URL: z
    .string()
    .refine(isBucketUrl, "must be an http or https address with the bucket as its path")
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  FILES_S3_REGION: z.string().default("us-east-1"),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  TEAM_FILES_MB_MAX: wholeNumber(1, 10_000_000).default(5_000),
  DATABASE_URL: address(["postgres:", "postgresql:"], "a postgres:// address").optional(),
  LISTEN_DATABASE_URL: address(["postgres:", "postgresql:"], "a postgres:// address").optional(),
  ROLE: z.enum(["all", "web", "worker"], "must be all, web or worker").default("all"),
  SECRET_KEY: secretKey.optional(),
  NEW_SECRET_KEY: secretKey.optional(),
  DEMO: flag.optional(),
  SMTP_URL: address(["smtp:", "smtps:"], "an smtp:// or smtps:// address").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{0,200}@[^\s@\r\n]{1,200}$/, "must be an e-mail address")
    .default("Forecastle <no-reply@localhost>"),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, "must be how many proxies there are, or their addresses with commas")
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .optional(),
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform((value) => splitList(value))
    .refine((origins) => origins.every(isOrigin), "must be origins with commas between them"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "must be fatal, error, warn, info, debug or silent",
    )
    .default("info"),
  RATE_LIMIT_SCALE: wholeNumber(1, 1_000_000).default(1),
  METRICS: flag.default(false),
  PRICES_FILE: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_API_URL: z
    .string()
    .refine(isPlainAddress, "must be an http or https address without a path")
    .transform((url) => new URL(url).origin)
    .default("https://api.stripe.com"),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .default("https://js.stripe.com/v3/"),
  // The other keys of an account are secrets, and this one is sent to browsers.
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w{1,200}$/, "must be a publishable key, which begins with pk_")
    .optional(),
  PRIVATE_SOURCES: flag.default(false),
});

/** An empty variable counts as one that is not set, as `NAME=` in a file means it. */
function given(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

function readValues(env: Environment) {
  const result = variables.safeParse(given(env));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message}.`);
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}

function address(protocols: string[], what: string) {
  return z.string().refine((text) => protocols.includes(urlOf(text)?.protocol ?? ""), {
    message: `must be ${what}`,
  });
}

function isPublicUrl(text: string) {
  const url = urlOf(text);
  if (url?.pathname !== "/" || url.search || url.hash || url.username) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackName(url.hostname));
}

function isBucketUrl(text: string) {
  const url = urlOf(text);
  const isPlain = url && !url.search && !url.hash && !url.username;
  return isPlain && /^https?:$/.test(url.protocol) && /^\/[\w.-]+\/?$/.test(url.pathname);
}

function isPlainAddress(text: string) {
  const url = urlOf(text);
  return /^https?:$/.test(url?.protocol ?? "") && url?.pathname === "/" && !url.search;
}

/** A name that leads to this machine wherever it is looked up. */
export function isLoopbackName(hostname: string) {
  return /^(localhost|.{1,200}\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function isOrigin(text: string) {
  return urlOf(text)?.origin === text;
}

/** Believing everybody would let anybody choose their address, so `true` is not among them. */
function isProxyList(text: string) {
  if (/^[1-9]\d?$/.test(text)) return true;
  const part = /^(loopback|linklocal|uniquelocal|[\da-fA-F.:]{2,45}(\/\d{1,3})?)$/;
  return splitList(text).every((address) => part.test(address));
}

function splitList(text: string) {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function urlOf(text: string) {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Files are in one place: a folder, or a bucket with the keys to it. */
function bucketOf(values: z.output<typeof variables>): Bucket | undefined {
  const { FILES_S3_URL: url, FILES_S3_REGION: region } = values;
  const accessKeyId = values.FILES_S3_ACCESS_KEY_ID;
  const secretAccessKey = values.FILES_S3_SECRET_ACCESS_KEY;
  if (!url) {
    if (!accessKeyId && !secretAccessKey) return undefined;
    throw new WrongSetting("FILES_S3_ACCESS_KEY_ID is of use only with FILES_S3_URL.");
  }
  if (values.UPLOAD_DIR) throw new WrongSetting("Set UPLOAD_DIR or FILES_S3_URL, not both.");
  if (accessKeyId && secretAccessKey) return { url, region, accessKeyId, secretAccessKey };
  const missing = accessKeyId ? "FILES_S3_SECRET_ACCESS_KEY" : "FILES_S3_ACCESS_KEY_ID";
  throw new WrongSetting(`${missing} must be set when FILES_S3_URL is set.`);
}

/** What Stripe tells us by itself is believed for its signature, so it takes both secrets. */
function stripeOf(values: z.output<typeof variables>): StripeSettings | undefined {
  const { STRIPE_API_URL: apiUrl } = values;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  if (secretKey && webhookSecret) {
    const { STRIPE_SCRIPT_URL: scriptUrl } = values;
    const browser = publishableKey && { publishableKey, scriptUrl };
    return { secretKey, apiUrl, webhookSecret, ...browser };
  }
  if (!secretKey && !webhookSecret) {
    if (!publishableKey) return undefined;
    throw new WrongSetting("STRIPE_PUBLISHABLE_KEY is of use only with STRIPE_SECRET_KEY.");
  }
  const [missing, present] = secretKey
    ? ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"]
    : ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  throw new WrongSetting(`${missing} must be set when ${present} is set.`);
}

/**
 * The key comes from the environment where the database is served, since every process needs the
 * same one. Embedded storage has one process, so its key is kept beside the data.
 */
function secretKeyOf(given: string | undefined, databaseUrl: string | undefined, dataDir: string) {
  if (given) return keyFromText(given);
  if (databaseUrl) throw new WrongSetting("SECRET_KEY must be set when DATABASE_URL is set.");
  try {
    return keptSecretKey(dataDir);
  } catch (error) {
    throw new WrongSetting(`DATA_DIR cannot keep the secret key: ${(error as Error).message}.`);
  }
}
