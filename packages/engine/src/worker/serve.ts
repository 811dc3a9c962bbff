/** A holder at one end of a port: what a browser's worker or a thread of the server runs. */
import { createHolder, type Holder } from "./holder.ts";
import type { Answer, Port } from "./protocol.ts";

export function serveDocument(port: Port): Holder {
  const holder = createHolder();
  port.onMessage((message) => {
    const answer = holder.answer(message);
    if (answer instanceof Promise)
      void answer.then((later) => port.postMessage(later, buffersOf(later)));
    else port.postMessage(answer, buffersOf(answer));
  });
  return holder;
}

/** Up to here an array is copied in less time than it takes to hand it over. */
const COPIED_BYTES_MAX = 65_536;

/** Large arrays change hands instead of being copied; each is made for its answer alone. */
function buffersOf(answer: Answer): ArrayBuffer[] {
  const arrays: (Float64Array | Uint32Array)[] =
    "figures" in answer ? answer.figures.map(({ values }) => values) : [];
  if (answer.kind === "edited")
    for (const table of answer.tables)
      if ("cells" in table) arrays.push(table.cells, table.figures, table.shown);
  const result = answer.kind === "part" ? answer.result : undefined;
  if (result?.kind === "scenarios") arrays.push(...result.figures);
  return arrays
    .filter(({ byteLength }) => byteLength > COPIED_BYTES_MAX)
    .map(({ buffer }) => buffer as ArrayBuffer);
}
