import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openFileStore } from "#core/files/open-file-store.ts";
import { readPriceList } from "#core/price-list.ts";
import { makeSecrets } from "#core/secrets.ts";
import type { Seller } from "#core/seller.ts";
import type { Settings } from "#core/settings.ts";
import type { Parts } from "#http/parts.ts";
import { makeClock } from "./test-clock.ts";
import { testPool } from "./test-pool.ts";
import { testStorage } from "./test-storage.ts";

/** Who issues invoices in tests that write them out. */
export const testSeller: Seller = {
  ...{ name: "Forecastle Software Pty Ltd", taxNumber: "ABN 99 000 286 103" },
  ...{ address: "Level 9, 12 Customs Lane, Sydney NSW 2000", email: "billing@forecastle.example" },
  bank: "BSB 062-000, account 1234 5678",
};

const SECRET_KEY = randomBytes(32);
const dataDir = mkdtempSync(join(tmpdir(), "forecastle-test-"));

/** What a server is built from in tests: real storage, a clock to move, no log. */
export async function testParts(settings: Partial<Settings> = {}) {
  const clock = makeClock();
  const allSettings = { ...defaultSettings(), ...settings };
  const parts: Parts = {
    storage: await testStorage(),
    settings: allSettings,
    files: openFileStore(allSettings),
    secrets: makeSecrets(SECRET_KEY),
    now: clock.now,
    wait: clock.wait,
    log: pino({ level: "silent" }),
    onMail: () => {},
    onJob: () => {},
    onMessage: () => {},
    pool: testPool(),
    checkJobs: async () => {},
  };
  return { parts, clock };
}

function defaultSettings(): Settings {
  return {
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    dataDir,
    uploadDir: join(dataDir, "uploads"),
    videosDir: undefined,
    bucket: undefined,
    auditSealFile: join(dataDir, "audit-seals"),
    teamFileBytesMax: 100 * 1024 * 1024,
    databaseUrl: undefined,
    listenDatabaseUrl: undefined,
    role: "all",
    secretKey: SECRET_KEY,
    isKeyKept: false,
    newSecretKey: undefined,
    isDemo: false,
    smtpUrl: undefined,
    mailFrom: "Forecastle <no-reply@forecastle.example>",
    trustProxy: undefined,
    corsOrigins: [],
    logLevel: "silent",
    rateLimitScale: 1,
    hasMetrics: false,
    prices: readPriceList(undefined),
    stripe: undefined,
    seller: undefined,
    providers: new Map(),
    allowsPrivateSources: false,
  };
}
