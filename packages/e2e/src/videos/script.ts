import type { Video } from "@app/contract/videos";
import type { Film } from "./film.ts";

/** What a video shows, and how it comes about. Each begins signed out, in the demo firm as a first start makes it. */
export type Script = Pick<Video, "id" | "title" | "about" | "category"> & {
  play: (film: Film) => Promise<void>;
};
