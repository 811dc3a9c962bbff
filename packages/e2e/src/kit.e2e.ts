import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("a long dialog's buttons are in view at 390 × 600, and its middle scrolls @long", async ({
  page,
  navigate,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await navigate("/kit");
  await page.getByRole("button", { name: "Add a loan" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a loan" });
  await expect(dialog.getByRole("button", { name: "Add loan" })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel("Evidence").focus();
  await expect(dialog.getByLabel("Evidence")).toBeInViewport({ ratio: 1 });
  expect(await covers(dialog.getByRole("button", { name: "Add loan" }), dialog)).toBe(true);
  await expectAccessible({ within: '[role="dialog"]' });
});

test("a drawer is a sheet from below on a phone and gives the focus back @long", async ({
  page,
  navigate,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await navigate("/kit");
  const opener = page.getByRole("button", { name: "Why 79,078?" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Closing cash, Feb-27" });
  const box = await drawer.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  await expectAccessible({ within: '[role="dialog"]' });
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a combobox finds one account among 240 by the keyboard alone @long", async ({
  page,
  navigate,
  expectAccessible,
}) => {
  await navigate("/kit");
  const field = page.getByRole("combobox", { name: "Account" });
  const options = page.getByRole("listbox", { name: "Accounts" }).getByRole("option");
  await field.click();
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThan(60);
  await page.keyboard.press("ArrowUp");
  await expect(options.filter({ hasText: "5470 Head office, cleaning" })).toBeInViewport();
  await expectAccessible({ within: '[role="combobox"], [role="listbox"]' });
  await field.pressSequentially("taproom rent direct");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("2090 Taproom, rent");
});

test("a row is moved by dragging, by the keyboard with words, and by its buttons", async ({
  page,
  navigate,
}) => {
  await navigate("/kit");
  const list = page.getByRole("list", { name: "Pages of the report" });
  const order = () => list.getByRole("listitem").allTextContents();
  const handle = (name: string) => list.getByRole("button", { name: `Move ${name}`, exact: true });

  await handle("Cash").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Cash picked up, 2 of 5.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Cash moved to 3 of 5.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Cash put down at 3 of 5.")).toBeAttached();
  expect(await order()).toEqual(["Summary", "Profit and loss", "Cash", "Scenarios", "Checks"]);

  await drag(page, handle("Checks"), handle("Summary"));
  await expect.poll(order).toEqual(["Checks", "Summary", "Profit and loss", "Cash", "Scenarios"]);

  await list.getByRole("button", { name: "Move Checks down" }).click();
  expect(await order()).toEqual(["Summary", "Checks", "Profit and loss", "Cash", "Scenarios"]);

  const down = list.getByRole("button", { name: "Move Cash down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cash moved to 5 of 5.")).toBeAttached();
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute("aria-disabled", "true");
});

test("panes are resized by arrow keys, and the width is there again after a reload @long", async ({
  page,
  navigate,
}) => {
  await navigate("/kit");
  const bar = page.getByRole("separator", { name: "Width of the modules" });
  const widthOf = async () => Number(await bar.getAttribute("aria-valuenow"));
  const before = await widthOf();
  await bar.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(widthOf).toBeGreaterThan(before);
  const after = await widthOf();
  await page.reload();
  await expect.poll(widthOf).toBeCloseTo(after, 0);
});

test("a formula completes a name by Tab, means it by Enter, and marks what is unknown @long", async ({
  page,
  navigate,
}) => {
  await navigate("/kit");
  const formula = page.getByRole("textbox", { name: "Casual pay, Dec to Feb" });
  await expect(page.locator(".formula-mistake")).toHaveText("kegSold");
  await expect(formula).toHaveAccessibleDescription(
    '"kegSold" is not in the model. Did you mean "kegsSold"?',
  );
  await formula.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("casualShare * tap");
  await expect(page.locator(".cm-tooltip").getByRole("option")).toHaveCount(3);
  await page.keyboard.press("Tab");
  await expect(formula).toHaveText("casualShare * taproom.net");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("casualShare * tap");
  await page.keyboard.press("Tab");
  await expect(formula).toHaveText("casualShare * taproom.net");
  await expect(page.locator(".formula-mistake")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Taken: for all 8 months")).toBeVisible();
  await page.keyboard.press("Alt+Enter");
  await expect(page.getByText("Taken: for these 3 months")).toBeVisible();
  await expect(formula.locator(".cm-line")).toHaveCount(1);
});

test("what is typed into a formula before its editor is there goes on in it @long", async ({
  page,
  navigate,
}) => {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/formula-editor/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await navigate("/kit");
  const formula = page.getByRole("textbox", { name: "Casual pay, Dec to Feb" });
  await formula.fill("kegsSold * 2");
  await formula.press("Home");
  letIn();
  await editorOf(page).waitFor();
  await page.keyboard.type("3 * ");
  await expect(formula).toHaveText("3 * kegsSold * 2");
});

test("an unfinished formula is marked where it breaks off, and Enter does not take it @long", async ({
  page,
  navigate,
}) => {
  await navigate("/kit");
  const formula = page.getByRole("textbox", { name: "Casual pay, Dec to Feb" });
  await editorOf(page).waitFor();
  await formula.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("kegsSold * (2 + ");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(formula).toHaveAccessibleDescription(
    "Not taken: mend what is marked first. The formula ends too early.",
  );
  await expect(page.locator(".formula-mistake")).toHaveCount(1);
  await page.keyboard.press("Alt+Enter");
  await expect(page.getByText(/^Taken:/)).toHaveCount(0);
  await page.keyboard.type("1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Taken: for all 8 months")).toBeVisible();
});

test("the wizard's steps are addresses; Back, Forward and a reload keep what was typed @long", async ({
  page,
  navigate,
  expectAccessible,
}) => {
  await navigate("/kit/wizard/name");
  await expect(page).toHaveURL(/\/wizard\/client$/);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("combobox", { name: "Client" })).toBeFocused();
  await page.getByRole("combobox", { name: "Client" }).fill("kestrel");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("radio", { name: /^Services firm/ })).toBeFocused();
  await page.getByRole("radio", { name: /^Services firm/ }).check();
  await expectAccessible();
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Client" })).toHaveValue("Kestrel Joinery");
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Services firm/ })).toBeChecked();
  await page.getByRole("link", { name: /Client/ }).click();
  await expect(page).toHaveURL(/\/wizard\/client$/);
});

/** Whether what is on top at the middle of a thing belongs to it. */
async function covers(thing: Locator, around: Locator) {
  const box = await thing.boundingBox();
  if (!box) return false;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const text = await around.evaluate(
    (_, { x, y }) => document.elementFromPoint(x, y)?.closest("button")?.textContent,
    point,
  );
  return text === (await thing.textContent());
}

async function drag(page: Page, from: Locator, to: Locator) {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error("There is nothing to drag.");
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y - 20, { steps: 4 });
  await page.mouse.move(end.x + 10, end.y + 2, { steps: 10 });
  await page.mouse.up();
}

/** The formula's editor, which takes the plain field's place when it has been loaded. */
function editorOf(page: Page) {
  return page.locator(".cm-content").first();
}
