import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { makeListeners } from "./listeners.ts";

const TIMEOUT_MS = 4_500;
/** How soon a lost line is mended; longer each time it fails, and never at one moment for all. */
const RETRY_MS = { first: 200, most: 10_000 };
/** A line that was cut without a word is found out by asking now and then. */
const ASK_MS = 20_000;

/**
 * One connection of its own that hears what is told in the database. It belongs to no pool: what is
 * heard belongs to a connection, and a pooler such as PgBouncer would hand it to somebody else.
 */
export function openPostgresListening(connectionString: string) {
  const closing = new AbortController();
  let line: pg.Client | undefined;
  let keeping: Promise<void> | undefined;

  const listeners = makeListeners(async (channel) => {
    if (line) await hear(line, channel);
    else keeping ??= keepLine();
  });

  async function keepLine() {
    let waitMs = RETRY_MS.first;
    while (!closing.signal.aborted) {
      const wasHeard = await hearUntilLost().catch(() => false);
      waitMs = wasHeard ? RETRY_MS.first : Math.min(waitMs * 2, RETRY_MS.most);
      await pause(waitMs * (0.5 + Math.random() / 2));
    }
  }

  /** True when there was a line, until it was lost. */
  async function hearUntilLost() {
    const opened = openLine(connectionString);
    opened.on("notification", ({ channel, payload = "" }) => listeners.tell(channel, payload));
    const isLost = Promise.race([once(opened, "end"), once(opened, "error")]);
    try {
      line = opened;
      await opened.connect();
      for (const channel of listeners.channels()) await hear(opened, channel);
      await Promise.race([isLost, askUntilSilent(opened)]);
      return true;
    } finally {
      line = undefined;
      for (const channel of listeners.channels()) listeners.pause(channel);
      // Its end is nobody's concern, and may never come where the other side is gone.
      opened.end().catch(() => {});
    }
  }

  async function hear(on: pg.Client, channel: string) {
    await on.query(`LISTEN "${channel}"`);
    listeners.begin(channel);
  }

  async function askUntilSilent(on: pg.Client) {
    for (let isAnswered = true; isAnswered && line === on; ) {
      await pause(ASK_MS);
      isAnswered = line !== on || (await on.query("SELECT 1").then(isTrue, isFalse));
    }
  }

  function pause(ms: number) {
    return sleep(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});
  }

  return {
    listen: listeners.add,
    async close() {
      closing.abort();
      line?.end().catch(() => {});
      await keeping;
    },
  };
}

const isTrue = () => true;
const isFalse = () => false;

function openLine(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    application_name: "forecastle listening",
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // A line may break more than once on its way out; an error nobody hears would end the process.
  return client.on("error", () => {});
}
