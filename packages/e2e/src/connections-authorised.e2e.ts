/** Books that a person lets us read on their provider's own page, from there to a first forecast. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { allowAs, PROVIDER_PAGES, somebody } from "./provider-page.ts";
import { surroundings } from "./surroundings.ts";

test.use({ expectedComplaints: PROVIDER_PAGES });

/** From the list of sources to the provider, there agreed, and back with a year asked for. */
async function authorise(page: Page, source: string) {
  await page.getByRole("link", { name: source, exact: true }).click();
  await page.getByRole("button", { name: `Sign in to ${source}` }).click();
  await allowAs(page, somebody());
  await expect(page).toHaveURL(/\/app\/connections\/add\?.*authSessionUuid=/);
  await page.getByLabel("How far back").selectOption({ label: "1 year" });
  await page.getByRole("button", { name: `Connect ${source}` }).click();
}

/** Every suggestion is taken, looked at and saved; source and model then agree to the cent. */
async function mapAll(page: Page) {
  await page.getByRole("link", { name: "Map accounts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Map accounts" })).toBeVisible();
  const take = page.getByRole("button", { name: /^Take .* for / });
  await expect(take.first()).toBeVisible();
  while ((await take.count()) > 0) await take.first().click();
  await page.getByRole("button", { name: "See what moves" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save the mapping" }).click();
  await expect(page.getByText("Source and model exact in all 13 months").first()).toBeVisible();
}

async function makeForecast(page: Page, id: string) {
  await page.goto(`/app/connections/${id}/quick_model`);
  await expect(page.getByText("All checks are zero, in every period.")).toBeVisible();
  await page.getByRole("button", { name: "Open forecast" }).click();
  await expect(page).toHaveURL(/\/models\/\d+$/);
  await expect(page.getByText("Balanced")).toBeVisible();
}

function connectionIn(page: Page) {
  return /connection=(\d+)/.exec(page.url())?.[1] ?? "";
}

test("Xero is agreed to, one of its two organisations is chosen, read over a year, mapped, and forecast", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await authorise(page, "Xero");
  const organisations = page.getByRole("radiogroup", { name: "Which organisation in Xero?" });
  await expect(organisations.getByRole("radio")).toHaveCount(2);
  await expectAccessible();
  await organisations.getByText("Kestrel Bay Holdings Pty Ltd").click();
  await page.getByRole("button", { name: "Read these books" }).click();
  await expect(
    page.getByRole("heading", { name: "Kestrel Bay Holdings Pty Ltd is read" }),
  ).toBeVisible();
  await expect(page.getByText("7 of 7")).toBeVisible();
  const id = connectionIn(page);
  await mapAll(page);
  await makeForecast(page, id);
});

test("QuickBooks is agreed to and names its company on the way back, is read over a year, mapped, and forecast @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await authorise(page, "QuickBooks Online");
  const organisations = page.getByRole("radiogroup", {
    name: "Which organisation in QuickBooks Online?",
  });
  await expect(organisations.getByRole("radio")).toHaveCount(1);
  await page.getByRole("button", { name: "Read these books" }).click();
  await expect(page.getByRole("heading", { name: / is read$/ })).toBeVisible();
  await expect(page.getByText("6 of 6")).toBeVisible();
  const id = connectionIn(page);
  await mapAll(page);
  await makeForecast(page, id);
});

test("who does not agree is told so and comes back to connect @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Xero", exact: true }).click();
  await page.getByRole("button", { name: "Sign in to Xero" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Xero was not given permission.")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await allowAs(page, somebody());
  await expect(page.getByRole("button", { name: "Connect Xero" })).toBeVisible();
});

test("a bill that came late into a closed month waits, is accepted with both its sides, and is then taken into the model @long", async ({
  page,
  login,
  navigate,
}) => {
  test.slow();
  await login();
  await navigate("/connections/add");
  await authorise(page, "Xero");
  await page.getByText("Kestrel Bay Outdoor Pty Ltd").click();
  await page.getByRole("button", { name: "Read these books" }).click();
  await expect(page.getByRole("heading", { name: / is read$/ })).toBeVisible();
  const id = connectionIn(page);
  await mapAll(page);
  await makeForecast(page, id);
  const model = new URL(page.url()).pathname.replace("/app", "");
  await navigate(`/connections/${id}`);

  await fetch(surroundings.lateBillUrl);
  await page.getByRole("button", { name: "Sync now" }).click();
  const closed = page.getByRole("heading", { name: "Closed months changed in Xero" });
  // Xero's own limit of calls in a minute may be waited for.
  await expect(closed).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("310.20").first()).toBeVisible();
  await expect(page.getByText(/profit by .*310\.20/)).toBeVisible();
  const choice = page.getByRole("group", { name: /^What to do with/ }).first();
  await choice.getByText("Accept", { exact: true }).click();
  await page.getByRole("button", { name: "Accept 1, hold 1" }).click();
  await expect(page.getByText(/Accept the other side as well\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(page.getByText("2 accepted, 0 held")).toBeVisible();
  await expect(closed).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sync now" })).toBeVisible();
  await expect(closed).toBeHidden();

  // Accepted at the source's side, it is in no model yet: each is asked.
  await navigate(`${model}/connection`);
  await expect(page.getByText(/ is not as the model has it$/)).toBeVisible();
  await navigate(model);
  const need = page.getByRole("listitem").filter({ hasText: "is not as the model has it" });
  await need.getByRole("link", { name: "Look" }).click();
  await expect(page.getByText("310.20").first()).toBeVisible();
  await page.getByRole("button", { name: "Take over the changes" }).click();
  await expect(page).toHaveURL(/\/statements/);
  await expect(page.getByText(/^Saved .*version 2$/)).toBeVisible();
  await navigate(`${model}/connection`);
  await expect(page.getByText(/^Nothing new in Kestrel Bay Outdoor/)).toBeVisible();
});
