import { expect, test } from "./fixtures.ts";

test("an advisor goes from the clients to the portfolio, sorts it, narrows it, and takes it along", async ({
  page,
  onlookers,
  login,
  navigate,
  expectAccessible,
}) => {
  await login(onlookers.admins[0]);
  await navigate("/clients");
  await page.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/app/portfolio");
  const row = page.getByRole("row", { name: new RegExp(onlookers.model.name) });
  await expect(row).toBeVisible();
  await expectAccessible();

  await page.getByRole("button", { name: "Closing" }).click();
  await expect(page).toHaveURL(/sort=closing/);
  await expect(row).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the portfolio" }).fill("zzzz");
  await expect(page.getByText("No forecast fits")).toBeVisible();
  await page.getByRole("button", { name: "Show all forecasts" }).click();
  await expect(row).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString("utf8");
  expect(file).toContain("Lowest less floor");
  expect(file).toContain(onlookers.model.name);
});
