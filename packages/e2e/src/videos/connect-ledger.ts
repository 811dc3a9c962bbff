import { SAMPLE } from "#connect-sample.ts";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

export const connectLedger: Script = {
  id: "connect-ledger",
  category: "Getting started",
  title: "Connect a ledger",
  about: "Read the books, see that they agree, give each account its line, and forecast from them.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Where the books are");
    await film.open(
      "/app/connections/add",
      page.getByRole("heading", { name: "Where are the books?" }),
    );
    await film.say(
      "Books come from a cloud ledger, an ERP system, or a spreadsheet that any program exports.",
    );
    await film.say("Here it is the sample, which you can try without a ledger of your own.");
    await film.click(
      page.getByRole("link", { name: "Sample Company", exact: true }),
      page.getByRole("button", { name: "Connect Sample Company" }),
    );
    await film.say("Forecastle only ever reads. It cannot change anything in the books.");
    film.chapter("Seven checks");
    await film.click(
      page.getByRole("button", { name: "Connect Sample Company" }),
      page.getByRole("heading", { name: `${SAMPLE} is read` }),
    );
    await film.say("Every account and month was read, and held against the ledger's own reports.");
    await film.say("Seven checks, all exact. Where one is not, it says which account and month.");
    film.chapter("A line for every account");
    await film.click(
      page.getByRole("link", { name: "Map accounts" }),
      page.getByRole("row").nth(6),
    );
    await film.say(
      "Each account has its line: by what it is called, how it moves, and where your firm put such ones before.",
    );
    await film.say("What is not certain is asked. Nothing is placed in silence on a guess.");
    await film.roll(360);
    await film.say(
      "Place one otherwise, and you see which figures move, and by how much, before it is kept.",
    );
    film.chapter("A first forecast");
    await film.click(
      page.getByRole("link", { name: "Make a forecast from it" }),
      page.getByRole("button", { name: "Open forecast" }),
    );
    await film.say(
      "A forecast from the books: each driver is worked out of what happened, and says how.",
    );
    await film.click(
      page.getByRole("button", { name: "Open forecast" }),
      page.getByText("Show as table").first(),
    );
    await film.say("It balances from the first moment, and rolls forward when the ledger does.");
  },
};
