import type { Video } from "@app/contract/videos";
import { Captions, Maximize, Pause, Play, RotateCcw } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ChapterPanel } from "./chapter-panel.tsx";
import { type Playback, SPEEDS, usePlayback } from "./use-playback.ts";
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
  const isFresh = !playback.isPlaying && playback.seconds === begun;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever in the player one is; each has its button, too.
    <div
      ref={stage}
      onKeyDown={(event) => onKey(event, playback, stage)}
      className="relative bg-[#000]"
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
          className="pointer-events-none absolute inset-x-6 bottom-20 text-center phone:inset-x-2 phone:bottom-26"
        >
          <span className="inline-block rounded-sm bg-[#000c] px-2.5 py-1 text-md text-white phone:text-xs">
            {caption.text}
          </span>
        </p>
      )}
      <Controls {...{ video, playback, stage }} />
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

type ControlsProps = Pick<ScreenProps, "video" | "playback"> & {
  stage: RefObject<HTMLDivElement | null>;
};

const CONTROL =
  "grid size-8 shrink-0 place-items-center rounded-sm text-white hover:bg-white/20 aria-pressed:bg-white/25 " +
  "focus-visible:outline-2 focus-visible:outline-white phone:size-10.5 [&_svg]:size-4.5";

function Controls({ video, playback, stage }: ControlsProps) {
  const { seconds, isPlaying, speed, hasCaptions, seek } = playback;
  return (
    <div className="absolute inset-x-0 bottom-0 grid gap-1 bg-linear-to-t from-[#000d] via-[#0009] to-transparent px-3 pt-6 pb-2 text-sm text-white phone:static phone:pt-1">
      <SeekBar {...{ video, seconds, seek }} />
      <div className="flex items-center gap-1.5">
        <button
          type="button"
          aria-label={isPlaying ? "Pause" : "Play"}
          onClick={playback.toggle}
          className={CONTROL}
        >
          {isPlaying ? <Pause /> : <Play />}
        </button>
        <button
          type="button"
          aria-label="Back 10 seconds"
          onClick={() => seek(seconds - 10)}
          className={CONTROL}
        >
          <RotateCcw />
        </button>
        <span className="ml-1 tabular-nums">
          {clockText(seconds)} / {clockText(video.seconds)}
        </span>
        <span className="min-w-0 grow truncate pl-2 opacity-85 phone:invisible">
          {heldAt(video.chapters, seconds)?.title}
        </span>
        <button
          type="button"
          aria-label="Captions"
          aria-pressed={hasCaptions}
          onClick={() => playback.setHasCaptions(!hasCaptions)}
          className={CONTROL}
        >
          <Captions />
        </button>
        <select
          aria-label="Speed"
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.target.value))}
          className={classNames(
            CONTROL,
            "w-16 appearance-none bg-transparent text-center font-semibold phone:w-16 [&>option]:text-black",
          )}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label="Full screen"
          onClick={() => toggleFullScreen(stage.current)}
          className={CONTROL}
        >
          <Maximize />
        </button>
      </div>
    </div>
  );
}

const POSITION =
  "absolute inset-0 w-full cursor-pointer appearance-none bg-transparent focus-visible:outline-2 focus-visible:outline-white " +
  "[&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-white " +
  "[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-white";

type SeekBarProps = { video: Video; seconds: number; seek: (to: number) => void };

/** The way through the film, with a gap where a chapter begins. */
function SeekBar({ video, seconds, seek }: SeekBarProps) {
  return (
    <div className="relative flex h-5 items-center">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 h-1 overflow-hidden rounded-xs bg-white/35"
      >
        <div className="h-full bg-white" style={{ width: `${(100 * seconds) / video.seconds}%` }} />
        {video.chapters.slice(1).map(({ at }) => (
          <span
            key={at}
            className="absolute top-0 h-full w-0.5 bg-[#000a]"
            style={{ left: `${(100 * at) / video.seconds}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${clockText(seconds)} of ${clockText(video.seconds)}`}
        min={0}
        max={video.seconds}
        step={1}
        value={Math.min(seconds, video.seconds)}
        onChange={(event) => seek(Number(event.target.value))}
        className={POSITION}
      />
    </div>
  );
}

/** As players elsewhere have them. What a button or the position's own keys do is theirs. */
function onKey(
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
function toggleFullScreen(stage: HTMLDivElement | null) {
  if (document.fullscreenElement) return void document.exitFullscreen();
  const film = stage?.querySelector("video") as
    | (HTMLVideoElement & { webkitEnterFullscreen?: () => void })
    | null;
  if (stage?.requestFullscreen) void stage.requestFullscreen();
  else film?.webkitEnterFullscreen?.();
}
