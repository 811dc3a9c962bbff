/** `npm run dev`: the server restarts when it changes, the web app changes while you look at it. */
import { type ChildProcess, spawn } from "node:child_process";
import { bin, exitCodeOf, root } from "./processes.ts";

const WEB_PORT = 5173;
const WEB_URL = `http://localhost:${WEB_PORT}`;
/** Where Vite hands the calls on to. */
const SERVER_PORT = "3000";
const CTRL_C_PATIENCE_MS = 3_000;

/** The browser talks to Vite, so links in mails and origin checks name Vite. */
const server = spawn(bin("tsx"), ["watch", "--clear-screen=false", "packages/server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PUBLIC_URL: WEB_URL, PORT: SERVER_PORT },
});
const web = spawn(bin("vite"), ["--port", String(WEB_PORT), "--strictPort"], {
  cwd: `${root}/packages/web`,
  stdio: "inherit",
});
console.log(`Forecastle in development at ${WEB_URL}/app/`);

const children: ChildProcess[] = [server, web];
const ends = children.map(exitCodeOf);
let isStopping = false;

// Ctrl-C reaches all of us at once, and a second signal would cut the server's farewell short.
process.on("SIGINT", () => stopAll(CTRL_C_PATIENCE_MS));
process.on("SIGTERM", () => stopAll(0));

const firstCode = await Promise.race(ends);
process.exitCode = isStopping ? 0 : firstCode;
// One of them ended, so the other is of no use.
stopAll(0);
await Promise.all(ends);
process.exit();

function stopAll(patienceMs: number) {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    for (const child of children) child.kill("SIGTERM");
  }, patienceMs);
}
