/** Recordings of the product that show how something is done. Times are in seconds from a video's beginning. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** In the order in which they are offered. */
export const VIDEO_CATEGORIES = [
  "Getting started",
  "Models",
  "Reports",
  "Team and billing",
] as const;

/** Under which a video's files are served, from `/`. */
export const VIDEO_FILES = "/media/videos/";

const chapter = z.object({ at: z.number(), title: z.string() });
/** Shown until the next one. */
const caption = z.object({ at: z.number(), text: z.string() });

/** What stands beside a recording in its `.json` file; its other files have the same name. */
export const video = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: z.string(),
  about: z.string(),
  category: z.enum(VIDEO_CATEGORIES),
  /** Among those of its category. */
  position: z.int(),
  seconds: z.number(),
  /** Changes with every recording, so that a browser never shows an old one. */
  edition: z.string(),
  chapters: z.array(chapter),
  captions: z.array(caption),
});

export type Video = z.output<typeof video>;
export type VideoChapter = z.output<typeof chapter>;
export type VideoCaption = z.output<typeof caption>;

export const listVideos = endpoint({
  method: "GET",
  path: "/video",
  summary: "The videos there are, by category. They change only with the product.",
  access: "member",
  worksAfterEnd: true,
  data: z.object({
    categories: z.array(z.object({ name: z.enum(VIDEO_CATEGORIES), videos: z.array(video) })),
  }),
});

/** How far somebody watched a video, and whether they once saw its end. */
const videoPlace = z.object({
  videoId: z.string(),
  seconds: z.number(),
  isWatched: z.boolean(),
  at: z.iso.datetime(),
});

export type VideoPlace = z.output<typeof videoPlace>;

export const listVideoPlaces = endpoint({
  method: "GET",
  path: "/video_place",
  summary: "How far you watched which videos, the last one first.",
  access: "member",
  worksAfterEnd: true,
  data: z.object({ items: z.array(videoPlace) }),
});

export const setVideoPlace = endpoint({
  method: "PUT",
  path: "/video_place/{id}",
  summary: "Note how far you watched a video, so that it goes on there.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: z.strictObject({ id: video.shape.id }),
  body: z.strictObject({
    seconds: z.number().check(z.minimum(0), z.maximum(24 * 60 * 60)),
    /** Once watched to its end it stays so. */
    isWatched: z.boolean(),
  }),
  data: videoPlace,
});
