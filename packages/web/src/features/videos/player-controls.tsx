import type { Video } from "@app/contract/videos";
import { Captions, Maximize, Pause, Play, RotateCcw } from "lucide-react";
import type { RefObject } from "react";
import { classNames } from "#ui/class-names.ts";
import { toggleFullScreen } from "./player-keys.ts";
import { type Playback, SPEEDS } from "./use-playback.ts";
import { clockText, heldAt } from "./watching.ts";

type PlayerControlsProps = {
  video: Video;
  playback: Playback;
  stage: RefObject<HTMLDivElement | null>;
  /** Out of sight they are still found by keys, and come back with them. A phone has them below the picture. */
  isShown: boolean;
};

const CONTROL =
  "grid size-8 shrink-0 place-items-center rounded-sm text-white hover:bg-white/20 aria-pressed:bg-white/25 " +
  "focus-visible:outline-2 focus-visible:outline-white phone:size-10.5 [&_svg]:size-4.5";

export function PlayerControls({ video, playback, stage, isShown }: PlayerControlsProps) {
  const { seconds, isPlaying, speed, hasCaptions, seek } = playback;
  return (
    <fieldset
      aria-label="Controls"
      className={classNames(
        "absolute inset-x-0 bottom-0 grid grid-cols-[minmax(0,1fr)] gap-1 bg-linear-to-t from-[#000d] via-[#0009] to-transparent px-3 pt-6 pb-2 text-sm text-white transition-opacity duration-(--t-base) phone:static phone:px-2 phone:pt-1",
        !isShown && "pointer-events-none opacity-0 phone:pointer-events-auto phone:opacity-100",
      )}
    >
      <SeekBar {...{ video, seconds, seek }} />
      <div className="flex items-center gap-1.5 phone:gap-0.5">
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
        <span className="ml-1 whitespace-nowrap tabular-nums phone:text-xs">
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
            "w-16 appearance-none bg-transparent text-center font-semibold phone:w-12 [&>option]:text-black",
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
    </fieldset>
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
