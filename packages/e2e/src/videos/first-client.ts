import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

/** One of its rows names a year end that may be two. */
const LIST = {
  ...{ name: "Contacts.csv", mimeType: "text/csv" },
  buffer: Buffer.from(
    [
      "Client name,Contact name,E-mail,Financial year end,Currency",
      "Harbour Rope Works,Mia Lund,mia@harbourrope.example,30 June,AUD",
      "Bell & Anchor Hotel,Jo Reis,jo@bellanchor.example,31/12/2026,AUD",
      "Northlight Framing,Ines Vidal,ines@northlight.example,5/6,AUD",
    ].join("\n"),
  ),
};

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
    await film.say("Part of a name is enough.");
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
    const importing = page.getByRole("link", { name: "Import" });
    await film.open("/app/clients", importing);
    await film.click(importing, page.getByText("Choose a list or drop it here"));
    await film.say("A list from another program comes in as a CSV or Excel file.");
    await page.locator("input[type=file]").setInputFiles(LIST);
    const wrong = page.getByRole("table", { name: "What is wrong in the list" });
    await wrong.waitFor();
    await film.say("Its columns are recognised, and can be read as something else.");
    await page.mouse.move(760, 500);
    await film.rollTo(page.getByRole("heading", { name: "What is wrong" }));
    await film.say("What is wrong is named with its row, before anything is kept.");
    await film.say("Every client of the list is there, with what becomes of it.");
    await film.rollTo(page.getByRole("heading", { name: "Clients in the list" }));
    await film.click(page.getByLabel("Leave out the rows that are wrong"));
    await film.say("Mend the file, or leave that row out.");
    await film.click(
      page.getByRole("button", { name: "Add 2 clients" }),
      page.getByText("Clients imported: 2 added"),
    );
    await film.say("The others are clients now.");
  },
};
