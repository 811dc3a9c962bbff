import type { Video } from "@app/contract/videos";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useRef } from "react";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { useFollowedMark } from "./use-followed-mark.ts";
import type { Playback } from "./use-playback.ts";
import { fileOf } from "./video-queries.ts";
import { clockText, heldAt } from "./watching.ts";

type ChapterPanelProps = {
  video: Video;
  playback: Playback;
  next: Video | undefined;
  search: string;
};

/** Where one is in a film, all that is said in it, and what comes next. */
export function ChapterPanel({ video, playback, next, search }: ChapterPanelProps) {
  const { seconds, seek } = playback;
  const current = heldAt(video.chapters, seconds);
  return (
    <Card aria-label="Chapters" className="flex min-h-0 flex-col">
      <div className="flex items-baseline px-4 pt-3 pb-1.5">
        <h2 className="grow text-md font-semibold tracking-tight">Chapters</h2>
        <span className="text-xs text-text-3 tabular-nums">{clockText(video.seconds)}</span>
      </div>
      <ol className="px-2">
        {video.chapters.map((chapter, index) => {
          const ends = video.chapters[index + 1]?.at ?? video.seconds;
          return (
            <li key={chapter.at}>
              <button
                type="button"
                aria-current={chapter === current || undefined}
                onClick={() => seek(chapter.at)}
                className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-surface-hover aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium phone:min-h-10.5"
              >
                <time className="w-9 shrink-0 text-xs text-text-3 tabular-nums">
                  {clockText(chapter.at)}
                </time>
                <span className="grow">{chapter.title}</span>
                {seconds >= ends - 0.5 && (
                  <Check aria-label="Seen" className="size-3.5 text-positive" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-2 min-h-0 grow border-t border-border px-4 py-3">
        <h3 className="mb-1.5 text-xs font-semibold">Captions</h3>
        <Captions {...{ video, playback, search }} />
      </div>
      {next && (
        <Link
          to="/videos"
          search={{ video: next.id }}
          className="flex items-center gap-3 border-t border-border px-4 py-3 text-text hover:bg-surface-hover hover:no-underline"
        >
          <img
            src={fileOf(next, "jpg")}
            alt=""
            className="h-12 w-21 rounded-sm border border-border object-cover"
          />
          <span>
            <span className="block text-xs text-text-3">Next</span>
            <span className="block font-medium">{next.title}</span>
            <span className="text-xs text-text-3 tabular-nums">{clockText(next.seconds)}</span>
          </span>
        </Link>
      )}
    </Card>
  );
}

function Captions({ video, playback, search }: Omit<ChapterPanelProps, "next">) {
  const text = useRef<HTMLParagraphElement>(null);
  const said = heldAt(video.captions, playback.seconds);
  const reading = useFollowedMark(text, said);
  return (
    <p
      ref={text}
      {...reading}
      className="max-h-52 overflow-y-auto [overflow-anchor:none] leading-relaxed text-text-2 phone:max-h-none"
    >
      {video.captions.map((caption) => (
        <button
          key={caption.at}
          type="button"
          aria-current={caption === said || undefined}
          onClick={() => playback.seek(caption.at)}
          className={classNames(
            "inline rounded-xs text-left hover:bg-surface-hover",
            caption === said && "bg-accent-soft font-medium text-text",
            search &&
              caption.text.toLowerCase().includes(search.toLowerCase()) &&
              "bg-accent-soft-2",
          )}
        >
          {caption.text}{" "}
        </button>
      ))}
    </p>
  );
}
