import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("the keyboard scrolls the checks of many periods, and how far each is off stays in view @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await login();
  const id = await makeModel(page, "Every period checked");
  await navigate(`/models/${id}/checks`);
  const table = page.getByRole("group", { name: "Checks by period" });
  const largest = page.getByRole("columnheader", { name: "Largest" });
  await expect(largest).toBeInViewport({ ratio: 0.99 });
  await expectAccessible();
  await page.getByLabel("Periods").selectOption("all");
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(largest).toBeInViewport({ ratio: 0.99 });
});
