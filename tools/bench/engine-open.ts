/**
 * Opens a starter's document in a fresh process, in the very file that a page starts its worker from:
 * "warm" when the worker had time to warm up while the document was on its way, "cold" when it had
 * none. The time is that of the thread which is waited for. Prints one line of JSON.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { servicesFirm } from "@app/engine/starters/services-firm";
import type { Answer, Request } from "@app/engine/worker/protocol";
import { root, sleep } from "../processes.ts";
import { startThreadTimer } from "./engine-timing.ts";

export type DocumentOpening = { lineCount: number; firstMs: number };

const [timeSeries] = servicesFirm.timeSeries;
const document = servicesFirm.make({
  ...{ name: servicesFirm.name, timeSeries, start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
});
const ask = await startBuiltWorker();
// It begins to warm up as soon as it has nothing else to do.
if (process.argv[2] === "warm") await sleep(0);
const elapsedMs = startThreadTimer();
const opened = ask({
  ...{ kind: "open", document, reads: [{ lines: ["pl.profit", "bs.account.cash"] }] },
});
const firstMs = elapsedMs();
if (opened?.kind !== "opened") throw new Error("the document was refused");
if (!opened.figures[0]?.values.every(Number.isFinite)) throw new Error("figures are missing");
const found: DocumentOpening = { lineCount: opened.structure.lines.length, firstMs };
console.log(JSON.stringify(found));

/** Node has no `self` that messages come through, so it is given one that hands them on at once. */
async function startBuiltWorker() {
  let hear: (event: { data: unknown }) => void = () => {};
  let heard: Answer | undefined;
  const self = {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (answer: Answer) => {
      heard = answer;
    },
  };
  Object.assign(globalThis, { self });
  const assets = path.join(root, "packages/web/dist/app/assets");
  const file = readdirSync(assets).find((name) => /^document-worker-.*\.js$/.test(name));
  if (!file) throw new Error("the web app is not built");
  await import(pathToFileURL(path.join(assets, file)).href);
  return (request: Request) => {
    hear({ data: { id: 1, ...request } });
    return heard;
  };
}
