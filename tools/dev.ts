/** `npm run dev`: the server restarts when it changes, the web app changes while you look at it. */
import { type ChildProcess, spawn } from "node:child_process";
import { bin, exitCodeOf, root } from "./processes.ts";

const WEB_PORT = 5173;
const WEB_URL = `http://localhost:${WEB_PORT}`;

/** The browser talks to Vite, which hands calls on, so links and origin checks name Vite. */
const server = spawn(bin("tsx"), ["watch", "--clear-screen=false", "packages/server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { PUBLIC_URL: WEB_URL, ...process.env },
});
const web = spawn(bin("vite"), ["--port", String(WEB_PORT), "--strictPort"], {
  cwd: `${root}/packages/web`,
  stdio: "inherit",
});
console.log(`Forecastle in development at ${WEB_URL}/app/`);

const children: ChildProcess[] = [server, web];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);

// One of them ended, so the other is of no use.
process.exitCode = await Promise.race(children.map(exitCodeOf));
stopAll();

function stopAll() {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  }
}
