import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { beyondPx } from "./table-fit.ts";

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

test("an advisor tries a shock on every forecast, takes the result along and keeps it as a scenario @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Shaken forecast");
  await navigate("/portfolio");
  await page.getByRole("button", { name: "Remove Debtors" }).click();
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name: "Revenue" }).click();
  const size = page.getByRole("textbox", { name: "Revenue, by how much" });
  await size.fill("-20");
  await size.press("Tab");
  await expect(size).toHaveValue("−20.0 %");
  await page.getByRole("button", { name: /^Run on/ }).click();
  await expect(page.getByRole("heading", { name: "What the shock does to cash" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Closing, shock" })).toBeVisible();
  await expect(page.getByText(/^From [A-Z][a-z]{2}-\d\d, \d+ forecasts? in/)).toBeVisible();
  await expect(page.getByText(/^Run: Today at/)).toBeVisible();
  await expectAccessible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString("utf8");
  expect(file).toContain("Interest rates +1.00 pt, Wages +3.0 %, Revenue −20.0 %");
  expect(file).toContain("Shaken forecast");

  await page.getByRole("button", { name: "Keep as a scenario" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Hard winter");
  await page.getByRole("checkbox", { name: /Shaken forecast/ }).check();
  await expectAccessible();
  await page.getByRole("button", { name: "Keep in 1 forecast" }).click();
  await expect(page.getByText("Kept as a scenario in 1 forecast")).toBeVisible();
  await navigate(`/models/${id}/scenarios`);
  await expect(page.getByText("Hard winter").filter({ visible: true }).first()).toBeVisible();

  await navigate("/portfolio");
  // A scenario more leaves what was tried as it was.
  await expect(page.getByRole("columnheader", { name: "Closing, shock" })).toBeVisible();
  await expect(page.getByText(/changed since this run/)).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("button", { name: "Closing" })).toBeVisible();
});

test.describe("of a shock", () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test("a table that did not load gives way when it is cleared; with overdrafts it fits a screen of 1440 @long", async ({
    page,
    login,
    navigate,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await login();
    await makeModel(page, "Overdrawn forecast");
    await navigate("/portfolio");
    const rows = "**/portfolio/shock/model?*";
    await page.route(rows, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: /^Run on/ }).click();
    await expect(page.getByText("This part did not load")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByRole("button", { name: "Closing" })).toBeVisible();

    await page.unroute(rows);
    await page.route(rows, async (route) => {
      const response = await route.fetch();
      const drawn = '"mostDrawn":{"value":326183,"period":"22 Nov-26"}';
      const body = (await response.text()).replaceAll('"mostDrawn":null', drawn);
      await route.fulfill({ response, body });
    });
    await page.getByRole("button", { name: /^Run on/ }).click();
    // Until it is done, the table is asked for and drawn again and again.
    await expect(page.getByText(/^Run: Today at/)).toBeVisible();
    await expect(page.getByText(/^overdraft 326,183/)).toHaveCount(2);
    const table = page.getByRole("table", { name: "Portfolio under a shock" });
    expect(await beyondPx(table)).toBe(0);
    // One may be under way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
