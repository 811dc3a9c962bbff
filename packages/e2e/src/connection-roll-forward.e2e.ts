import { randomUUID } from "node:crypto";
import { API_BASE } from "@app/contract/endpoint";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { ModelDocument } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("a model takes the months its connection has, each account to the ledger's cent; one undo takes them back to the byte", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const connectionId = await sampleMapped(page);
  const id = await modelBehind(page, connectionId, 2);
  const before = await documentOf(page, id);
  await navigate(`/models/${id}`);
  const need = page.getByRole("listitem").filter({ hasText: "New actuals: Harrow Lane Coffee" });
  await need.getByRole("link", { name: "Roll forward" }).click();

  await expect(page.getByText(/Harrow Lane Coffee Pty Ltd in Sample Company has /)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "See the roll-forward" }).click();
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Closed periods changed/ })).toBeHidden();
  await expectAccessible();
  expect(await documentOf(page, id)).toEqual(before);

  await page.getByRole("button", { name: /^Roll forward to / }).click();
  await expect(page).toHaveURL(/\/statements/);
  await expect.poll(async () => (await documentOf(page, id)).timeline.actualCount).toBe(24);
  const rolled = await documentOf(page, id);
  const { accounts, months } = await get(page, `/model/${id}/actuals_connection`);
  const cash = (accounts as Placed[]).filter(({ line }) => line === "cash");
  expect(cash.length).toBeGreaterThan(0);
  for (const { accountId, account } of cash)
    expect(balanceIn(rolled, account)).toBe(months.at(-1).amounts[accountId]);

  const beans = page.getByRole("row", { name: /^Wholesale beans/ }).first();
  await beans.getByRole("gridcell").first().click();
  const ledger = page.getByRole("region", { name: "In the ledger" });
  await expect(ledger.getByText("Sample Company, Harrow Lane Coffee Pty Ltd")).toBeVisible();
  await expect(ledger.getByText(/^4010 Wholesale beans, /)).toBeVisible();
  await expect(ledger.getByText(/^Brought by a sync: /)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect
    .poll(async () => JSON.stringify(await documentOf(page, id)))
    .toBe(JSON.stringify(before));
});

test("a model without a connection is given one, shows how it stands and is asked what is not proved @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await sampleMapped(page);
  const id = await makeModel(page, "Connected later");
  await navigate(`/models/${id}/connection`);
  await page.getByRole("button", { name: /^Take actuals from Harrow Lane Coffee/ }).click();
  await expect(page.getByText("7 of 7").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sync now" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "See the roll-forward" }).click();
  await expect(page.getByRole("table", { name: "Accounts to look at" })).toBeVisible();
  await expect(page.getByRole("button", { name: "See the roll-forward" })).toBeDisabled();

  await navigate(`/models/${id}/connection`);
  await page.getByRole("button", { name: "Stop reading from it" }).click();
  await expect(page.getByText("Where this model's actuals come from")).toBeVisible();
});

test("an account without a line keeps the ledger out, and leads to the mapping @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const connectionId = await sampleMapped(page);
  const id = await modelBehind(page, connectionId, 1);
  const { version } = await get(page, `/account_organisation/${connectionId}/mapping`);
  const choices = [{ accountId: "4010", line: null }];
  await send(page, "put", `/account_organisation/${connectionId}/mapping`, { version, choices });
  await navigate(`/models/${id}/actuals?from=ledger`);
  await expect(page.getByText("Account 4010 Wholesale beans has no place")).toBeVisible();
  await page.getByRole("link", { name: "Map accounts" }).click();
  await expect(page).toHaveURL(new RegExp(`/connections/${connectionId}/mapping`));
});

type Placed = { accountId: string; account: string; line: string };

/** What an account of the balance sheet holds when the actual periods end, in cents. */
function balanceIn({ accounts, actuals }: ModelDocument, id: string) {
  const account = accounts.find((each) => each.id === id);
  expect(standardLine(account?.line ?? "")?.statement).toBe("balanceSheet");
  const moved = (actuals[id] ?? []).reduce((sum, each) => sum + each, 0);
  return Math.round(((account?.opening ?? 0) + moved) * 100);
}

/** A model from the connection, as it would have been some months ago. */
async function modelBehind(page: Page, connectionId: number, months: number): Promise<number> {
  const wishes = { forecastMonths: 24, unit: "month" };
  const source = { from: "connection", connectionId, modelName: "Rolled", ...wishes };
  const { id } = await send(page, "post", "/model", source);
  const document = await documentOf(page, id);
  const actualCount = document.timeline.actualCount - months;
  const actuals = Object.fromEntries(
    Object.entries(document.actuals).map(([each, series]) => [each, series.slice(0, actualCount)]),
  );
  const timeline = { ...document.timeline, actualCount };
  const edits = editsBetween(document, { ...document, timeline, actuals });
  const saved = { baseVersion: 1, edits, saveMode: "UPDATE", saveId: randomUUID() };
  await send(page, "put", `/model/${id}/document`, saved);
  expect((await documentOf(page, id)).timeline.actualCount).toBe(actualCount);
  return id;
}

async function sampleMapped(page: Page): Promise<number> {
  const { id } = await send(page, "post", "/account_organisation", { sourceId: 21 });
  const path = `/account_organisation/${id}`;
  await send(page, "post", `${path}/sync`, {});
  await expect
    .poll(async () => (await get(page, `${path}/status`)).state)
    .toMatch(/needs-attention|up-to-date/);
  const { accounts, version } = await get(page, `${path}/mapping`);
  const choices = (accounts as Mapped[]).flatMap(({ accountId, line, suggestion }) =>
    line === null ? [{ accountId, line: suggestion.line }] : [],
  );
  if (choices.length > 0) await send(page, "put", `${path}/mapping`, { version, choices });
  return id;
}

type Mapped = { accountId: string; line: string | null; suggestion: { line: string } };

async function documentOf(page: Page, id: number): Promise<ModelDocument> {
  return (await get(page, `/model/${id}/document`)).document;
}

async function get(page: Page, path: string) {
  return (await (await page.request.get(API_BASE + path)).json()).data;
}

async function send(page: Page, method: "post" | "put", path: string, data: object) {
  return (await (await page.request[method](API_BASE + path, { data })).json()).data;
}
