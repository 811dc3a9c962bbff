import { useEffect, useEffectEvent, useState } from "react";
import { forgetDraft, keepDraft, onDraftGone, readDraft } from "#lib/kept-drafts.ts";
import type { Uploaded } from "./attached-images.tsx";

export type SupportDraft = {
  subject: string;
  body: string;
  private: boolean;
  images: Uploaded[];
  /** As staff typed them. */
  minutes: string;
};

/** What a draft was given back with; pictures that were not sent wait a day on the server, and then are gone. */
export type DraftBack = SupportDraft & { at: string; hasLostImages: boolean };

const IMAGES_KEPT_MS = 23 * 60 * 60 * 1000;

/** What was typed at a place and is not sent yet, kept through a reload and a closed tab. */
export function useKeptDraft(place: string) {
  const [back, setBack] = useState(() => draftAt(place));
  return {
    back,
    forget() {
      forgetDraft(place);
      setBack(undefined);
    },
  };
}

/** Keeps it as it is now; undefined where nothing is typed. */
export function useKeeping(place: string, draft: Partial<SupportDraft> | undefined) {
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    if (text === undefined) forgetDraft(place);
    else keepDraft(place, JSON.parse(text));
  }, [place, text]);
}

/** Another tab sent or discarded the very words that stand here: they are to go too. */
export function useDraftGone(place: string, onGone: () => void) {
  const tell = useEffectEvent(onGone);
  useEffect(() => onDraftGone(place, tell), [place]);
}

function draftAt(place: string): DraftBack | undefined {
  const kept = readDraft(place);
  if (!kept) return undefined;
  const {
    subject,
    body,
    private: isPrivate,
    images,
    minutes,
  } = kept.values as Partial<SupportDraft>;
  const uploads = Array.isArray(images) ? images : [];
  const areThere = Date.now() - Date.parse(kept.at) < IMAGES_KEPT_MS;
  return {
    at: kept.at,
    ...{ subject: String(subject ?? ""), body: String(body ?? ""), private: isPrivate === true },
    minutes: String(minutes ?? "0"),
    images: areThere ? uploads : [],
    hasLostImages: !areThere && uploads.length > 0,
  };
}
