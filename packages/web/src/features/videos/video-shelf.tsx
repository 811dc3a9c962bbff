import type { Video, VideoPlace } from "@app/contract/videos";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { fileOf } from "./video-queries.ts";
import type { VideoSearch } from "./video-search.ts";
import { clockText, type Found, watchedOf } from "./watching.ts";

type VideoShelfProps = {
  title: string;
  found: readonly Found[];
  places: readonly VideoPlace[];
  /** What stays in the address when one is chosen. */
  kept: VideoSearch;
};

export function VideoShelf({ title, found, places, kept }: VideoShelfProps) {
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2.5 flex items-baseline gap-2 text-md font-semibold tracking-tight">
        {title}
        <span className="text-xs font-normal text-text-3">{found.length}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4 phone:grid-cols-2 phone:gap-3">
        {found.map(({ video, caption }) => (
          <li key={video.id}>
            <Link
              to="/videos"
              search={{ ...kept, video: video.id }}
              className="group block text-text hover:no-underline"
            >
              <Poster video={video} places={places} />
              <span className="mt-2 block font-medium group-hover:underline">{video.title}</span>
              <span className="block text-xs text-text-3">
                {caption ? <>“{caption.text}”</> : <Standing video={video} places={places} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OfVideo = { video: Video; places: readonly VideoPlace[] };

function Poster({ video, places }: OfVideo) {
  const watched = watchedOf(video, places);
  return (
    <span className="relative block overflow-hidden rounded-lg border border-border bg-surface shadow-xs group-hover:border-border-strong">
      <img
        src={fileOf(video, "jpg")}
        alt=""
        loading="lazy"
        className="aspect-video w-full object-cover"
      />
      <span className="absolute right-2 bottom-2 rounded-xs bg-[#000c] px-1.5 py-0.5 text-xs text-white tabular-nums">
        {clockText(video.seconds)}
      </span>
      {watched.state === "begun" && (
        <span className="absolute inset-x-0 bottom-0 h-1 bg-track">
          <span
            className="block h-full bg-accent"
            style={{ width: `${(100 * watched.seconds) / video.seconds}%` }}
          />
        </span>
      )}
    </span>
  );
}

function Standing({ video, places }: OfVideo) {
  const watched = watchedOf(video, places);
  if (watched.state === "begun") return <>{clockText(video.seconds - watched.seconds)} left</>;
  if (watched.state === "watched") {
    return (
      <span className="inline-flex items-center gap-1">
        <Check className="size-3 text-positive" aria-hidden="true" /> Watched
      </span>
    );
  }
  return <>{video.chapters.length} chapters</>;
}
