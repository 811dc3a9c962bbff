/** A document held beside its test, by the same holder that stands in a worker. */
// What a browser loads after the first figures is there with the test, and not still on its way when it ends.
import "@app/engine/calculate/wasm/compile";
import "@app/engine/worker/later";
import { directPorts } from "@app/engine/worker/ports";
import { serveDocument } from "@app/engine/worker/serve";
import type { DocumentPort } from "#model/document-port.ts";
import { type OpenDocument, openDocument } from "#model/open-document.ts";

export function startDirectPort(end = () => undefined): DocumentPort {
  const [port, inside] = directPorts();
  serveDocument(inside);
  return { port, end };
}

export async function openHere(value: unknown): Promise<OpenDocument> {
  const { document, issues } = await openDocument(value, () => startDirectPort());
  if (!document) throw new Error(JSON.stringify(issues));
  return document;
}
