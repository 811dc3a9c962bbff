/** `npm run screens`: a picture of every screen in both themes, wide and narrow, to look at. */
import { test } from "./fixtures.ts";
import { openScreen, screensOf } from "./screens.ts";
import { closeLines } from "./sign-in.ts";

const FOLDER = "../../test-results/screens";

for (const screen of Object.values(screensOf).flat()) {
  test(screen.name, async ({ page, onlookers }) => {
    await closeLines(page);
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [1440, 390]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await openScreen(page, screen, onlookers);
        const file = `${FOLDER}/${screen.name}-${colorScheme}-${width}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
    }
  });
}
