/** The worker that holds a document for a page: building and calculating happen here. */
import { workerPort } from "@app/engine/worker/ports";
import { serveDocument } from "@app/engine/worker/serve";

const holder = serveDocument(workerPort(self));

// While the document is still on its way, so that it opens in half the time. One that came while the
// worker started goes first, and makes it needless.
setTimeout(() => void holder.answer({ id: 0, kind: "warmUp" }));
