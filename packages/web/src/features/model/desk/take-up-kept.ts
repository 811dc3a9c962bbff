/**
 * What was typed and not saved when a tab or the browser closed, taken up where the model is opened
 * again: merged with what others saved since, as any late save is, and saved from there.
 */
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { formatDate } from "#lib/format.ts";
import type { KeptEdits } from "#model/kept/kept.ts";
import type { Found, KeptStore } from "#model/kept/kept-store.ts";
import { countOf } from "#model/outlook.ts";
import type { Desk } from "./desk.ts";
import type { DeskCalls } from "./desk-calls.ts";
import { ifLeft } from "./desk-lock.ts";
import type { Keeping, KeptOf } from "./keep-unsaved.ts";
import { fewWords, wordsBetween } from "./words-between.ts";

type Around = { desk: Desk; keeping: Keeping; calls: DeskCalls; store: KeptStore };

/** Tells of each entry what became of it. */
export async function takeUpKept(
  around: Around,
  { holder, modelId }: KeptOf,
  tell: (sentence: string) => void,
) {
  const { keeping, store } = around;
  for (const found of await store.list(holder, modelId)) {
    if (found.key[3] === keeping.key[3]) continue;
    // Another tab that is open saves its own.
    await ifLeft(found.key[3], () => takeUp(found, around, tell));
  }
}

async function takeUp(
  { key, kept }: Found,
  { desk, keeping, calls, store }: Around,
  tell: (sentence: string) => void,
) {
  const left = kept && (await readLeft(kept, desk, calls));
  if (!left) {
    tell("Something that this browser kept for this model cannot be read, and was removed.");
    return store.remove(key);
  }
  const { from, edits, count, at } = left;
  // Whatever kept it from being saved: no line, a question that waited, a session that ended.
  const unsaved = `${count} from ${at} that had not been saved`;
  const isOne = count.startsWith("1 ");
  keeping.replaces(key);
  const [issue] = desk.edit(edits, from);
  if (issue) {
    tell(`${unsaved} no longer ${isOne ? "fits" : "fit"}: ${fewWords(left.words)}`);
    return store.remove(key);
  }
  tell(`${unsaved} ${isOne ? "is" : "are"} back.`);
  await until(desk, () => desk.conflicts().length === 0);
  if (await keeping.flush()) await store.remove(key);
}

type Left = { from: ModelDocument; edits: Edit[]; count: string; words: string[]; at: string };

/** What is left of it, and the document it was typed in; undefined where it makes no sense. */
async function readLeft(kept: KeptEdits, desk: Desk, calls: DeskCalls): Promise<Left | undefined> {
  const { document: base } = await calls.read(kept.version);
  const sent = kept.sent && made(base, kept.sent.edits);
  const mine = made(sent ?? base, kept.edits);
  if (!mine || (kept.sent && !sent)) return undefined;
  const words = wordsBetween(base, mine);
  const facts = {
    words,
    count: countOf(words.length, "change"),
    at: formatDate(new Date(kept.at)),
  };
  const isSaved = kept.sent && (await askAgain(kept, desk, calls));
  if (sent && isSaved) return { ...facts, from: sent, edits: kept.edits };
  const { items } = await calls.editsAfter(kept.version);
  desk.document.follow([], items);
  return { ...facts, from: base, edits: [...(kept.sent?.edits ?? []), ...kept.edits] };
}

/** The same save again: made once, whether or not it had been. */
async function askAgain({ version, sent }: KeptEdits, desk: Desk, calls: DeskCalls) {
  if (!sent) return false;
  const answer = await calls
    .save({ ...sent, baseVersion: version })
    .catch(() => ({ outcome: "refused" as const, version }));
  if (answer.outcome !== "saved") return false;
  desk.hear(answer.version);
  await until(desk, () => desk.version() >= answer.version);
  return true;
}

function until(desk: Desk, isSo: () => boolean) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!isSo()) return;
      release();
      resolve();
    };
    const release = desk.subscribe(look);
    look();
  });
}

/** Anything may have been kept: what is no edit must not end the page. */
function made(document: ModelDocument, edits: readonly Edit[]) {
  try {
    return applyEdits(document, edits).document;
  } catch {
    return undefined;
  }
}
