/**
 * Prism as a proxy between a connector and its stand-in: it holds every request and every answer
 * against the vendor's OpenAPI file and answers 500 with each field that is not as written there.
 * It is fetched when it is asked for, since nothing else here needs it.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort, root, sleep } from "./processes.ts";

const PRISM = "@stoplight/prism-cli@5.14.2";
const READY_SECONDS_MAX = 240;

export type ContractProxy = { url: string; stop: () => void };

/** The proxy, or why there is none. */
export async function startContractProxy(
  openApiFile: string | undefined,
  upstream: string,
): Promise<ContractProxy | string> {
  if (!openApiFile) return "no OpenAPI file was given";
  if (!existsSync(openApiFile)) return `${openApiFile} does not exist`;
  const port = await freePort();
  const options = ["proxy", "--errors", "--port", String(port), openApiFile, upstream];
  const child = spawn("npx", ["--yes", PRISM, ...options], {
    cwd: root,
    stdio: "ignore",
    detached: true,
  });
  let isGone = false;
  child.once("exit", () => {
    isGone = true;
  });
  const stop = () => {
    // The whole group: npx hands signals on only sometimes.
    if (child.pid !== undefined && !isGone) process.kill(-child.pid, "SIGTERM");
  };
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < READY_SECONDS_MAX && !isGone; waited++) {
    if (await isListening(url)) return { url, stop };
    await sleep(1000);
  }
  stop();
  return `${PRISM} could not be started`;
}

async function isListening(url: string) {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Sends what lies below one address through the proxy, and keeps what the proxy complains of. */
export function fetchThrough(
  proxyUrl: string,
  upstream: string,
  violations: string[],
): typeof fetch {
  return async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    const response = await fetch(asked.replace(upstream, proxyUrl), init);
    if (response.status >= 500) violations.push(`${asked}: ${await response.clone().text()}`);
    return response;
  };
}

export type Result = { what: string; isPassed: boolean };

export function tell(results: Result[]): boolean {
  for (const { what, isPassed } of results) {
    console.log(`${isPassed ? "passed" : "failed"}: ${what}`);
  }
  return results.every(({ isPassed }) => isPassed);
}
