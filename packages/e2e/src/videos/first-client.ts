import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

export const firstClient: Script = {
  id: "first-client",
  category: "Getting started",
  title: "Your first client",
  about: "Add one client or a whole list, find them again, and read a client's page.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Add a client");
    await film.open("/app/clients", page.getByRole("button", { name: "Add client" }));
    await film.say("Everybody whose figures you keep is in this list.");
    const dialog = page.getByRole("dialog", { name: "Add client" });
    await film.click(page.getByRole("button", { name: "Add client" }), dialog);
    await film.say("A name is all that is needed. The rest can wait.");
    await film.click(dialog.getByLabel("Client name"));
    await film.type("Quayside Ceramics");
    await film.say("Year end and currency become what a new model for this client starts with.");
    await film.click(dialog.getByRole("button", { name: "Add client" }));
    await dialog.waitFor({ state: "hidden" });
    film.chapter("Find it again");
    await film.click(page.getByRole("searchbox", { name: "Search clients" }));
    await film.type("quay");
    const found = page.getByRole("link", { name: "Quayside Ceramics" }).first();
    await found.waitFor();
    await film.say(
      "Search, filter, sort and page stay in the address: send it, or come back to it.",
    );
    film.chapter("A client's page");
    await film.open(
      "/app/clients?search=saltmarsh",
      page.getByRole("link", { name: /Saltmarsh/ }).first(),
    );
    await film.click(
      page.getByRole("link", { name: /Saltmarsh/ }).first(),
      page.getByRole("heading", { level: 1, name: /Saltmarsh/ }),
    );
    await film.say(
      "One page tells how a client stands: cash ahead, forecasts, ledger, reports and notes.",
    );
    await film.roll(420);
    await film.say("What happened last, and who did it, is at the end.");
    film.chapter("A whole list at once");
    await film.open(
      "/app/clients",
      page
        .getByRole("link", { name: "Import" })
        .or(page.getByRole("button", { name: "Import" }))
        .first(),
    );
    await film.click(
      page
        .getByRole("link", { name: "Import" })
        .or(page.getByRole("button", { name: "Import" }))
        .first(),
    );
    await film.say("A list from another program comes in as a CSV file.");
    await film.say(
      "You see every row before anything is kept. One wrong row, and nothing is taken.",
    );
  },
};
