import { readFile } from "node:fs/promises";
import { API_BASE } from "@app/contract/endpoint";
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { hasOffice, savedByOffice } from "./office.ts";
import { giveWorkbook as give, withFigure } from "./workbook-file.ts";

test("a workbook changed and recalculated by another program comes back as a scenario with its cash", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  // The other program takes its time to start.
  test.slow();
  await login();
  const id = await makeModel(page, "Out and back");
  await navigate(`/models/${id}`);
  const bytes = await downloadWorkbook(page);
  const changed = await savedByOffice(await withRate(bytes, id, 250), "xlsx");

  await page.getByRole("button", { name: "Excel and actuals" }).click();
  await page.getByRole("menuitem", { name: "Take back a changed workbook…" }).click();
  await give(page, "Higher rate.xlsx", changed);
  const row = page.getByRole("row", { name: /Average rate an hour/ });
  await expect(row).toContainText("Jun-29");
  await expect(row).toContainText("250");
  await expectAccessible();
  await expect(page.getByLabel("Name of the scenario")).toHaveValue("Higher rate");
  await page.getByRole("button", { name: "Make a scenario of 1 change" }).click();
  await expect(page).toHaveURL(/scenarios\?.*scenario=higherRate/);
  await expect
    .poll(async () => (await documentOf(page, id)).scenarios.at(-1))
    .toMatchObject({
      name: "Higher rate",
      overrides: [{ line: "hourlyRate", value: 250, from: 35, to: 35 }],
    });

  await navigate(
    `/models/${id}/statements?statement=cashFlow&periods=all&unit=year&scenario=higherRate`,
  );
  const cash = page
    .getByRole("treegrid")
    .getByRole("row", { name: /^Closing cash/ })
    .first();
  const expected = hasOffice ? await closingCashIn(changed) : await closingCashOf(page, id);
  await expect(cash.getByRole("gridcell").last()).toHaveText(
    Math.round(expected).toLocaleString("en-AU"),
  );
});

test("changes become figures of the base where that is chosen, and one undo takes them back @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Into the base");
  const before = await documentOf(page, id);
  await navigate(`/models/${id}/workbook`);
  await give(page, "Board.xlsx", await withRate(await workbookOf(page, id), id, 250));
  await page.getByRole("radio", { name: /Figures of the base/ }).check();
  await page.getByRole("button", { name: "Change the base in 1 place" }).click();
  await expect(page).toHaveURL(/\/drivers/);
  await expect.poll(() => documentOf(page, id)).not.toEqual(before);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect
    .poll(async () => JSON.stringify(await documentOf(page, id)))
    .toBe(JSON.stringify(before));
});

test("a workbook of another model says so by name, and one of an older version what stands there now @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const [id, other] = [await makeModel(page, "Mine"), await makeModel(page, "Theirs")];
  const [older, others] = [await workbookOf(page, id), await workbookOf(page, other)];
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 }];
  const body = { saveId: crypto.randomUUID(), baseVersion: 1, edits };
  await page.request.put(`${API_BASE}/model/${id}/document`, { data: body });

  await navigate(`/models/${id}/workbook`);
  await give(page, "Board.xlsx", await withRate(others, other, 250));
  await expect(page.getByText("This is not a workbook of “Mine”")).toBeVisible();
  await expect(page.getByText("It was made from “Theirs”")).toBeVisible();
  await expect(page.getByRole("button", { name: /Make a scenario/ })).toBeHidden();

  await give(page, "Board.xlsx", await withRate(older, id, 250));
  await expect(page.getByText("Made from version 1; the model is at version 2")).toBeVisible();
  await expect(page.getByText("Now 190")).toBeVisible();
  await page.getByRole("checkbox", { name: /Take Average rate an hour/ }).uncheck();
  await expect(page.getByRole("button", { name: "Make a scenario of 0 changes" })).toBeDisabled();
});

async function downloadWorkbook(page: Page) {
  await page.getByRole("button", { name: "Excel and actuals" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download workbook" }).click(),
  ]);
  return readFile(await download.path());
}

async function workbookOf(page: Page, id: number) {
  return (await page.request.get(`${API_BASE}/model/${id}/workbook`)).body();
}

async function documentOf(page: Page, id: number): Promise<ModelDocument> {
  // The line it was on may have been closed while another program calculated.
  const answer = await page.request.get(`${API_BASE}/model/${id}/document`, { maxRetries: 1 });
  return (await answer.json()).data.document;
}

/** With another rate in its last month. */
const withRate = (bytes: Buffer, modelId: number, rate: number) =>
  withFigure(bytes, { modelId, version: 1 }, "hourlyRate", rate);

/** In the last period, as the program saved it. */
async function closingCashIn(bytes: Buffer): Promise<number> {
  const { sheets } = await readXlsx(bytes);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const cash = rows.find((cells) => cells.includes("cf.closingCash"));
  return Number(cash?.filter((cell) => typeof cell === "number").at(-1));
}

/** The same by the engine, where no other program is there to ask. */
async function closingCashOf(page: Page, id: number): Promise<number> {
  const cases = casesOf(buildModel(await documentOf(page, id)));
  const [sheet] = runScenarios(cases, ["higherRate"]);
  return sheet ? (seriesOf(cases.model.program, sheet, "cf.closingCash").at(-1) ?? 0) : 0;
}
