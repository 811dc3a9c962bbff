import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
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
    await film.type("A dearer winter");
    await film.say("It is built on the base, or on another case.");
    await film.click(dialog.getByRole("button", { name: "Add scenario" }));
    await dialog.waitFor({ state: "hidden" });
    await film.say("Show it and type over any driver: what you type belongs to this case alone.");
    film.chapter("Side by side");
    await page.mouse.move(640, 560);
    await film.roll(330);
    await film.say(
      "All cases stand side by side, each with its difference to the base, to the cent.",
    );
    film.chapter("What moves the lowest cash");
    await film.roll(900);
    await film.say("Each bar is one driver, changed alone. The longest is on top.");
    await film.say("Where a bar ends at the floor, the overdraft tops cash up.");
    film.chapter("Goal seek");
    await film.roll(-1600);
    const seek = page.getByRole("dialog", { name: "Goal seek" });
    await film.click(page.getByRole("button", { name: "Goal seek" }), seek);
    await film.say(
      "Or the other way round: which price, which number of days, brings cash to where you want it?",
    );
    await film.say("The answer can be kept as a scenario, and the base stays as it was.");
  },
};
