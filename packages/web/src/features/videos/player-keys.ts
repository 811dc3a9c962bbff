import type { KeyboardEvent, RefObject } from "react";
import type { Playback } from "./use-playback.ts";

/** As players elsewhere have them. What a button or the position's own keys do is theirs. */
export function onPlayerKey(
  event: KeyboardEvent<HTMLDivElement>,
  playback: Playback,
  stage: RefObject<HTMLDivElement | null>,
) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOnControl = (event.target as HTMLElement).matches("button, select, input");
  const act = keys[event.key];
  if (!act || (isOnControl && !/^[a-z]$/.test(event.key))) return;
  event.preventDefault();
  act(playback, stage.current);
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
