import type { Video, VideoCaption, VideoPlace } from "@app/contract/videos";

/** "2:08" */
export function clockText(seconds: number) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A film goes to the picture nearest to where it is sent, which may be a little before. */
const PICTURE_SECONDS = 0.1;

/** Of things that each hold until the next: the one that holds at a moment. */
export function heldAt<Item extends { at: number }>(items: readonly Item[], seconds: number) {
  return items.findLast(({ at }) => at <= seconds + PICTURE_SECONDS);
}

/** So close to its end a video has been seen. */
const END_SECONDS = 4;
/** Whoever only looked in has not begun. */
const BEGUN_SECONDS = 3;

export function isAtEnd({ seconds: length }: Video, seconds: number) {
  return seconds >= length - END_SECONDS;
}

export type Watched =
  | { state: "new" }
  | { state: "begun"; seconds: number }
  | { state: "watched"; seconds: number };

/** How somebody stands with a video. One that is seen again counts as watched all the while. */
export function watchedOf(video: Video, places: readonly VideoPlace[]): Watched {
  const place = places.find(({ videoId }) => videoId === video.id);
  if (!place) return { state: "new" };
  const { seconds, isWatched } = place;
  const from = isAtEnd(video, seconds) ? 0 : seconds;
  if (isWatched) return { state: "watched", seconds: from };
  return seconds < BEGUN_SECONDS ? { state: "new" } : { state: "begun", seconds: from };
}

export type Found = { video: Video; caption: VideoCaption | undefined };

/** By every word that is looked for, in what a video is called and is about, else in what is said in it. */
export function findVideos(videos: readonly Video[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return videos.flatMap((video): Found[] => {
    const titles = video.chapters.map(({ title }) => title);
    if (hasAll([video.title, video.about, video.category, ...titles].join(" "))) {
      return [{ video, caption: undefined }];
    }
    const caption = video.captions.find(({ text }) => hasAll(text));
    return caption ? [{ video, caption }] : [];
  });
}
