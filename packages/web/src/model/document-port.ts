import { workerPort } from "@app/engine/worker/ports";
import type { Port } from "@app/engine/worker/protocol";

export type DocumentPort = { port: Port; end: () => void };

/** Starts a worker of its own for one document. */
export function startWorkerPort(): DocumentPort {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  return { port: workerPort(worker), end: () => worker.terminate() };
}
