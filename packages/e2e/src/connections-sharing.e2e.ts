import { connectSample, SAMPLE } from "./connect-sample.ts";
import { expect, test } from "./fixtures.ts";
import { elsewhere } from "./sign-in.ts";
import { takeTeam } from "./teams.ts";

test("a connection shared with somebody outside is in their list until the share ends @long", async ({
  page,
  browser,
  login,
  navigate,
}) => {
  const [outsider] = takeTeam().admins;
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  await page.getByRole("link", { name: "Open the connection" }).click();
  await page.getByLabel("E-mail of somebody outside").fill("nobody");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("E-mail of somebody outside")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByLabel("E-mail of somebody outside").fill(outsider.email);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText(`Shared with ${outsider.email}`)).toBeVisible();

  const theirs = await elsewhere(browser, outsider, "/connections?filter=Shared");
  const row = theirs.getByRole("row", { name: new RegExp(SAMPLE) });
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: SAMPLE }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: SAMPLE })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Sync now" })).toBeHidden();

  await page.getByRole("button", { name: /^End the share with/ }).click();
  await expect(page.getByText("With nobody.")).toBeVisible();
  await theirs.goto("/app/connections?filter=Shared");
  await expect(theirs.getByText("Nothing is shared with you")).toBeVisible();
  const tabs = theirs.getByRole("navigation", { name: "Which connections" });
  await expect(tabs.locator("[aria-current]")).toHaveText(["Shared0"]);
});

test("a member whose access is taken away no longer finds the connection @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  const member = await elsewhere(browser, team.member, "/connections");
  await expect(member.getByRole("row", { name: new RegExp(SAMPLE) })).toBeVisible();
  await page.getByRole("link", { name: "Open the connection" }).click();
  await page.getByRole("switch", { name: team.member.name }).click();
  await expect(page.getByRole("switch", { name: team.member.name })).not.toBeChecked();
  await member.reload();
  await expect(member.getByText("No connections yet")).toBeVisible();
});
