/** The worker that holds a document for a page: building and calculating happen here. */
import { workerPort } from "@app/engine/worker/ports";
import { serveDocument } from "@app/engine/worker/serve";

serveDocument(workerPort(self));
