import { expect, test } from "./fixtures.ts";
import { makeLink, makeReport } from "./reports.ts";

/** 8 × 8 pixels of #0a3d62. */
const LOGO = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgsk3CihiGlgQAbLgqQYxB86UAAAAASUVORK5CYII=",
    "base64",
  ),
};

test("a firm's logo and colour are on what it publishes next, and stay there when it has others @long", async ({
  page,
  browser,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/team");
  await page.getByRole("button", { name: "Change the look" }).click();
  await page.locator('input[type="file"]').setInputFiles(LOGO);
  await expect(page.getByText("Logo saved")).toBeVisible();
  const colour = page.getByLabel("Colour", { exact: true });
  await colour.fill("#ffd54f");
  await page.getByRole("button", { name: "Use #a68a33" }).click();
  await expect(colour).toHaveValue("#a68a33");
  await expectAccessible({ within: "[role=dialog]" });
  await page.getByRole("button", { name: "Save colour" }).click();
  await expect(page.getByText("Colour of reports saved")).toBeVisible();

  const id = await makeReport(page, "Dressed");
  const { path } = await makeLink(page, id);
  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  const hosts = new Set<string>();
  reader.on("request", (request) => hosts.add(new URL(request.url()).host));
  const isDressed = async () => {
    await reader.goto(path);
    const head = reader.getByRole("banner").first();
    await expect(head.locator("img.firm-logo")).toBeVisible();
    await expect(head).toHaveCSS("box-shadow", /rgb\(166, 138, 51\)/);
  };
  await isDressed();
  await expectAccessible();

  await navigate("/team");
  await page.getByRole("button", { name: "Change the look" }).click();
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect(page.getByText("Logo removed")).toBeVisible();
  await isDressed();
  expect([...hosts].filter((host) => host !== new URL(reader.url()).host && host !== "")).toEqual(
    [],
  );
  await stranger.close();
});
