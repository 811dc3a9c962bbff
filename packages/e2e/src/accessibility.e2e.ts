import { test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";

// The page that shows the whole kit is long, and axe reads all of it.
test.describe.configure({ timeout: 600_000 });

for (const screen of screens) {
  test(`axe has nothing against ${screen.name} in either theme`, async ({
    page,
    onlookers,
    expectAccessible,
  }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openScreen(page, screen, onlookers);
      await expectAccessible();
    }
  });
}
