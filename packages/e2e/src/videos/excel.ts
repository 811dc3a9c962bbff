import { readFile } from "node:fs/promises";
import { API_BASE } from "@app/contract/endpoint";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import { giveWorkbook, withFigure } from "#workbook-file.ts";
import type { Script } from "./script.ts";

export const excel: Script = {
  id: "excel",
  category: "Models",
  title: "Excel out and back in",
  about:
    "A workbook with live formulas goes out; what somebody changed in it comes back as a scenario.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Live formulas");
    await film.open("/app/models/1", page.getByText("Show as table").first());
    await film.say("Whoever wants to check the model in Excel gets all of it, not a picture.");
    await film.click(
      page.getByRole("button", { name: "Excel and actuals" }),
      page.getByRole("menuitem", { name: "Download workbook" }),
    );
    const downloaded = page.waitForEvent("download");
    await film.click(page.getByRole("menuitem", { name: "Download workbook" }));
    const file = await (await downloaded).path();
    const answer = await page.request.get(`${API_BASE}/model/1/document`);
    const made = { modelId: 1, version: (await answer.json()).data.version };
    await film.say(
      "Every line is a formula that leads to a driver. Change one, and Excel gives the figures we would.",
    );
    film.chapter("Back in");
    await film.click(
      page.getByRole("button", { name: "Excel and actuals" }),
      page.getByRole("menuitem", { name: "Take back a changed workbook…" }),
    );
    await film.click(
      page.getByRole("menuitem", { name: "Take back a changed workbook…" }),
      page.getByText("Choose a workbook or drop it here"),
    );
    await film.say("Blue figures may be changed in Excel, by you or by the client.");
    const changed = await withFigure(await readFile(file), made, "price", 131);
    await giveWorkbook(page, "From the client.xlsx", changed);
    await page.getByRole("button", { name: "Make a scenario of 1 change" }).waitFor();
    await film.say(
      "You see what was changed, cell by cell, before anything is taken: here, a price in the last month.",
    );
    await film.say(
      "It becomes a scenario of its own or figures of the base, as you choose, and can be undone.",
    );
    film.chapter("Actual figures from a file");
    await film.click(
      page.getByRole("button", { name: "Excel and actuals" }),
      page.getByRole("menuitem", { name: "Add actuals from a file…" }),
    );
    await film.say(
      "Actual figures of a month can come from a file as well, where no ledger is connected.",
    );
  },
};
