/** The worker that holds a document for a page: building and calculating happen here. */
import { workerPort } from "@app/engine/worker/ports";
import type { Port } from "@app/engine/worker/protocol";
import { serveDocument } from "@app/engine/worker/serve";

const port = workerPort(self);

/** A document that came while the worker started goes before warming up, and makes it needless. */
const arrivedFirst: Port["onMessage"] = (listener) =>
  port.onMessage((message) => {
    if (isWarmUp(message)) setTimeout(listener, 0, message);
    else listener(message);
  });

serveDocument({ ...port, onMessage: arrivedFirst });

function isWarmUp(message: unknown): boolean {
  return (message as { kind?: unknown }).kind === "warmUp";
}
