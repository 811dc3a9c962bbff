import {
  listVideoPlaces,
  listVideos,
  setVideoPlace,
  VIDEO_FILES,
  type Video,
  type VideoPlace,
} from "@app/contract/videos";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call, queryFor } from "#lib/api.ts";

/** They change only with the product. */
export const videoShelf = queryFor(listVideos, {}, { staleTime: Number.POSITIVE_INFINITY });

export const videoPlaces = queryFor(listVideoPlaces, {});

export type Place = { seconds: number; isWatched: boolean };

/** Keeps how far somebody is. It is nothing to trouble them with if it fails: the next time tells. */
export function useKeepPlace() {
  const queries = useQueryClient();
  return useCallback(
    (id: string, { seconds, isWatched }: Place) => {
      const put = (kept: VideoPlace) =>
        queries.setQueryData(videoPlaces.queryKey, (before) => ({
          items: [kept, ...(before?.items ?? []).filter(({ videoId }) => videoId !== id)],
        }));
      call(setVideoPlace, { params: { id }, body: { seconds, isWatched } }).then(put, () => {});
    },
    [queries],
  );
}

export function fileOf({ id, edition }: Video, ending: "mp4" | "vtt" | "jpg") {
  return `${VIDEO_FILES}${id}.${ending}?edition=${edition}`;
}
