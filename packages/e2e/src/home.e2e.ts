import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { makeLink, makeReport } from "./reports.ts";

test("an advisor sees on the first page how much cash a forecast keeps, and opens it from there", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await makeModel(page, "Headroom at a glance");
  await navigate("/");
  const table = page.getByRole("table", { name: "Cash headroom above floor" });
  await expect(table.getByRole("columnheader")).toHaveCount(11);
  await expectAccessible();
  await table.getByRole("link", { name: /Headroom at a glance/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Headroom at a glance" })).toBeVisible();
});

test("what a reader asks waits on the first page until somebody of the team answers it @long", async ({
  page,
  login,
  navigate,
  browser,
}) => {
  await login();
  const { path } = await makeLink(page, await makeReport(page, "Asked about"));
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(path);
  await reader.getByRole("button", { name: "Write a note about Closing cash" }).click();
  await reader.getByLabel("Your note").fill("Are we still under in February?");
  await reader.getByRole("button", { name: "Post note" }).click();
  await expect(reader.getByText("Are we still under in February?")).toBeVisible();

  await navigate("/");
  await expect(page.getByText("Are we still under in February?")).toBeVisible();
  await page.getByRole("link", { name: "Reply to Guest" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
