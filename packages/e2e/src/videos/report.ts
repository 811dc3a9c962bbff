import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

export const report: Script = {
  id: "report",
  category: "Reports",
  title: "Publish a report",
  about:
    "A report in one click, words with figures that stay true, and a link that needs no login.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Made in one click");
    await film.open("/app/models/1/reports", page.getByRole("button", { name: "Make a report" }));
    const shown = page.getByRole("region", { name: "Page", exact: true });
    await film.click(
      page.getByRole("button", { name: "Make a report" }),
      shown.getByText("Lowest cash ahead", { exact: false }).first(),
    );
    await film.say(
      "A first report: figures, charts and statements of this model, on pages you can change.",
    );
    film.chapter("Words with figures");
    await film.click(shown.getByText("at the end of the forecast", { exact: false }).first());
    await film.say(
      "Words can hold figures of the model. They change with it, and say so if they no longer fit.",
    );
    film.chapter("Publish");
    const dialog = page.getByRole("dialog", { name: /^Publish edition/ });
    await film.click(
      page.getByRole("button", { name: "Publish", exact: true }),
      dialog.getByRole("button", { name: /^Publish from version/ }),
    );
    await film.say("Publishing keeps an edition as it is. The model goes on, the edition stays.");
    await film.click(
      dialog.getByRole("button", { name: /^Publish from version/ }),
      page.getByText(/^Edition 1 is published/),
    );
    film.chapter("A link, and no login");
    await film.click(
      page.getByRole("complementary", { name: "Settings" }).getByText("Share", { exact: true }),
      page.getByLabel("Name"),
    );
    await film.click(page.getByLabel("Name"));
    await film.type("The board");
    await film.click(
      page.getByRole("button", { name: "Make link" }),
      page.getByLabel("Link for The board"),
    );
    await film.say(
      "Whoever has the link reads the report, on a phone too. You see when it was opened, and can end it.",
    );
    film.chapter("What a reader sees");
    const link = await page.getByLabel("Link for The board").inputValue();
    await film.open(link, page.getByRole("heading", { level: 1 }));
    await film.say("A director reads, asks why, and leaves a note at the figure it is about.");
    await film.roll(500);
    await film.say("Notes come to you by mail, and wait at your home page.");
  },
};
