import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf } from "@app/engine/scenarios/cases";
import { documentOf, give, trialBalance } from "./actuals-file.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("a trial balance is read, placed, looked at and rolled forward; one undo takes it back to the byte", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Rolled on");
  const before = await documentOf(page, id);
  await navigate(`/models/${id}/actuals`);
  await expect(page.getByText("No period is actual yet. Jul-26 is next.")).toBeVisible();
  await expectAccessible();

  // 1,000 that the forecast knows nothing of.
  const { file, bank } = trialBalance(before, [["Rowing club evening", "Expense", 1_000_00]]);
  await give(page, "TB July.csv", file);
  await expect(page.getByRole("heading", { name: "What we found in the sheet" })).toBeVisible();
  await expect(
    page.getByRole("columnheader", { name: "Debit", exact: false }).first(),
  ).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Go on to accounts" }).click();

  const asked = page.getByRole("table", { name: "Accounts to look at" });
  await expect(asked.getByRole("row", { name: /Rowing club evening/ })).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole("button", { name: "See the roll-forward" })).toBeDisabled();
  await asked.getByRole("button", { name: /New: Rowing club evening/ }).click();
  await page.getByRole("button", { name: "See the roll-forward" }).click();

  await expect(page.getByRole("heading", { name: "Roll forward to Jul-26" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: /Why closing cash in Jul-26 is 1,000 lower/ }),
  ).toBeVisible();
  await expect(page.getByText("+0 −1,000 +0 = −1,000")).toBeVisible();
  await expectAccessible();
  expect(await documentOf(page, id)).toEqual(before);

  await page.getByRole("button", { name: "Roll forward to Jul-26" }).click();
  await expect(page).toHaveURL(/\/statements/);
  await expect.poll(async () => (await documentOf(page, id)).timeline.actualCount).toBe(1);
  const rolled = await documentOf(page, id);
  expect(rolled.accounts.at(-1)).toMatchObject({
    name: "Rowing club evening",
    sources: ["rowing club evening"],
  });
  expect(cashIn(rolled)[0]).toBeCloseTo(bank, 9);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect
    .poll(async () => JSON.stringify(await documentOf(page, id)))
    .toBe(JSON.stringify(before));

  await navigate(`/models/${id}/history`);
  await expect(page.getByText("Forecast before Jul-26 was actual")).toBeVisible();
});

test("what is wrong in a file is told by its row, and a file that is none in words @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Bad files");
  const document = await documentOf(page, id);
  await navigate(`/models/${id}/actuals`);

  await give(page, "letter.csv", "Dear all,\nsee you on Monday\n");
  await expect(page.getByText("No row names the columns.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Go on to accounts" })).toBeDisabled();
  await page.getByRole("button", { name: "Another file" }).click();

  await give(
    page,
    "TB.csv",
    trialBalance(document, []).file.replace(/(\d+)\.(\d\d)(?=,?\n)/, "$1O.$2"),
  );
  await expect(page.getByText(/is not an amount with 2 decimals/)).toBeVisible();
  await page.getByRole("button", { name: "Another file" }).click();

  await give(page, "old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"));
  await expect(page.getByText("old .xls format")).toBeVisible();
  expect(await documentOf(page, id)).toEqual(document);
});

test.use({
  // The browser tells of every refused call.
  expectedComplaints: [/status of 400/],
});

function cashIn(document: ModelDocument) {
  const { model, base } = casesOf(buildModel(document));
  return seriesOf(model.program, base, "cf.closingCash");
}
