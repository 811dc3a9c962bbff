import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel, rowOf } from "./models.ts";
import { chooseFromMenu } from "./row-menu.ts";
import { elsewhere } from "./sign-in.ts";
import type { Team } from "./teams.ts";

test("an advisor makes a model from a starter for a client, and finds it in the list", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { name: client } = clientOf(team);
  await login();
  await navigate("/models");
  await page.getByRole("link", { name: "New model" }).first().click();
  await page.getByRole("radio", { name: "Manufacturing" }).check();
  await page.getByLabel("Name", { exact: true }).fill("Contract canning");
  await page.getByLabel("Client", { exact: true }).fill(client);
  await optionOf(page, client).click();
  await page.getByRole("radio", { name: "Quarterly, 5 years" }).check();
  await page.getByRole("button", { name: "Create model" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contract canning" })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/models\/\d+$/);

  await navigate("/models");
  await expect(page).toHaveURL(/filter=Team/);
  const row = rowOf(page, "Contract canning");
  await expect(row).toContainText(client);
  await expect(row).toContainText("Quarterly, 5 years");
  await expect(row).toContainText("Pass");
});

test("a model is made by the keyboard alone, and a second Enter makes no second one @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/");
  await page.keyboard.press("m");
  await expect(page.getByRole("heading", { level: 1, name: "New model" })).toBeVisible();
  await page.getByRole("radio", { name: "Services firm" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Retail and wholesale" })).toBeChecked();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(/^Retail and wholesale, FY/);
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed once");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Typed once" })).toBeVisible();

  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page.getByRole("row", { name: /Typed once/ })).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Typed on");
  await page.getByRole("option", { name: "Typed once" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Typed once" })).toBeVisible();
});

test("on a phone the form of a new model is one step away from its ten starters @long", async ({
  page,
  login,
  navigate,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  await navigate("/models/new");
  await page.getByRole("radio", { name: "Hospitality" }).check();
  await expect(page.getByRole("heading", { name: "Hospitality" })).not.toBeInViewport();
  await page.getByRole("button", { name: "Fill in details" }).click();
  await expect(page.getByRole("heading", { name: "Hospitality" })).toBeInViewport();
  await page.getByLabel("Name", { exact: true }).fill("Harbour hotel");
  await page.getByRole("button", { name: "Create model" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour hotel" })).toBeVisible();
});

test("an example opens as an education model, and the list begins where something is @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login(team.member);
  await navigate("/models/example");
  await page.getByRole("button", { name: "Open Moonbean Coffee Roasters" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: /^Moonbean/ })).toBeVisible();
  await navigate("/models?search=Moonbean");
  await expect(page).toHaveURL(/filter=Education/);
  await expect(page.getByRole("link", { name: "Education 1" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("row", { name: /Moonbean/ })).toHaveCount(1);
});

test("a model is cancelled, taken back, cancelled again and deleted, and undone @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await makeModel(page, "Fleet plan");
  // Without a filter the list would turn to the inactive ones, which are all there are by then.
  await navigate("/models?filter=Team");
  await cancel(page, "Fleet plan");
  await expect(rowOf(page, "Fleet plan")).toBeHidden();
  await undo(page, "Fleet plan is inactive");
  await expect(rowOf(page, "Fleet plan")).toBeVisible();

  await cancel(page, "Fleet plan");
  await page.getByRole("link", { name: /^Inactive/ }).click();
  await chooseFromMenu(page, "Fleet plan", "Delete model");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("go with it, for everybody who can open it");
  await question.getByRole("button", { name: "Delete model" }).click();
  await expect(rowOf(page, "Fleet plan")).toBeHidden();
  await undo(page, "Fleet plan deleted");
  await expect(rowOf(page, "Fleet plan")).toBeVisible();
});

test("a menu opens although the toast before it was clicked @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await makeModel(page, "Fleet plan");
  await makeModel(page, "Board plan");
  await navigate("/models?filter=Team");
  await cancel(page, "Fleet plan");
  await page.getByRole("listitem").filter({ hasText: "Fleet plan is inactive" }).click();
  await chooseFromMenu(page, "Board plan", "Rename");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a model is renamed, and two are given a client at once @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { name: client } = clientOf(team);
  await login();
  await makeModel(page, "First plan");
  await makeModel(page, "Second plan");
  await navigate("/models");
  await chooseFromMenu(page, "First plan", "Rename");
  await page.getByLabel("Name", { exact: true }).fill("Better plan");
  await page.getByRole("button", { name: "Rename model" }).click();
  await expect(rowOf(page, "Better plan")).toBeVisible();

  for (const name of ["Better plan", "Second plan"]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  await page.getByRole("button", { name: "Choose client" }).click();
  await page.getByRole("dialog").getByLabel("Client").fill(client);
  await optionOf(page, client).click();
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await page.getByRole("button", { name: "Save client" }).click();
  await expect(rowOf(page, "Better plan")).toContainText(client);
  await expect(rowOf(page, "Second plan")).toContainText(client);
  expect(saves).toEqual([expect.stringMatching(/\/model\/client$/)]);
});

test("a link to copy a model has that way and the model chosen @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Board plan");
  await navigate(`/models/new?way=copy&model=${id}`);
  const ways = page.getByRole("navigation", { name: "Ways to begin" });
  await expect(ways.locator("[aria-current=page]")).toContainText("Copy a model");
  await expect(page.getByLabel("Model", { exact: true })).toHaveValue("Board plan");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Copy of Board plan");
});

test("a parallel model stands beside its parent, and a colleague's list shows it by itself @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  await login();
  await makeModel(page, "Forecast FY27");
  const colleague = await elsewhere(browser, team.admins[1], "/models");
  await expect(rowOf(colleague, "Forecast FY27")).toBeVisible();

  await navigate("/models");
  await chooseFromMenu(page, "Forecast FY27", "Make a parallel model");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Forecast FY27, budget");
  await page.getByRole("button", { name: "Create model" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Forecast FY27, budget" }),
  ).toBeVisible();
  await expect(rowOf(colleague, "Forecast FY27, budget")).toContainText("beside Forecast FY27");
  await colleague.context().close();
});

test("what somebody came for is open after they signed in @long", async ({ page, team }) => {
  await page.goto("/app/login?postLoginAction=NEW_MODEL");
  await page.getByLabel("E-mail").fill(team.member.email);
  await page.getByLabel("Password", { exact: true }).fill(team.member.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New model" })).toBeVisible();
  await page.goto("/app/login?postLoginAction=EXAMPLE_MODEL");
  await expect(page.getByRole("heading", { level: 1, name: "Example models" })).toBeVisible();
});

async function cancel(page: Page, name: string) {
  await chooseFromMenu(page, name, "Cancel model");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel model" }).click();
}

/** By its whole name: "Upland Logistics 1" is not "Upland Logistics 10". */
function optionOf(page: Page, name: string) {
  const asTyped = name.replace(/[^\w ]/g, "\\$&");
  return page.getByRole("option", { name: new RegExp(`^${asTyped}(?!\\d)`) });
}

/** What was told of before may still be there. */
async function undo(page: Page, told: string) {
  const toast = page.getByRole("listitem").filter({ hasText: told });
  await toast.getByRole("button", { name: "Undo" }).click();
}

function clientOf({ clients }: Team) {
  const client = clients.find(({ isActive, isDeleted }) => isActive && !isDeleted);
  if (!client) throw new Error("The team has no client.");
  return client;
}
