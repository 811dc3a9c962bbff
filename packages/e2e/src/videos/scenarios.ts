import type { Locator } from "@playwright/test";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Film } from "./film.ts";
import type { Script } from "./script.ts";

export const scenarios: Script = {
  id: "scenarios",
  category: "Models",
  title: "Scenarios side by side",
  about:
    "Keep a case as what differs, compare five of them, and see which driver moves the lowest cash most.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("What a scenario keeps");
    await film.open("/app/models/1/scenarios", page.getByRole("button", { name: "Add scenario" }));
    await film.say(
      "A scenario keeps only what differs from the base. Change the base, and all of them follow.",
    );
    await film.say("So five cases never become five models that drift apart.");
    film.chapter("A case of your own");
    const dialog = page.getByRole("dialog", { name: "Add scenario" });
    await film.click(page.getByRole("button", { name: "Add scenario" }), dialog);
    await film.type("A price cut");
    await film.say("It is built on the base, or on another case.");
    await film.click(dialog.getByRole("button", { name: "Add a change" }));
    await choose(film, dialog.getByLabel("Driver of change 1"), "Price of a unit");
    await film.click(dialog.getByLabel("Figure of change 1"));
    await film.type("-4");
    await film.say("What differs is one change here: prices, four per cent lower from now on.");
    await film.click(dialog.getByRole("button", { name: "Add scenario" }));
    await dialog.waitFor({ state: "hidden" });
    await film.say(
      "The case stands beside the others, with what differs and a lowest cash of its own.",
    );
    film.chapter("Side by side");
    await page.mouse.move(640, 560);
    await film.roll(330);
    await film.say("Cases stand side by side, each with its difference to the base.");
    film.chapter("What moves the lowest cash");
    await film.rollTo(page.getByRole("heading", { name: /^What moves/ }));
    await film.say("Each bar is one driver, changed alone. The longest is on top.");
    await film.say("Where a bar ends at the floor, the overdraft tops cash up.");
    film.chapter("Goal seek");
    await film.roll(-1600);
    const seek = page.getByRole("dialog", { name: "Goal seek" });
    await film.click(page.getByRole("button", { name: "Goal seek" }), seek);
    await film.say(
      "Or the other way round: how soon must customers pay so that cash never falls below 450,000?",
    );
    await choose(film, seek.getByLabel("What may change"), "Days customers take to pay");
    await film.click(seek.getByLabel("Wanted"));
    await film.type("450000");
    const take = seek.getByRole("button", { name: "Take over as a scenario" });
    await film.click(seek.getByRole("button", { name: "Seek", exact: true }), take);
    await film.say("The answer is there, and can be kept as a scenario.");
    await film.click(take, dialog);
    await film.click(dialog.getByRole("button", { name: "Add scenario" }));
    await dialog.waitFor({ state: "hidden" });
    await film.say("It is one more case, and the base stays as it was.");
  },
};

/** From a list that opens under the hand. */
async function choose(film: Film, list: Locator, name: string) {
  await film.click(list);
  await film.type(name.slice(0, 6));
  await film.click(film.page.getByRole("option", { name, exact: true }));
}
