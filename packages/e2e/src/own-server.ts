/** A server and a browser of an errand's own, which it may kill and start again with what they kept. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { surroundings } from "./surroundings.ts";

const MAIN = path.join(import.meta.dirname, "../../server/dist/main.js");

/** Settings of a server that an errand's own team is enough for. */
export const WITHOUT_DEMO = { DEMO: "0" };

/** The demo firm's admin. */
export const PRIYA = { email: "priya@marlowetran.example", password: "harbour-lantern-42" };

/** The admin of the demo's company, which pays for one user by the month since nine days, on an invoice. */
export const HELEN = { email: "helen@saltmarsh.example", password: PRIYA.password };

/** Staff of the service that the demo runs on. */
export const STAFF = { email: "staff@forecastle.example", password: PRIYA.password };

export type OwnServer = Awaited<ReturnType<typeof ownServer>>;

/** With more settings than a server of its own has, or from another folder, where an errand needs that. */
export async function ownServer(more: Record<string, string> = {}, main = MAIN) {
  const folder = await mkdtemp(path.join(tmpdir(), "forecastle-own-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const dataFolder = path.join(folder, "data");
  let server: ChildProcess | undefined;

  /**
   * What was made for all is taken: without a demo a team that is there alone, else a demo where it would be made alike:
   * today, and with cards of the test gateway.
   */
  async function bringData(at?: string) {
    if (existsSync(dataFolder)) return;
    const isAlike = !at && !("STRIPE_SECRET_KEY" in more);
    const made = more.DEMO === "0" ? surroundings.loneFolder : isAlike && surroundings.demoFolder;
    if (made) await cp(made, dataFolder, { recursive: true });
  }

  /** On another day than today's, where one is named. */
  async function start(at?: string) {
    await bringData(at);
    const { PATH = "", HOME = "" } = process.env;
    const settings = { PORT: port, PUBLIC_URL: url, DATA_DIR: dataFolder };
    const env = { PATH, HOME, LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "1000", ...settings, ...more };
    const clock = at ? [`--import=data:text/javascript,${encodeURIComponent(clockAt(at))}`] : [];
    // It lives for an errand: too short for its database to be compiled again for speed.
    server = spawn(process.execPath, ["--liftoff-only", ...clock, main], { stdio: "ignore", env });
    for (;;) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      if (server.exitCode !== null) throw new Error("The server ended before it was ready.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Without a word, as when the power goes. */
  async function kill() {
    // One that ended by itself ends no more.
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    server = undefined;
  }

  /** A browser that finds what the one before it kept. */
  function openBrowser(look: BrowserContextOptions = {}): Promise<BrowserContext> {
    return chromium.launchPersistentContext(path.join(folder, "profile"), {
      baseURL: url,
      locale: "en-AU",
      viewport: { width: 1440, height: 900 },
      // As in every other errand: a page is looked at as it stays, not as it comes in.
      reducedMotion: "reduce",
      ...look,
      ...(surroundings.chromium ? { executablePath: surroundings.chromium } : {}),
    });
  }

  async function end() {
    await kill();
    await rm(folder, { recursive: true, force: true });
  }
  return { start, kill, openBrowser, end };
}

/** A script after which a process and its threads believe that it is another day. */
function clockAt(at: string) {
  const shiftMs = Date.parse(at) - Date.now();
  return `globalThis.Date = class extends Date {
    constructor(...given) { given.length > 0 ? super(...given) : super(Date.now()); }
    static now() { return super.now() + ${shiftMs}; }
  };`;
}
