import { documentOf, give, trialBalance } from "./actuals-file.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("a month rolled forward by a file stands in the track record, and undo takes it out again @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Looked back at");
  await navigate(`/models/${id}/track_record`);
  await expect(page.getByText("Nothing to look back at yet")).toBeVisible();

  // July as forecast, but for 1,000 spent on what nobody forecast.
  await page.getByRole("link", { name: "Add actuals" }).click();
  const before = await documentOf(page, id);
  const { file } = trialBalance(before, [["Rowing club evening", "Expense", 1_000_00]]);
  await give(page, "TB July.csv", file);
  await page.getByRole("button", { name: "Go on to accounts" }).click();
  await page.getByRole("button", { name: /New: Rowing club evening/ }).click();
  await page.getByRole("button", { name: "See the roll-forward" }).click();
  await page.getByRole("button", { name: "Roll forward to Jul-26" }).click();
  await expect.poll(async () => (await documentOf(page, id)).timeline.actualCount).toBe(1);

  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Track record", { exact: true }).click();
  await expect(page.getByText(/^1 roll-forward, Jul-26\./)).toBeVisible();
  const rolled = page
    .getByRole("table", { name: "Roll-forwards" })
    .getByRole("row", { name: /Jul-26/ });
  // Of profit and of cash, as the bridge had said.
  await expect(rolled.getByText("(1,000)")).toHaveCount(2);
  const evening = page.getByRole("row", { name: /Rowing club evening/ });
  await expect(evening.getByText("Was not forecast")).toBeVisible();
  await expect(
    page.getByText(/Whether a line leans to one side shows after 6 months/),
  ).toBeVisible();
  await page.getByText("Show as table").first().click();
  await expect(page.getByRole("table", { name: /came less forecast/ })).toBeVisible();
  await expectAccessible();

  await rolled.getByRole("link", { name: "Compare versions 1 and 2, Jul-26" }).click();
  await expect(page.getByRole("heading", { name: "What changed, in money" })).toBeVisible();
  await page.getByRole("link", { name: "Statements", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await documentOf(page, id)).timeline.actualCount).toBe(0);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Track record", { exact: true }).click();
  await expect(page.getByText("Nothing to look back at yet")).toBeVisible();
});
