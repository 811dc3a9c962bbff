import { readFile } from "node:fs/promises";
import { WORKBOOK } from "@app/contract/content-types";
import { buildModel } from "@app/engine/build/build-model";
import { carriedIn } from "@app/engine/excel/document-sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { readDocument } from "@app/engine/model/read-document";
import { casesOf } from "@app/engine/scenarios/cases";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel, rowOf } from "./models.ts";

test("a model leaves as a workbook and comes back as a model with the same cash @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await makeModel(page, "Harbour plan");
  await navigate("/models");
  const file = await downloadWorkbook(page, "Harbour plan");
  expect(file.name).toBe("Harbour plan.xlsx");

  await navigate("/models/new?way=workbook");
  await bring(page, file.name, file.bytes);
  const holds = page.getByRole("region", { name: "What the workbook holds" });
  await expect(holds).toContainText("Monthly, 3 years");
  await expect(holds).toContainText("Pass");
  await expect(page.getByText("No figure was changed in Excel.")).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Name", { exact: true }).fill("Harbour plan, brought back");
  await page.getByRole("button", { name: "Create model" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Harbour plan, brought back" }),
  ).toBeVisible();

  await navigate("/models");
  const cash = (name: string) => rowOf(page, name).getByRole("cell").nth(5).textContent();
  expect(await cash("Harbour plan, brought back")).toBe(await cash("Harbour plan"));
});

test("figures changed in Excel become a scenario named after the file, and what cannot be taken is told first @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await makeModel(page, "Rate plan");
  await navigate("/models");
  const { bytes } = await downloadWorkbook(page, "Rate plan");

  await navigate("/models/new?way=workbook");
  await bring(page, "Higher rate.xlsx", await withChanges(bytes));
  const changed = page.getByRole("region", { name: "What was changed in Excel" });
  await expect(changed).toContainText("1 figure was changed in Excel");
  await expect(changed).toContainText("the scenario “Higher rate”");
  await expect(changed.getByRole("row", { name: /Average rate an hour/ })).toContainText("250");
  await expect(page.getByText("1 change cannot be taken and is left out")).toBeVisible();
  await expect(page.getByText(/^'P&L'![A-Z]+\d+ is calculated\./)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Create without what cannot be taken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rate plan" })).toBeVisible();
  const [id] = /\d+$/.exec(page.url()) ?? [];
  const kept = await page.request.get(`/api/frontend/model/${id}/document`);
  const { scenarios } = (await kept.json()).data.document;
  expect(scenarios.at(-1)).toMatchObject({
    name: "Higher rate",
    overrides: [{ line: "hourlyRate", value: 250, from: 35, to: 35 }],
  });
});

test("a file that is no workbook of a model is refused in words, and another can be chosen @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/models/new?way=workbook");
  await bring(page, "notes.xlsx", Buffer.from("a,b"));
  await expect(page.getByText("The file is not an Excel workbook.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create model" })).toBeHidden();
});

async function downloadWorkbook(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download workbook" }).click(),
  ]);
  await expect(page.getByText("Workbook downloaded")).toBeVisible();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function bring(page: Page, name: string, buffer: Buffer) {
  const choose = page.getByLabel("Choose a workbook or drop it here");
  await choose.setInputFiles({ name, mimeType: WORKBOOK, buffer });
}

/** The same workbook with an hourly rate changed, and a total typed over. */
async function withChanges(bytes: Buffer) {
  const carried = carriedIn((await readXlsx(bytes)).sheets);
  const { document } = readDocument(JSON.parse("text" in carried ? carried.text : "null"));
  if (!document) throw new Error("The workbook holds no model.");
  const { model, base } = casesOf(buildModel(document));
  const workbook = exportModel(model, base);
  const lastCellOf = (id: string) =>
    workbook.sheets
      .flatMap(({ rows }) => rows)
      .find(({ cells }) => cells[2]?.value === id)
      ?.cells.at(-1);
  const [rate, profit] = [lastCellOf("hourlyRate"), lastCellOf("pl.profit")];
  if (rate) rate.value = 250;
  delete profit?.formula;
  return Buffer.from(await writeXlsx(workbook));
}
