/** A browser's worker around the engine: what a page of the app will start. */
import { serveCalculations } from "@app/engine/calculate/worker/serve";

serveCalculations({
  postMessage: (message, transfer) => self.postMessage(message, { transfer }),
  onMessage: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
});
