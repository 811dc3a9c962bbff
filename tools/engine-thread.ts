/** A thread of Node around the engine: what a server starts for work that burns the processor. */
import { parentPort } from "node:worker_threads";
import { threadPort } from "@app/engine/worker/ports";
import { serveDocument } from "@app/engine/worker/serve";

if (!parentPort) throw new Error("this file runs in a thread");
serveDocument(threadPort(parentPort));
