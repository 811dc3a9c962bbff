/** A document held beside its test, by the same holder that stands in a worker. */
import { connectDocument } from "#worker/connect.ts";
import { directPorts } from "#worker/ports.ts";
import { serveDocument } from "#worker/serve.ts";

export function holdDocument() {
  const [outside, inside] = directPorts();
  serveDocument(inside);
  return connectDocument(outside);
}
