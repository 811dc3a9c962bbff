import { readFile } from "node:fs/promises";
import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
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
    await film.open("/app/models/1", page.getByText("Balanced", { exact: true }).first());
    await film.say("Whoever wants to check the model in Excel gets all of it, not a picture.");
    await film.click(
      page.getByRole("button", { name: "Excel and actuals" }),
      page.getByRole("menuitem", { name: "Download workbook" }),
    );
    const downloaded = page.waitForEvent("download");
    await film.click(page.getByRole("menuitem", { name: "Download workbook" }));
    const file = await (await downloaded).path();
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
    await page.locator('input[type="file"]').setInputFiles({
      name: "From the client.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: await readFile(file),
    });
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await film.say(
      "Here you see what was changed, cell by cell, before anything is taken. In this one, nothing was.",
    );
    await film.say(
      "Changes become a scenario of their own or figures of the base, as you choose, and can be undone.",
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
