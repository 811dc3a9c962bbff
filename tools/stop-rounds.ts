/**
 * The promise that stopping cuts nobody off: readers keep their lines open and ask one thing after
 * the other while the server is told to stop. Each request sent gets its whole answer, and the
 * next one finds the door closed.
 */
import { Agent, get } from "node:http";
import { API_BASE } from "@app/contract/endpoint";
import { signIn } from "./api-client.ts";
import { passedIf } from "./outcome.ts";
import { sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { startServer } from "./server-process.ts";

const READER_COUNT = 20;
const STOP_AFTER_MS = 500;
const STOP_MS_MAX = 10_000;

type Counts = { answered: number; refused: number; cut: number };

export async function stopUnderReaders(settings: Record<string, string>, rounds: number) {
  const admin = await seedAdmin(settings);
  const counts: Counts = { answered: 0, refused: 0, cut: 0 };
  const codes = new Set<number>();
  let longestMs = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(settings);
    const cookie = await signIn(server.url, admin);
    const reading = readUntilGone(`${server.url}${API_BASE}/client`, cookie, counts);
    await sleep(STOP_AFTER_MS);
    const stoppedAt = performance.now();
    codes.add(await server.stop());
    longestMs = Math.max(longestMs, performance.now() - stoppedAt);
    await reading;
  }
  const { answered, refused, cut } = counts;
  console.log(
    `stopped ${rounds} times under ${READER_COUNT} lines: ${answered} answered, ${refused} refused, ` +
      `${cut} cut off; exit codes ${[...codes]} after ${(longestMs / 1000).toFixed(1)} s at most`,
  );
  const isClean = cut === 0 && refused === rounds * READER_COUNT && answered > 0;
  return passedIf(isClean && longestMs <= STOP_MS_MAX && [...codes].every((code) => code === 0));
}

async function readUntilGone(url: string, cookie: string, counts: Counts) {
  const agent = new Agent({ keepAlive: true, maxSockets: READER_COUNT });
  async function read() {
    for (;;) {
      const outcome = await readOnce(url, cookie, agent);
      counts[outcome]++;
      if (outcome !== "answered") return;
    }
  }
  await Promise.all(Array.from({ length: READER_COUNT }, read));
}

function readOnce(url: string, cookie: string, agent: Agent) {
  return new Promise<keyof Counts>((resolve) => {
    const request = get(url, { agent, headers: { cookie } }, (answer) => {
      answer.on("error", () => resolve("cut"));
      answer.on("end", () => resolve(answer.complete ? "answered" : "cut"));
      answer.resume();
    });
    request.on("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "ECONNREFUSED" ? "refused" : "cut"),
    );
  });
}
