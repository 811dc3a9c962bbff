import { cellOf } from "#driver-cells.ts";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

/** Within the first year, where the grid shows it without rolling. */
const MONTH = 2;

export const firstModel: Script = {
  id: "first-model",
  category: "Models",
  title: "Your first model",
  about:
    "Begin with the shape of a business, type a figure, and ask any number where it comes from.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("The shape of a business");
    await film.open(
      "/app/models/new",
      page.getByRole("heading", { name: "What does the business live on?" }),
    );
    await film.say(
      "A starter is a finished model: profit and loss, balance sheet and cash flow, in balance.",
    );
    await film.click(page.getByLabel("Name", { exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await film.type("Quayside, three years");
    await film.say("Months for three years, quarters for five, or years for ten.");
    const chart = page.getByText("Show as table").first();
    await film.click(page.getByRole("button", { name: /^(Make|Create|Open)/ }).last(), chart);
    film.chapter("The year at a glance");
    await film.say(
      "The overview tells what a director asks first: cash, profit, and what needs a person.",
    );
    film.chapter("Type a figure");
    await film.click(
      page.getByRole("link", { name: "Drivers", exact: true }),
      page.getByRole("treegrid", { name: /^Drivers/ }),
    );
    await film.say(
      "Drivers are what you decide. Blue figures are typed, black ones follow from them.",
    );
    const rate = cellOf(page, "Average rate an hour", MONTH);
    await film.click(rate);
    await film.type("210");
    await film.press("Enter");
    await film.say("The whole model is calculated while you look.");
    await film.say("The line at the foot tells what this change did to closing cash and profit.");
    await film.press("ControlOrMeta+z");
    await film.say("It can be undone, and the line tells what that did.");
    film.chapter("Why?");
    await film.click(
      page.getByRole("link", { name: "Statements", exact: true }),
      page.getByRole("treegrid"),
    );
    const revenue = page
      .getByRole("row", { name: /^Revenue/ })
      .first()
      .getByRole("gridcell")
      .nth(3);
    await film.click(revenue, page.getByText("Drivers behind it"));
    await film.say(
      "Any figure can be asked why. Its parts add up to it, and the drivers behind it are named.",
    );
    await film.say("Try another, beside each of them, tells what a different value would do.");
  },
};
