import { type RefObject, useEffect, useRef } from "react";
import type { Playback } from "./use-playback.ts";

/** What is open above the page, or has arrows of its own, keeps its keys. */
const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * As players elsewhere have them: all of them within the player, the arrows wherever on its page one is. None of them leads
 * away: letters pressed within the player, and "m", which mutes elsewhere, do not come to the window's shortcuts.
 */
export function usePlayerKeys(stage: RefObject<HTMLDivElement | null>, playback: Playback) {
  const now = useRef(playback);
  now.current = playback;
  useEffect(() => {
    let keyBefore = "";
    const onKeyDown = (event: KeyboardEvent) => {
      const isSecond = keyBefore === "g";
      keyBefore = event.key;
      if (event.defaultPrevented || hasModifier(event)) return;
      const target = event.target as HTMLElement;
      const isWithin = stage.current?.contains(target) ?? false;
      if (!isWithin && target.closest?.(ELSEWHERE)) return;
      const isLetter = /^[a-z]$/i.test(event.key);
      if (isWithin ? isLetter : event.key === "m" && !isSecond) event.stopPropagation();
      if (isWithin ? isOfControl(target, event.key) : !event.key.startsWith("Arrow")) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(now.current, stage.current);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [stage]);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** What a button is pressed with, and a list chosen from. */
function isOfControl(target: HTMLElement, key: string) {
  if (target.matches("select")) return !/^[a-z]$/.test(key);
  return key === " " && target.matches("button, input");
}

const keys: Record<string, (playback: Playback, stage: HTMLDivElement | null) => void> = {
  " ": ({ toggle }) => toggle(),
  k: ({ toggle }) => toggle(),
  j: ({ seek, seconds }) => seek(seconds - 10),
  l: ({ seek, seconds }) => seek(seconds + 10),
  c: ({ setHasCaptions, hasCaptions }) => setHasCaptions(!hasCaptions),
  f: (_playback, stage) => toggleFullScreen(stage),
  ArrowLeft: ({ seek, seconds }) => seek(seconds - 5),
  ArrowRight: ({ seek, seconds }) => seek(seconds + 5),
};

/** A phone's browser that can show only the film itself in full does so. */
export function toggleFullScreen(stage: HTMLDivElement | null) {
  if (document.fullscreenElement) return void document.exitFullscreen();
  const film = stage?.querySelector("video") as
    | (HTMLVideoElement & { webkitEnterFullscreen?: () => void })
    | null;
  if (stage?.requestFullscreen) void stage.requestFullscreen();
  else film?.webkitEnterFullscreen?.();
}
