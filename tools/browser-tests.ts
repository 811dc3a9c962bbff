import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMailPeer } from "@app/e2e/mail-peer";
import { buildStale, everything } from "./build-steps.ts";
import type { Browser } from "./chromium.ts";
import { bin, freePort, root, run } from "./processes.ts";
import { createStaff, seedTeams } from "./seeded-teams.ts";
import { startServer } from "./server-process.ts";

/** One team per test, and some to spare. */
const TEAM_COUNT = 60;
const REPORT_FILE = path.join(root, "test-results/e2e.json");

/** Seeds a fresh database, serves it, takes its mail, and lets Playwright loose on it. */
export async function runBrowserTests(browser: Browser, args: string[]) {
  await buildStale(everything);
  const folder = mkdtempSync(path.join(tmpdir(), "forecastle-e2e-"));
  const mailPeer = await startMailPeer(folder);
  try {
    const port = String(await freePort());
    // Browsers keep secure cookies of this host without TLS, and only of this one.
    const url = `http://localhost:${port}`;
    const settings = {
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: path.join(folder, "data"),
      SMTP_URL: mailPeer.url,
      RATE_LIMIT_SCALE: "1000",
    };
    mkdirSync(path.join(folder, "taken"));
    const put = (name: string, value: unknown) =>
      writeFileSync(path.join(folder, name), JSON.stringify(value));
    put("teams.json", await seedTeams(settings, TEAM_COUNT));
    put("staff.json", await createStaff(settings, "staff@service.example"));
    const underTest = await startServer(settings);
    try {
      const code = await playwright(args, {
        E2E_URL: url,
        E2E_FOLDER: folder,
        E2E_REPORT: REPORT_FILE,
        ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}),
      });
      if (code !== 0) console.log(underTest.log());
      return { code, reportFile: REPORT_FILE };
    } finally {
      await underTest.stop();
    }
  } finally {
    await mailPeer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function playwright(args: string[], environment: Record<string, string>) {
  const project = args.some((arg) => arg.startsWith("--project")) ? [] : ["--project=errands"];
  return run(bin("playwright"), ["test", ...project, ...args], {
    cwd: path.join(root, "packages/e2e"),
    env: { ...process.env, ...environment },
  });
}
