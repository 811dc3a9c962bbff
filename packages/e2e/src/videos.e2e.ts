import { expect, test } from "./fixtures.ts";

test("a video plays with its captions, is gone through by chapters, and goes on later where it was left @long", async ({
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
  await expect(page.getByText(/^Goes on at \d:\d\d/)).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search videos and captions" });
  await search.fill("floor");
  await expect(page.getByRole("region", { name: "Found" }).getByText(/“.*floor.*”/)).toBeVisible();
  await expect(page).toHaveURL(/search=floor/);
});

test("a film that plays has its picture to itself, arrows go through it, and no letter leads away from it @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/videos?video=scenarios");
  const player = page.getByRole("region", { name: "Player" });
  const controls = player.getByRole("group", { name: "Controls" });
  const film = player.locator("video");
  const secondsIn = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);

  // They are shown for 2.5 s, which may have passed when a busy machine looks.
  const expectShownBy = (stir: () => Promise<void>) =>
    expect(async () => {
      await stir();
      await expect(controls).toHaveCSS("opacity", "1", { timeout: 1_000 });
    }).toPass();

  // The page is drawn before it listens.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await secondsIn()).toBeGreaterThan(0);
  }).toPass();
  await page.keyboard.press("m");
  const before = await secondsIn();
  await page.keyboard.press("ArrowRight");
  await expect.poll(secondsIn).toBe(before + 5);
  await page.keyboard.press("ArrowRight");
  await expect.poll(secondsIn).toBe(before + 10);
  await film.click({ position: { x: 200, y: 100 } });
  await expect(controls).toHaveCSS("opacity", "0");
  // A hand at rest stirs nothing.
  await expectShownBy(async () => {
    await page.mouse.move(400, 300);
    await page.mouse.move(410, 310);
  });
  await expect(controls).toHaveCSS("opacity", "0");
  await expectShownBy(() => page.keyboard.press("ArrowRight"));
  await page.keyboard.press("m");
  await page.keyboard.press("k");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(page).toHaveURL(/\/videos\?video=scenarios/);

  // What is said last is at the end of the text, which rolls by itself; the page does not.
  const said = page.getByRole("region", { name: "Chapters" }).locator("p > [aria-current]");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
