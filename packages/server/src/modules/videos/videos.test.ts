import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listVideoPlaces, listVideos, setVideoPlace } from "@app/contract/videos";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { videoFolder } from "#testing/test-videos.ts";

const MOVIE = Buffer.from("0123456789abcdef");

let app: TestApp;
let folder = "";
beforeAll(async () => {
  folder = videoFolder(
    { id: "scenarios", category: "Models", position: 2 },
    { id: "first-model", category: "Models", position: 1 },
    { id: "sign-up", category: "Getting started", position: 1 },
  );
  writeFileSync(join(folder, "half-written.json"), "{");
  writeFileSync(join(folder, "sign-up.mp4"), MOVIE);
  app = await testApp({ videosDir: folder });
});

const watch = (caller: Caller, id: string, seconds: number, isWatched = false) =>
  caller.call(setVideoPlace, { params: { id }, body: { seconds, isWatched } });

const placesOf = async (caller: Caller) => dataOf(await caller.call(listVideoPlaces, {})).items;

test("videos come by category, in their order; one that cannot be read is left out", async () => {
  const { categories } = dataOf(await app.call(listVideos, {}));
  expect(categories.map(({ name, videos }) => [name, videos.map(({ id }) => id)])).toEqual([
    ["Getting started", ["sign-up"]],
    ["Models", ["first-model", "scenarios"]],
  ]);
});

test("where none were recorded there are none", async () => {
  const bare = await testApp({ videosDir: join(folder, "nothing") });
  expect(dataOf(await bare.call(listVideos, {}))).toEqual({ categories: [] });
});

test("how far somebody watched is theirs alone; what was seen to its end stays seen", async () => {
  const tom = await app.addMember();
  const stranger = await testApp({ videosDir: folder });
  dataOf(await watch(tom, "scenarios", 31.5));
  app.clock.advance({ minutes: 1 });
  dataOf(await watch(tom, "sign-up", 90, true));
  app.clock.advance({ minutes: 1 });
  dataOf(await watch(tom, "sign-up", 4));
  expect(await placesOf(tom)).toMatchObject([
    { videoId: "sign-up", seconds: 4, isWatched: true, at: app.clock.now().toISOString() },
    { videoId: "scenarios", seconds: 31.5, isWatched: false },
  ]);
  expect(await placesOf(app)).toEqual([]);
  expect(await placesOf(stranger)).toEqual([]);
});

test("a place in a video that there is not is not kept", async () => {
  const { errors } = await watch(app, "unheard-of", 1);
  expect(errors).toEqual([{ key: "root", message: "Video not found." }]);
});

test("a player gets the part of a file that it asks for, and may keep it", async () => {
  const ask = (name: string, range?: string) =>
    app.anonymous().inject({
      url: `/media/videos/${name}`,
      headers: range ? { range } : {},
    });
  const whole = await ask("sign-up.mp4");
  expect([whole.statusCode, whole.body]).toEqual([200, String(MOVIE)]);
  expect(whole.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const part = await ask("sign-up.mp4", "bytes=4-7");
  expect([part.statusCode, part.body]).toEqual([206, "4567"]);
  expect(part.headers["content-range"]).toBe("bytes 4-7/16");
});

test("a part that there is not is refused with where the file ends, and without a page", async () => {
  const refused = await app.anonymous().inject({
    ...{ url: "/media/videos/sign-up.mp4", headers: { range: "bytes=99-" } },
  });
  expect([refused.statusCode, refused.body]).toEqual([416, ""]);
  expect(refused.headers["content-range"]).toBe("bytes */16");
  expect(refused.headers["content-type"]).toBeUndefined();
});

test("HEAD tells of a film what GET does, without it", async () => {
  const ask = (method: "GET" | "HEAD", name: string, range?: string) =>
    app.anonymous().inject({
      ...{ method, url: `/media/videos/${name}`, headers: range ? { range } : {} },
    });
  const { date: _, "x-request-id": __, ...told } = (await ask("GET", "sign-up.mp4")).headers;
  const head = await ask("HEAD", "sign-up.mp4");
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers).toMatchObject({ ...told, "content-length": "16" });
  const part = await ask("HEAD", "sign-up.mp4", "bytes=4-7");
  expect([part.statusCode, part.headers["content-range"]]).toEqual([206, "bytes 4-7/16"]);
  expect((await ask("HEAD", "sign-up.mp4", "bytes=99-")).statusCode).toBe(416);
  expect((await ask("HEAD", "none.mp4")).statusCode).toBe(404);
});

test("nothing but recordings is served from their folder", async () => {
  for (const name of ["sign-up.json", "none.mp4", "..%2Fsign-up.mp4", ".mp4", "%2e%2e/x.mp4"]) {
    const { statusCode } = await app.anonymous().inject({ url: `/media/videos/${name}` });
    expect([name, statusCode]).toEqual([name, 404]);
  }
});
