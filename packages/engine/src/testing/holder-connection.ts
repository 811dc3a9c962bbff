/** A document held beside its test, by the same holder that stands in a worker. */
// What a browser loads after the first figures is there with the test, and not still on its way when it ends.
import "#calculate/wasm/compile.ts";
import { connectDocument } from "#worker/connect.ts";
import "#worker/later.ts";
import { directPorts } from "#worker/ports.ts";
import { serveDocument } from "#worker/serve.ts";

export function holdDocument() {
  const [outside, inside] = directPorts();
  serveDocument(inside);
  return connectDocument(outside);
}
