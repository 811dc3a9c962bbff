import type { Video } from "@app/contract/videos";
import { expect, test } from "vitest";
import { clockText, findVideos, heldAt, watchedOf } from "./watching.ts";

function videoOf(id: string, captions: string[] = []): Video {
  const chapters = [
    { at: 0, title: "Begin" },
    { at: 38, title: "Side by side" },
  ];
  return {
    ...{ id, title: `About ${id}`, about: "How it is done.", category: "Models" },
    ...{ position: 1, seconds: 90, edition: "e1", chapters },
    captions: captions.map((text, index) => ({ at: index * 5, text })),
  };
}

test("a moment is told in minutes and seconds", () => {
  expect([0, 8.9, 61, 276, 3600].map(clockText)).toEqual(["0:00", "0:08", "1:01", "4:36", "60:00"]);
});

test("a chapter holds until the next begins", () => {
  const { chapters } = videoOf("scenarios");
  const titles = [0, 37.8, 37.95, 90].map((seconds) => heldAt(chapters, seconds)?.title);
  expect(titles).toEqual(["Begin", "Begin", "Side by side", "Side by side"]);
});

test("one that was begun goes on where it was left; one that was seen begins anew and stays seen", () => {
  const video = videoOf("scenarios");
  const placed = (seconds: number, isWatched = false) =>
    watchedOf(video, [{ videoId: "scenarios", seconds, isWatched, at: "2026-11-17T09:00:00Z" }]);
  expect(watchedOf(video, [])).toEqual({ state: "new" });
  expect(placed(2)).toEqual({ state: "new" });
  expect(placed(31)).toEqual({ state: "begun", seconds: 31 });
  expect(placed(88, true)).toEqual({ state: "watched", seconds: 0 });
  expect(placed(31, true)).toEqual({ state: "watched", seconds: 31 });
});

test("videos are found by their names and chapters, and by what is said in them with that sentence", () => {
  const shelf = [
    videoOf("scenarios", ["Each bar is one driver.", "The longest is on top."]),
    videoOf("excel", ["Every line is a formula."]),
  ];
  const found = (search: string) =>
    findVideos(shelf, search).map(({ video, caption }) => [video.id, caption?.text]);
  expect(found("EXCEL")).toEqual([["excel", undefined]]);
  expect(found("side by")).toHaveLength(2);
  expect(found("bar driver")).toEqual([["scenarios", "Each bar is one driver."]]);
  expect(found("bar formula")).toEqual([]);
});
