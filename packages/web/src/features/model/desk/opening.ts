/**
 * The document of a model on its way: asked for, and a worker started for it, before the code that
 * opens it and the page that shows it are there.
 */
import { getModelDocument } from "@app/contract/model-versions";
import { call } from "#lib/api.ts";
import { loadPart } from "#lib/load-part.ts";
import { startWorkerPort } from "#model/document-port.ts";
import type { Place } from "./first-reads.ts";
import { takeKept } from "./kept-model.ts";

type Opening = ReturnType<typeof startOpening>;

let ahead: { id: number; opening: Opening } | undefined;

/** While the code that shows it is still being loaded. Of several only the last is kept. */
export function openAhead(id: number, place: Place) {
  leave(ahead?.opening);
  ahead = { id, opening: startOpening(id, undefined, place) };
  // Of a model that is not there nobody takes it.
  ahead.opening.catch(() => undefined);
}

/** The one that was begun ahead, once, or a new one. */
export function takeOpening(id: number, version: number | undefined): Opening {
  const begun = ahead?.id === id && version === undefined ? ahead.opening : undefined;
  if (begun) ahead = undefined;
  return begun ?? startOpening(id, version);
}

async function startOpening(id: number, version: number | undefined, place?: Place) {
  const answer = call(getModelDocument, { params: { id }, query: { version } });
  // Of an older version no copy is kept.
  const asked = version === undefined ? answer.catch((error) => takeKept(id, error)) : answer;
  // Whoever opens it hears what became of it.
  asked.catch(() => undefined);
  const port = startWorkerPort();
  const [{ openDocument }, { firstReads }] = await loadPart(() =>
    Promise.all([import("#model/open-document.ts"), import("./first-reads.ts")]),
  );
  const opened = await openDocument(
    asked.then(({ document }) => document),
    () => port,
    (document) => (place ? firstReads(document, place) : []),
  );
  return { ...opened, version: (await asked).version };
}

/** The worker of a page that never came goes with it. */
function leave(opening: Opening | undefined) {
  opening?.then(
    ({ document }) => document?.close(),
    () => undefined,
  );
}
