/** `npm run videos`: drives the demo through what the product is for, and leaves a film of each errand. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Video, video } from "@app/contract/videos";
import { expect, test } from "@playwright/test";
import { type OwnServer, ownServer } from "./own-server.ts";
import { surroundings } from "./surroundings.ts";
import { captionFile, encodeMovie, encodePoster } from "./videos/encode.ts";
import { beginFilm, type Film } from "./videos/film.ts";
import { scripts } from "./videos/scripts.ts";

/** So that nobody on a slow line waits for one. */
const BYTES_MAX = 3 * 1024 * 1024;
/** A small window, so that its letters can be read where the film is shown smaller. */
const STAGE = { viewport: { width: 1280, height: 720 } };

let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await ownServer();
  await own.start();
});
test.afterAll(() => own.end());

for (const [position, { play, ...script }] of scripts.entries()) {
  test(script.title, async () => {
    test.setTimeout(900_000);
    const browser = await own.openBrowser(STAGE);
    await browser.clearCookies();
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const stills = path.resolve("../../test-results/videos", script.id);
    await rm(stills, { recursive: true, force: true });
    const film = beginFilm(page, stills);
    await play(film);
    await browser.close();
    await keep(film, stills, { ...script, position });
  });
}

async function keep(
  film: Film,
  stillsFolder: string,
  script: Pick<Video, "id" | "title" | "about" | "category" | "position">,
) {
  const { stills, chapters, captions, seconds } = film.end();
  const place = (ending: string) => path.join(surroundings.videosFolder, `${script.id}.${ending}`);
  await mkdir(surroundings.videosFolder, { recursive: true });
  await encodeMovie(stills, stillsFolder, place("mp4"));
  await encodePoster(stills[Math.floor(stills.length * 0.6)], place("jpg"));
  await writeFile(place("vtt"), captionFile(captions, seconds));
  const movie = await readFile(place("mp4"));
  const edition = createHash("sha256").update(movie).digest("hex").slice(0, 8);
  const told = video.parse({ ...script, seconds, edition, chapters, captions });
  await writeFile(place("json"), `${JSON.stringify(told, null, 2)}\n`);
  expect((await stat(place("mp4"))).size).toBeLessThan(BYTES_MAX);
}
