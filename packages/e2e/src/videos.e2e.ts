import { expect, test } from "./fixtures.ts";

test("a video plays with its captions, is gone through by chapters, and goes on later where it was left", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/videos?video=scenarios");
  const player = page.getByRole("region", { name: "Player" });
  const film = player.locator("video");
  await expect(film).toBeVisible();
  await expectAccessible();

  await player.getByRole("button", { name: "Play" }).click();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
  const chapters = page.getByRole("region", { name: "Chapters" });
  await chapters.getByRole("button", { name: /What moves the lowest cash/ }).click();
  await expect(player.getByText("Each bar is one driver", { exact: false })).toBeVisible();
  await player.getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
  expect(await film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  const kept = page.waitForResponse((answer) => answer.url().includes("/video_place/scenarios"));
  await page.keyboard.press("k");
  expect((await kept).ok()).toBe(true);

  await page.reload();
  await expect(page.getByText(/^Goes on at 0:/)).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search videos and captions" });
  await search.fill("floor");
  await expect(page.getByRole("region", { name: "Found" }).getByText(/“.*floor.*”/)).toBeVisible();
  await expect(page).toHaveURL(/search=floor/);
});
