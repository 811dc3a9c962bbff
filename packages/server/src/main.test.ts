import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
/** Whoever has built it says so: compiling it at every start takes longest. */
const program = process.env.TEST_BUILT
  ? ["packages/server/dist/main.js"]
  : ["--import", "tsx", "packages/server/src/main.ts"];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
});

type Started = { child: ChildProcess; exit: Promise<number>; out: () => string; err: () => string };

/** The server as its own process, like `npm start` runs it, in a folder of its own. */
function start(env: Record<string, string>): Started {
  // It lives for seconds, too few to compile the database twice.
  const child = spawn(process.execPath, ["--liftoff-only", ...program], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", DEMO: "0", ...env },
  });
  children.push(child);
  let [out, err] = ["", ""];
  child.stdout.on("data", (part) => {
    out += part;
  });
  child.stderr.on("data", (part) => {
    err += part;
  });
  const exit = once(child, "exit").then(([code]) => code as number);
  return { child, exit, out: () => out, err: () => err };
}

const freshFolder = () => mkdtempSync(join(tmpdir(), "forecastle-main-"));

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ready({ out, err }: Started, port: number) {
  const line = `Forecastle ready at http://localhost:${port}/app/\n`;
  await expect.poll(out, { timeout: 90_000, message: err() }).toContain(line);
}

test("a wrong setting ends the start with one line that names it", async () => {
  const { exit, out, err } = start({ PORT: "many", DATA_DIR: freshFolder() });

  expect(await exit).toBe(1);
  expect(out()).toBe("");
  expect(err()).toBe("Forecastle did not start. PORT must be a whole number from 1 to 65535.\n");
});

test("it starts, says so, refuses a second start, drains on SIGTERM, and refuses another key", {
  timeout: 300_000,
}, async () => {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: freshFolder(), LOG_LEVEL: "info" };
  const first = start(env);
  await ready(first, port);
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ success: true });

  const onSameData = start({ ...env, PORT: String(await freePort()) });
  expect(await onSameData.exit).toBe(1);
  expect(onSameData.err()).toMatch(
    /^Forecastle did not start\. The data folder .+ is in use .+\n$/,
  );

  const onSamePort = start({ ...env, DATA_DIR: freshFolder() });
  expect(await onSamePort.exit).toBe(1);
  expect(onSamePort.err()).toBe(
    `Forecastle did not start. Port ${port} is taken: stop what uses it, or set PORT to another.\n`,
  );

  const asked = Array.from({ length: 50 }, () => fetch(`${url}/api/frontend/current_user`));
  await asked[0];
  first.child.kill("SIGTERM");
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(await first.exit).toBe(0);
  for (const line of first.err().trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  const withAnotherKey = start({ ...env, SECRET_KEY: "k".repeat(32) });
  expect(await withAnotherKey.exit).toBe(1);
  expect(withAnotherKey.err()).toBe(
    "Forecastle did not start. SECRET_KEY is not the key this database is kept under: " +
      "bring that one back (rotate-key changes keys).\n",
  );
});
