/* What was typed at a place and is not sent yet, kept for its owner; the tabs of a browser share what is kept. */
import { withDraft } from "./draft-owner.ts";

export type KeptDraft = { at: string; values: unknown };

/** The words that this tab itself keeps, by their key: those of another tab are not this one's to forget. */
const own = new Map<string, string>();

export function readDraft(place: string): KeptDraft | undefined {
  return withDraft(place, (storage, key) => {
    const kept: Partial<KeptDraft> | null = JSON.parse(storage.getItem(key) ?? "null");
    return typeof kept?.at === "string" && kept.values ? (kept as KeptDraft) : undefined;
  });
}

/** The time stays that of the last change. */
export function keepDraft(place: string, values: object) {
  const words = JSON.stringify(values);
  const isKept = wordsAt(place) === words;
  withDraft(place, (storage, key) => {
    own.set(key, words);
    const kept = { at: new Date().toISOString(), values };
    if (!isKept) storage.setItem(key, JSON.stringify(kept));
  });
}

/** What this tab keeps there; what another tab typed there since stays. */
export function forgetDraft(place: string) {
  const words = wordsAt(place);
  withDraft(place, (storage, key) => {
    if (own.get(key) === words) storage.removeItem(key);
    own.delete(key);
  });
}

/** Tells when another tab sent or discarded the very words that this tab keeps; ends when what it gives is called. */
export function onDraftGone(place: string, tell: () => void) {
  const listen = ({ key: changed, oldValue, newValue }: StorageEvent) =>
    withDraft(place, (storage, key) => {
      const isGone = changed === key && oldValue !== null && newValue === null;
      // The other tab may have begun the next one by now.
      if (!isGone || storage.getItem(key) !== null) return;
      if (own.get(key) === JSON.stringify(JSON.parse(oldValue).values)) tell();
    });
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

function wordsAt(place: string) {
  return JSON.stringify(readDraft(place)?.values);
}
