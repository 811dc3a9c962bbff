import type { Video } from "@app/contract/videos";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Place, useKeepPlace } from "./video-queries.ts";
import { isAtEnd } from "./watching.ts";

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

const KEPT = { speed: "video-speed", captions: "video-captions" };
/** While it plays; whoever pauses or leaves is noted at once. */
const KEEP_EVERY_MS = 15_000;

/** A film element's state, as a player shows and changes it; how far it played is kept. */
export function usePlayback(
  element: RefObject<HTMLVideoElement | null>,
  video: Video,
  from: number,
) {
  const [seconds, setSeconds] = useState(from);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [speed, setSpeed] = useState(keptSpeed);
  const [hasCaptions, setHasCaptions] = useState(
    () => localStorage.getItem(KEPT.captions) !== "off",
  );
  const { keep, noteStart } = useKeptPlace(element, video);

  useEffect(() => {
    if (element.current) element.current.playbackRate = speed;
    localStorage.setItem(KEPT.speed, String(speed));
  }, [element, speed]);
  useEffect(() => {
    localStorage.setItem(KEPT.captions, hasCaptions ? "on" : "off");
  }, [hasCaptions]);

  const seek = (to: number) => {
    const within = Math.min(Math.max(to, 0), video.seconds);
    if (element.current) element.current.currentTime = within;
    setSeconds(within);
  };
  return {
    ...{ seconds, isPlaying, hasFailed, speed, setSpeed, hasCaptions, setHasCaptions, seek },
    toggle() {
      const film = element.current;
      if (!film) return;
      if (film.paused) void film.play().catch(() => setHasFailed(true));
      else film.pause();
    },
    /** What the element tells. */
    listeners: {
      onLoadedMetadata() {
        const film = element.current;
        if (!film) return;
        film.playbackRate = speed;
        if (from > 0 && film.currentTime === 0) film.currentTime = from;
      },
      onTimeUpdate: () => setSeconds(element.current?.currentTime ?? 0),
      onPlay() {
        setIsPlaying(true);
        noteStart();
      },
      onPause() {
        setIsPlaying(false);
        keep();
      },
      onEnded: keep,
      onError: () => setHasFailed(true),
    },
  };
}

/** Whatever else may stand there is no speed. */
function keptSpeed(): number {
  const kept = Number(localStorage.getItem(KEPT.speed));
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

export type Playback = ReturnType<typeof usePlayback>;

function useKeptPlace(element: RefObject<HTMLVideoElement | null>, video: Video) {
  const keepPlace = useKeepPlace();
  const hasPlayed = useRef(false);
  const last = useRef<Place>(undefined);
  const keep = () => {
    const film = element.current;
    if (!film || !hasPlayed.current) return;
    const seconds = Math.round(film.currentTime * 10) / 10;
    if (last.current?.seconds === seconds) return;
    last.current = { seconds, isWatched: isAtEnd(video, seconds) };
    keepPlace(video.id, last.current);
  };
  const now = useRef(keep);
  now.current = keep;
  useEffect(() => {
    const film = element.current;
    const timer = setInterval(() => !film?.paused && now.current(), KEEP_EVERY_MS);
    const leave = () => now.current();
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      // The element is still there while effects are undone.
      leave();
    };
  }, [element]);
  return {
    keep,
    noteStart() {
      hasPlayed.current = true;
    },
  };
}
