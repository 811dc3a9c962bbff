/** A browser's worker around the engine: what a page of the app will start. */
import { workerPort } from "@app/engine/worker/ports";
import { serveDocument } from "@app/engine/worker/serve";

serveDocument(workerPort(self));
