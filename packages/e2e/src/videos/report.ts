import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

const NOTE = "Can we keep the floor without the dividend?";

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
    await film.click(
      shown.getByText("at the end of the forecast", { exact: false }).first(),
      page.getByRole("textbox", { name: "Commentary" }).locator(".commentary-figure").first(),
    );
    await film.say("Words can hold figures of the model, which change with it.");
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
      "Whoever has the link reads the report. Here you see for whom it is, and whether it was opened.",
    );
    film.chapter("What a reader sees");
    const link = await page.getByLabel("Link for The board").inputValue();
    // The reader is nobody that the product knows.
    await page.context().clearCookies();
    await film.open(link, page.getByRole("heading", { level: 1 }));
    await film.say("A director reads it without signing in.");
    const figure = page
      .getByRole("row", { name: /^Gross profit/ })
      .first()
      .getByRole("button");
    const why = page.getByRole("complementary", { name: "Why?" });
    await film.click(figure.first(), why.getByText("Parts add up."));
    await film.say("Any figure can be asked why: its parts add up to it.");
    await film.press("Escape");
    await film.click(page.getByRole("button", { name: "Write a note about Closing cash" }));
    await film.click(page.getByLabel("Your note"));
    await film.type(NOTE);
    await film.click(
      page.getByRole("button", { name: "Post note" }),
      page.getByRole("button", { name: "1 note about Closing cash" }),
    );
    await film.say("A note stands at the figure it is about.");
    film.chapter("It comes to you");
    await signIn(page, PRIYA);
    await film.open("/app/", page.getByText(NOTE).first());
    await film.say("And it waits on your home page.");
  },
};
