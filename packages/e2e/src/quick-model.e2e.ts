import { API_BASE } from "@app/contract/endpoint";
import type { ModelDocument } from "@app/engine/model/document";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("the sample's books become a forecast: looked at, a driver changed, opened, and balanced @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await sampleSynced(page);
  await navigate(`/connections/${id}/quick_model`);
  const heading = page.getByRole("heading", { name: "A first forecast for Harrow Lane Coffee" });
  await expect(heading).toBeVisible();
  await expect(page.getByText("Account 6310 Bank and card fees has no place")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open forecast" })).toBeHidden();

  await placeAll(page, id);
  await page.reload();
  await expect(page.getByText("All checks are zero, in every period.")).toBeVisible();
  await expectAccessible();
  const closing = page.locator("dl div").last().locator("dd");
  const before = await closing.textContent();
  const rent = page.getByLabel("Rent a month");
  await rent.fill("20,000");
  await rent.press("Enter");
  await expect(closing).not.toHaveText(before ?? "");
  const typed = await closing.textContent();

  await page.getByRole("button", { name: "Open forecast" }).click();
  await expect(page).toHaveURL(/\/models\/\d+$/);
  await expect(page.getByText("Balanced")).toBeVisible();
  const modelId = Number(page.url().split("/").at(-1));
  const { document } = await get(page, `/model/${modelId}/document`);
  const { drivers, timeline } = document as ModelDocument;
  expect(drivers.find(({ name }) => name === "Rent a month")?.values).toBe(20_000);
  expect(timeline).toMatchObject({ actualCount: 24, periodCount: 48 });
  const { figures } = await get(page, `/model/${modelId}`);
  const last = Math.round(figures.closingCash.values.at(-1)).toLocaleString("en-US");
  expect(last).toBe(typed);
});

async function sampleSynced(page: Page): Promise<number> {
  const { id } = await send(page, "post", "/account_organisation", { sourceId: 21 });
  await send(page, "post", `/account_organisation/${id}/sync`, {});
  await expect
    .poll(async () => (await get(page, `/account_organisation/${id}/status`)).state)
    .toBe("needs-attention");
  return id;
}

/** Where it is suggested. */
async function placeAll(page: Page, id: number) {
  const { accounts, version } = await get(page, `/account_organisation/${id}/mapping`);
  const choices = (accounts as Mapped[]).flatMap(({ accountId, line, suggestion }) =>
    line === null ? [{ accountId, line: suggestion.line }] : [],
  );
  await send(page, "put", `/account_organisation/${id}/mapping`, { version, choices });
}

type Mapped = { accountId: string; line: string | null; suggestion: { line: string } };

async function get(page: Page, path: string) {
  return (await (await page.request.get(API_BASE + path)).json()).data;
}

async function send(page: Page, method: "post" | "put", path: string, data: object) {
  return (await (await page.request[method](API_BASE + path, { data })).json()).data;
}
