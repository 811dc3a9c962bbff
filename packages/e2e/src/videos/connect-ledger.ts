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
    await film.open("/app/connections", page.getByRole("link", { name: "Add connection" }));
    await film.say("Every ledger that you connected is here, with when it was read last.");
    // What nobody has set up for the demo would be all that one sees of the list.
    await page.goto("/app/connections/add");
    await page.getByRole("searchbox").fill("sample");
    const sample = page.getByRole("link", { name: "Sample Company", exact: true });
    await sample.waitFor();
    await film.say("Another one begins with where its books are. Here it is the sample.");
    await film.click(sample, page.getByRole("button", { name: "Connect Sample Company" }));
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
    await film.say("How sure each is stands beside it. What is not certain would be asked.");
    await film.roll(360);
    await film.say("Source and model are held against each other, month by month, to the cent.");
    film.chapter("A first forecast");
    await film.click(
      page.getByRole("link", { name: "Make a forecast from it" }),
      page.getByRole("button", { name: "Open forecast" }),
    );
    await film.say("A forecast from the books: its drivers are read from what happened.");
    await film.click(
      page.getByRole("button", { name: "Open forecast" }),
      page.getByRole("link", { name: "Overview", exact: true }),
      page.getByText("Show as table").first(),
    );
    await film.say("It balances from the first moment, and everything that is checked is right.");
  },
};
