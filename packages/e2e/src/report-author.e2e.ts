import { API_BASE } from "@app/contract/endpoint";
import { saveModelDocument } from "@app/contract/model-versions";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("a report is made in one click, written, published, read through a link by a stranger, and ended", async ({
  page,
  browser,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Told to others");
  await navigate(`/models/${id}/reports`);
  await page.getByRole("button", { name: "Make a report" }).click();
  const shown = page.getByRole("region", { name: "Page", exact: true });
  await expect(shown.getByText("Lowest cash ahead", { exact: false })).toBeVisible();
  await expectAccessible();

  await bindTypedFigure(page);
  await reorder(page);
  await addByKeys(page);

  await publish(page);
  await settings(page, "Share").click();
  await page.getByLabel("Name").fill("Harbour Mutual");
  await page.getByRole("button", { name: "Make link" }).click();
  const link = await page.getByLabel("Link for Harbour Mutual").inputValue();
  await expectAccessible({ within: "aside" });

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(link);
  await expect(reader.getByText("Revenue is as we said,", { exact: false })).toBeVisible();
  await expect(reader.getByText("Written by keys alone.")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Harbour Mutual" }).click();
  await page.getByRole("menuitem", { name: "End link" }).click();
  await page.getByRole("button", { name: "End link" }).click();
  await expect(page.getByText("Nobody outside yet.", { exact: false })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText("Revenue is as we said,", { exact: false })).toBeHidden();
  await stranger.close();

  await settings(page, "Editions").click();
  await page.getByRole("link", { name: "Edition 1" }).click();
  await expect(page.getByText(/It stays as it is/)).toBeVisible();
  await expect(page.getByText("Revenue is as we said,", { exact: false })).toBeVisible();
});

/** What the panel beside the page shows. */
function settings(page: Page, name: string) {
  const panel = page.getByRole("complementary", { name: "Settings" });
  return panel.getByText(name, { exact: true });
}

/** The year's revenue, typed as it stands on its card, is found in the model and bound to it. */
async function bindTypedFigure(page: Page) {
  const shown = page.getByRole("region", { name: "Page", exact: true });
  const cards = shown.getByText("Revenue", { exact: false }).first();
  await expect(cards).toBeVisible();
  await shown.getByText("at the end of the forecast", { exact: false }).click();
  const words = page.getByRole("textbox", { name: "Commentary" });
  await expect(words.locator(".commentary-figure").first()).toHaveText(/\d/);
  const revenue = (await words.locator(".commentary-figure").first().textContent()) ?? "";
  await words.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(` Revenue is as we said, ${revenue}`);
  const offer = page.getByRole("region", { name: `${revenue} is typed` });
  await expect(offer).toBeVisible();
  const before = await words.locator(".commentary-figure").count();
  await offer
    .getByRole("button", { name: /^Bind to Revenue/ })
    .first()
    .click();
  await expect(words.locator(".commentary-figure")).toHaveCount(before + 1);
  await expect(words.locator(".commentary-typed")).toHaveCount(0);

  await page.keyboard.press("ControlOrMeta+z");
  await expect(words.locator(".commentary-typed")).toHaveText(revenue);
  await page.keyboard.press("ControlOrMeta+y");
  await expect(words.locator(".commentary-typed")).toHaveCount(0);
}

async function reorder(page: Page) {
  const list = page.getByRole("list", { name: "Blocks of Summary" });
  await page.getByRole("button", { name: "Move Closing cash up" }).click();
  await expect(list.getByRole("listitem").nth(1)).toContainText("Closing cash");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(list.getByRole("listitem").nth(2)).toContainText("Closing cash");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

/** Whoever adds words by a key goes on writing them. */
async function addByKeys(page: Page) {
  const kinds = page.getByRole("region", { name: "Add a block" });
  await kinds.getByRole("button", { name: "Commentary" }).press("Enter");
  const words = page.getByRole("textbox", { name: "Commentary" });
  await expect(words).toBeFocused();
  await page.keyboard.type("Written by keys alone.");
  await expect(words).toHaveText("Written by keys alone.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish edition 1" });
  await expect(dialog.getByText("Statements balance, cash agrees both ways")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish from version 1" }).click();
  await expect(page.getByText("Edition 1 is published")).toBeVisible();
}

test("what two people write in one report both stays, and the same words are asked about @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Written by two");
  await navigate(`/models/${id}/reports`);
  await page.getByRole("button", { name: "Make a report" }).click();
  await page.getByRole("textbox", { name: "Title of the page" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Title of the page" }).fill("In short");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await settings(page, "Report").click();
  await page.getByLabel("Title of the report").fill("For the bank");
  await expect(page.getByRole("button", { name: /In short/ }).first()).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await settings(page, "Block").click();
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Mine");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await other.getByRole("textbox", { name: "Title of the page" }).fill("Theirs");
  await other.getByRole("button", { name: "Keep mine" }).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toHaveValue("Theirs");
});

test("figures that fail a check go out only if somebody says so, every reader is told, and the edition before stays @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Told with care");
  await navigate(`/models/${id}/reports`);
  await page.getByRole("button", { name: "Make a report" }).click();
  await publish(page);
  await failCheck(page, id);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish edition 2" });
  await expect(dialog.getByText("Never right", { exact: false }).first()).toBeVisible();
  const confirm = dialog.getByRole("button", { name: "Publish from version 2" });
  await expect(confirm).toBeDisabled();
  await expectAccessible({ within: "[role=dialog]" });
  await dialog.getByRole("checkbox", { name: "Publish all the same" }).check();
  await confirm.click();
  await expect(page.getByText("Edition 2 is published")).toBeVisible();

  const reader = await page.context().newPage();
  const reportId = /reports\/(\d+)/.exec(page.url())?.[1];
  await reader.goto(`/app/view_report/${reportId}`);
  const about = reader.getByRole("complementary", { name: "About this report" });
  await expect(about.getByText("Never right", { exact: false })).toBeVisible();
  await expect(about.getByText("Statements balance")).toBeHidden();
  await reader.close();

  await settings(page, "Editions").click();
  await page.getByRole("link", { name: "Edition 1" }).click();
  await expect(page.getByText("version 1 of the model. It stays as it is.")).toBeVisible();
  await expect(page.getByText("Never right", { exact: false })).toBeHidden();
});

/** Adds a check of one's own that never passes, as the second version of the model. */
async function failCheck(page: Page, modelId: number) {
  const check = { id: "never", name: "Never right", class: "error", formula: "1" };
  const edits = [{ kind: "insert", list: "checks", entry: check, after: null }];
  const path = saveModelDocument.path.replace("{id}", String(modelId));
  const answer = await page.request.put(API_BASE + path, {
    data: { baseVersion: 1, saveId: crypto.randomUUID(), edits },
  });
  expect((await answer.json()).data.outcome).toBe("saved");
}
