import type { Video } from "@app/contract/videos";
import { type RefObject, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ChapterPanel } from "./chapter-panel.tsx";
import { PlayerControls } from "./player-controls.tsx";
import { usePlayerKeys } from "./player-keys.ts";
import { type Playback, usePlayback } from "./use-playback.ts";
import { useShownControls } from "./use-shown-controls.ts";
import { fileOf } from "./video-queries.ts";
import { clockText, heldAt, type Watched } from "./watching.ts";

type VideoPlayerProps = {
  video: Video;
  watched: Watched;
  next: Video | undefined;
  search: string;
};

/** A film with its chapters and what is said in it beside it. */
export function VideoPlayer({ video, watched, next, search }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [begun] = useState(watched.state === "new" ? 0 : watched.seconds);
  const playback = usePlayback(element, video, begun);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_19.5rem] gap-4 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <Card aria-label="Player" className="overflow-hidden">
        <Screen {...{ element, video, playback, begun }} />
        <div className="grid gap-1 px-4 py-3">
          <h2 className="text-md font-semibold tracking-tight">{video.title}</h2>
          <p className="text-text-2">{video.about}</p>
        </div>
      </Card>
      <ChapterPanel {...{ video, playback, next, search }} />
    </div>
  );
}

type ScreenProps = {
  element: RefObject<HTMLVideoElement | null>;
  video: Video;
  playback: Playback;
  begun: number;
};

function Screen({ element, video, playback, begun }: ScreenProps) {
  const stage = useRef<HTMLDivElement>(null);
  const caption = heldAt(video.captions, playback.seconds);
  const areControlsShown = useShownControls(stage, playback.isPlaying);
  usePlayerKeys(stage, playback);
  const isFresh = !playback.isPlaying && playback.seconds === begun;
  return (
    // A click on the picture makes the player the one that has the keys.
    <div
      ref={stage}
      tabIndex={-1}
      className={classNames(
        "relative bg-[#000] outline-none",
        !areControlsShown && "cursor-none phone:cursor-auto",
      )}
    >
      <video
        ref={element}
        src={fileOf(video, "mp4")}
        poster={fileOf(video, "jpg")}
        preload="metadata"
        playsInline
        aria-label={video.title}
        onClick={playback.toggle}
        className="block aspect-video w-full"
        {...playback.listeners}
      >
        <track kind="captions" srcLang="en" label="English" src={fileOf(video, "vtt")} />
      </video>
      {begun > 0 && isFresh && <GoesOn at={begun} onStartAgain={() => playback.seek(0)} />}
      {playback.hasFailed && (
        <p role="alert" className="absolute inset-x-4 top-4 rounded-md bg-[#000c] p-3 text-white">
          The film could not be played here. What is said in it stands beside it.
        </p>
      )}
      {playback.hasCaptions && caption && playback.seconds > 0 && (
        <p
          aria-hidden="true"
          className={classNames(
            "pointer-events-none absolute inset-x-6 text-center transition-[bottom] duration-(--t-base) phone:inset-x-2 phone:bottom-26",
            areControlsShown ? "bottom-20" : "bottom-3",
          )}
        >
          <span className="inline-block rounded-sm bg-[#000c] px-2.5 py-1 text-md text-white phone:text-xs">
            {caption.text}
          </span>
        </p>
      )}
      <PlayerControls {...{ video, playback, stage }} isShown={areControlsShown} />
    </div>
  );
}

function GoesOn({ at, onStartAgain }: { at: number; onStartAgain: () => void }) {
  return (
    <div className="absolute top-3 left-3 flex items-center gap-3 rounded-md border border-border bg-surface-raised py-1.5 pr-1.5 pl-3 shadow-md">
      Goes on at {clockText(at)}
      <Button size="sm" onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  );
}
