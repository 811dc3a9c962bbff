import { workerPort } from "@app/engine/worker/ports";
import type { Port } from "@app/engine/worker/protocol";

export type DocumentPort = { port: Port; end: () => void };

/** Takes the worker that the page began with, or starts one, for one document. */
export function startWorkerPort(): DocumentPort {
  const worker = globalThis.takeWorker?.() ?? newWorker();
  return { port: workerPort(worker), end: () => worker.terminate() };
}

function newWorker() {
  return new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
}

declare global {
  /** What `bundle/start.js` started before there was any code of the page; given once. */
  var takeWorker: (() => Worker | undefined) | undefined;
}
