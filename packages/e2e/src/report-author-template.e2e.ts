import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { makeReport } from "./reports.ts";

test("a report is saved as a template, renamed, and made again of another model, with what that lacks @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const reportId = await makeReport(page, "First client", { opensDrivers: true });
  await navigate("/models");
  await page.getByRole("link", { name: "First client", exact: true }).click();
  await page.getByRole("link", { name: "Reports", exact: true }).click();
  await page.getByRole("link", { name: "First client", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reports/${reportId}$`));
  await page.getByRole("button", { name: "Save as template" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Board pack");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("Template Board pack saved")).toBeVisible();

  const second = await makeModel(page, "Second client", undefined, "hospitality");
  await navigate(`/models/${second}/reports`);
  await page.getByRole("button", { name: "From a template" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a report from a template" });
  await page.getByRole("button", { name: "Actions for Board pack" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Monthly pack");
  await page.getByRole("button", { name: "Rename template" }).click();
  await expect(dialog.getByText("Monthly pack")).toBeVisible();
  await expectAccessible({ within: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Use Monthly pack" }).click();
  const shown = page.getByRole("region", { name: "Page", exact: true });
  await expect(shown.getByText("Lowest cash ahead", { exact: false })).toBeVisible();
  const told = page.getByRole("status").filter({ hasText: "does not have all of the template" });
  await expect(told.getByText(/^No “Hours .*”\.$/)).toBeVisible();
  await expectAccessible();
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told).toBeHidden();
});
