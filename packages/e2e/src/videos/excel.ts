import { readFile } from "node:fs/promises";
import { API_BASE } from "@app/contract/endpoint";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import { giveWorkbook, withFigure, workbookIn } from "#workbook-file.ts";
import type { Script } from "./script.ts";
import { showWorkbook } from "./workbook-page.ts";

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
    const workbook = await workbookIn(await readFile(file), made);
    await showWorkbook(page, workbook, { sheet: "P&L", row: "pl.grossProfit" });
    await film.say("The workbook has a sheet for each statement, and one for the drivers.");
    await film.say("Every figure of a statement is a formula, as the line at the top says.");
    await showWorkbook(page, workbook, { sheet: "Drivers", row: "price" });
    await film.say("Blue figures are what may be typed over: by you, or by the client.");
    film.chapter("Back in");
    await film.open("/app/models/1", page.getByText("Show as table").first());
    await film.click(
      page.getByRole("button", { name: "Excel and actuals" }),
      page.getByRole("menuitem", { name: "Take back a changed workbook…" }),
    );
    await film.click(
      page.getByRole("menuitem", { name: "Take back a changed workbook…" }),
      page.getByText("Choose a workbook or drop it here"),
    );
    await film.say("A workbook that somebody changed is given back here.");
    const changed = await withFigure(await readFile(file), made, "price", 131);
    await giveWorkbook(page, "From the client.xlsx", changed);
    await page.getByRole("button", { name: "Make a scenario of 1 change" }).waitFor();
    await film.say(
      "You see what was changed, cell by cell, before anything is taken: here, a price in the last month.",
    );
    const scenario = page.getByRole("button", { name: "Make a scenario of 1 change" });
    await film.pointAt(scenario);
    await film.say("It becomes a scenario of its own, and the base stays as it was.");
    await film.click(scenario, page.getByRole("button", { name: "Add scenario" }));
    await film.say("There it is, beside the others, with the one figure that differs.");
  },
};
