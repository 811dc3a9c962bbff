/**
 * The document of a model on its way: asked for, and a worker started for it, before the code that
 * opens it and the page that shows it are there.
 */
import { getModelDocument } from "@app/contract/model-versions";
import { call } from "#lib/api.ts";
import { loadPart } from "#lib/load-part.ts";
import { PENDING_MS } from "#lib/pending-ms.ts";
import { wantLetters } from "#lib/want-letters.ts";
import { startWorkerPort } from "#model/document-port.ts";
import type { Place } from "./first-reads.ts";
import { takeKept } from "./kept-model.ts";

export type Reached = Awaited<ReturnType<typeof openVersion>>;

type Opening = {
  /** By the page's clock: a long wait may have begun before the page that shows it. */
  begunAt: number;
  whole: Promise<Reached>;
  /** What it came to, as soon as it is there: whoever shows it need not wait for another turn. */
  now: () => Reached | undefined;
};

let ahead: { id: number; opening: Opening } | undefined;

/**
 * While the code that shows it is still being loaded. Of several only the last is kept. Waits for it a
 * little, so that the page is drawn once, with its figures.
 */
export async function openAhead(id: number, place: Place) {
  leave(ahead?.opening);
  // Shares are written in them.
  wantLetters("italic");
  const opening = startOpening(id, undefined, place);
  ahead = { id, opening };
  const patience = new Promise((resolve) => setTimeout(resolve, PENDING_MS / 2));
  // What failed is told to whoever takes it; of a model that is not there nobody does.
  await Promise.race([opening.whole.catch(() => undefined), patience]);
}

/** The one that was begun ahead, once, or a new one. */
export function takeOpening(id: number, version: number | undefined): Opening {
  const begun = ahead?.id === id && version === undefined ? ahead.opening : undefined;
  if (begun) ahead = undefined;
  return begun ?? startOpening(id, version);
}

function startOpening(id: number, version: number | undefined, place?: Place): Opening {
  let opened: Reached | undefined;
  const whole = openVersion(id, version, place).then((reached) => {
    opened = reached;
    return reached;
  });
  return { begunAt: performance.now(), whole, now: () => opened };
}

async function openVersion(id: number, version: number | undefined, place?: Place) {
  const answer = call(getModelDocument, { params: { id }, query: { version } });
  // Of an older version no copy is kept.
  const asked = version === undefined ? answer.catch((error) => takeKept(id, error)) : answer;
  // Whoever opens it hears what became of it.
  asked.catch(() => undefined);
  const { begun, ...port } = startWorkerPort(id);
  // Of another version than the one that came, it is opened again.
  const opened = Promise.all([begun, asked]).then(
    ([first, { version }]) => (first?.version === version ? first.answer : undefined),
    () => undefined,
  );
  const [{ openDocument }, { firstReads }] = await loadPart(() =>
    Promise.all([import("#model/open-document.ts"), import("./first-reads.ts")]),
  );
  const reached = await openDocument(
    asked.then(({ document }) => document),
    () => ({ ...port, opened }),
    (document) => (place ? firstReads(document, place) : []),
  );
  return { ...reached, version: (await asked).version };
}

/** The worker of a page that never came goes with it. */
function leave(opening: Opening | undefined) {
  opening?.whole.then(
    ({ document }) => document?.close(),
    () => undefined,
  );
}
