import { test } from "./fixtures.ts";
import { openScreen, type Screen, screensOf } from "./screens.ts";
import { closeLines } from "./sign-in.ts";

/** What another theme can spoil. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const SCREEN_MS = 60_000;

/** Made of the parts that most screens are made of: fields, lists, figures, dialogs. */
const IN_EVERY_RUN = [
  ...["signing in", "home, clients and connections"],
  ...["figures of a model", "what hangs over a page"],
];

for (const [kind, screens] of Object.entries(screensOf)) {
  lookAt(`the first of ${kind}`, screens.slice(0, 1), IN_EVERY_RUN.includes(kind) ? "" : " @long");
  lookAt(`the rest of ${kind}`, screens.slice(1), " @long");
}

/** Screens of one kind are opened in one browser, which has read most of their code by the second. */
function lookAt(kind: string, screens: readonly Screen[], tag: string) {
  if (screens.length === 0) return;
  test(`axe has nothing against ${kind}, in either theme${tag}`, async ({
    page,
    onlookers,
    expectAccessible,
  }) => {
    test.setTimeout(screens.length * SCREEN_MS);
    await closeLines(page);
    for (const screen of screens) {
      const { name, within = "html", without } = screen;
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await openScreen(page, screen, onlookers);
        await expectAccessible({ name, within, without });
        await page.emulateMedia({ colorScheme: "dark" });
        await expectAccessible({ name, within, without, rules: COLOUR_RULES });
      });
    }
  });
}
