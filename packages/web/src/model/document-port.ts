import { workerPort } from "@app/engine/worker/ports";
import type { Opening, Port } from "@app/engine/worker/protocol";
import { noAnswer } from "#lib/api.ts";

export type DocumentPort = {
  port: Port;
  end: () => void;
  /** What its worker answered when it opened the document before anybody here asked it to. */
  opened?: Promise<Opening | undefined>;
  /** Rejects when its worker cannot be loaded. */
  failed?: Promise<never>;
};

/** The answer of a worker that has opened a model, and as which version. */
type Begun = { version: number; answer: Opening };

/** Takes the worker that the page of a model began with, or starts one, for one document. */
export function startWorkerPort(modelId?: number) {
  const taken = modelId === undefined ? undefined : globalThis.takeWorker?.(modelId);
  const worker = taken?.worker ?? newWorker();
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(noAnswer()));
  });
  // Once it has answered, nobody waits for it any more.
  failed.catch(() => undefined);
  const end = () => worker.terminate();
  return { port: workerPort(worker), end, failed, begun: taken?.begun };
}

function newWorker() {
  return new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
}

declare global {
  /** What `bundle/start.js` started before there was any code of the page; given once. */
  var takeWorker:
    | ((modelId: number) => { worker: Worker; begun: Promise<Begun | undefined> } | undefined)
    | undefined;
}
