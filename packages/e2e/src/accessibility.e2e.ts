import { test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";

/** What another theme can spoil. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

for (const screen of screens) {
  test(`axe has nothing against ${screen.name} in either theme`, async ({
    page,
    onlookers,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openScreen(page, screen, onlookers);
    const { within = "html", without } = screen;
    await expectAccessible({ within, without });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible({ within, without, rules: COLOUR_RULES });
  });
}
