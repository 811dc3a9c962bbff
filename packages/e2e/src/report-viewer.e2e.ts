import { readFileSync } from "node:fs";
import { API_BASE } from "@app/contract/endpoint";
import { createReportShare, revokeReportShare } from "@app/contract/report-shares";
import { readSlides } from "@app/server/testing/read-slides";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { linkIn } from "./mailbox.ts";
import { makeLink, makeReport } from "./reports.ts";

test("a reader without an account reads a report, flips its case and reads it by quarter", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const { path } = await makeLink(page, await makeReport(page, "Board report"));
  const reader = await readerAt(browser, path);
  await expect(reader.getByRole("heading", { level: 1, name: "Board report" })).toBeVisible();
  await expect(reader.getByText("Statements balance").first()).toBeVisible();
  await expect(reader.getByRole("img", { name: /^Closing cash/ })).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await reader.getByLabel("Figures by").selectOption("quarter");
  await expect(reader).toHaveURL(/unit=quarter/);
  await expect(reader).toHaveURL(/share=/);
  await reader.reload();
  await expect(reader.getByLabel("Figures by")).toHaveValue("quarter");
  await expect(reader.getByRole("columnheader", { name: /Q1 FY\d\d/ }).first()).toBeVisible();
});

test("a reader without an account takes the report along as slides, and its author does @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const id = await makeReport(page, "To present");
  const { path } = await makeLink(page, id);
  const reader = await readerAt(browser, path);
  const bytes = await download(reader, () => reader.getByRole("link", { name: "Slides" }).click());
  const slides = await readSlides(bytes);
  expect(slides[0]?.title).toBe("To present");
  const shown = await reader.getByText("Revenue, FY27").locator("xpath=following-sibling::p");
  const revenue = (await shown.first().textContent()) ?? "none";
  expect(slides.flatMap(({ texts }) => texts).join("\n")).toContain(`Revenue, FY27\n${revenue}`);
  expect(slides.flatMap(({ charts }) => charts).length).toBeGreaterThan(2);

  await page.goto(`/app/view_report/${id}`);
  const own = await download(page, () => page.getByRole("link", { name: "Slides" }).click());
  expect(Buffer.from(own).equals(bytes)).toBe(true);
});

async function download(page: Page, start: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), start()]);
  expect(file.suggestedFilename()).toBe("To present - Base.pptx");
  return readFileSync(await file.path());
}

test("a reader asks why: a figure of a statement opens into its parts, step by step, and Escape leads back to it @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const { path } = await makeLink(page, await makeReport(page, "Asked about"));
  const reader = await readerAt(browser, path);
  const profit = reader.getByRole("row", { name: /^Gross profit/ }).first();
  const figure = profit.getByRole("button").first();
  const text = await figure.textContent();
  await figure.click();
  const why = reader.getByRole("complementary", { name: "Why?" });
  await expect(why.getByText("Parts add up.")).toBeVisible();
  await expect(why.getByRole("row", { name: /^Gross profit/ })).toContainText(text ?? "no text");
  await why.getByRole("button", { name: /^Revenue/ }).click();
  await expect(why.getByRole("heading", { name: /^Revenue, / })).toBeVisible();
  await expect(why.getByRole("button", { name: /^Gross profit/ })).toBeVisible();
  await reader.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(figure).toBeFocused();
  await reader.keyboard.press("ArrowRight");
  await expect(profit.getByRole("button").nth(1)).toBeFocused();

  // On paper it is a figure like any other.
  await reader.emulateMedia({ media: "print" });
  await expect(figure).toBeVisible();
  await expect(
    reader.getByText("Revenue, FY27").locator("xpath=following-sibling::p").first(),
  ).toHaveText(/\d/);
});

test("two readers and the author talk at a block: note, reply, edit, pin, delete; nobody changes another's words @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const id = await makeReport(page, "Talked about");
  const { path } = await makeLink(page, id);
  const [one, other] = [await readerAt(browser, path), await readerAt(browser, path)];

  // At a block, in words that would be a script anywhere else.
  const script = '<img src=x onerror="document.title=1"><script>document.title=1</script> Why?';
  await one.getByRole("button", { name: "Write a note about Closing cash" }).click();
  await expect(one.getByRole("heading", { name: "About Closing cash" })).toBeVisible();
  await one.getByLabel("Your note").fill(script);
  await one.getByRole("button", { name: "Post note" }).click();
  await expect(one.getByText(script)).toBeVisible();
  await expect(one.getByRole("button", { name: "1 note about Closing cash" })).toBeVisible();

  // The other reader sees it, with nothing in any answer that would prove the note theirs.
  const proof = await one.evaluate(() => localStorage.getItem("report_session_id"));
  const answered = other.waitForResponse((response) => response.url().includes("/note?"));
  await other.reload();
  expect(await (await answered).text()).not.toContain(proof);
  await expect(other.getByText(script)).toBeVisible();
  await expect(other).toHaveTitle(/^Talked about - /);
  await expect(other.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Pin", exact: true })).toHaveCount(0);
  await other.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(other.getByLabel("Reply to Guest")).toBeFocused();
  await other.keyboard.type("I wonder, too.");
  await other.getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(other.getByText("I wonder, too.")).toBeVisible();

  // The author changes their own words and keeps those of others above the rest.
  await page.goto(`/app/view_report/${id}`);
  await expect(page.getByText("I wonder, too.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Pin", exact: true }).click();
  await expect(page.getByLabel("Pinned")).toBeVisible();

  await one.reload();
  await one.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(one.getByLabel("Change your note")).toBeFocused();
  await one.getByLabel("Change your note").fill("Why does cash fall?");
  await one.getByRole("button", { name: "Save" }).click();
  await expect(one.getByText("Why does cash fall? (changed)")).toBeVisible();
  await one.getByRole("button", { name: "Delete", exact: true }).click();
  await one.getByRole("button", { name: "Delete note" }).click();
  await expect(one.getByText("This note was deleted.")).toBeVisible();
  await expect(one.getByText("I wonder, too.")).toBeVisible();
});

test("what was typed stays when it can't be posted, and is posted by another try @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const { path } = await makeLink(page, await makeReport(page, "Kept"));
  const reader = await readerAt(browser, path);
  await reader.getByLabel("Your note").fill("Is the dividend in?");
  await reader.route(/\/note\?/, (route) => route.abort());
  await reader.getByRole("button", { name: "Post note" }).click();
  await expect(reader.getByRole("alert")).toContainText("did not answer");
  await expect(reader.getByLabel("Your note")).toHaveValue("Is the dividend in?");
  await reader.unroute(/\/note\?/);
  await reader.getByRole("button", { name: "Post note" }).click();
  await expect(reader.getByText("Is the dividend in?")).toBeVisible();
  await expect(reader.getByLabel("Your note")).toHaveValue("");
});

test("a share that is revoked, foreign, cut short or missing gives one page @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const [id, foreign] = [await makeReport(page, "Ended"), await makeReport(page, "Another")];
  const [link, other] = [await makeLink(page, id), await makeLink(page, foreign)];
  const share = new URL(link.path, "http://app.test").searchParams.get("share") ?? "";
  const foreignShare = new URL(other.path, "http://app.test").search;
  const at = revokeReportShare.path
    .replace("{id}", String(id))
    .replace("{shareId}", String(link.shareId));
  const answer = await page.request.delete(API_BASE + at);
  expect(answer.status()).toBe(200);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  const seen: (string | null)[] = [];
  for (const search of [
    `/${id}?share=${share}`,
    `/${id}${foreignShare}`,
    `/${id}?share=${share.slice(0, 20)}`,
    `/${id}`,
    "/999999",
  ]) {
    await stranger.goto(`/app/view_report${search}`);
    await expect(stranger.getByRole("heading", { name: "Report not found." })).toBeVisible();
    await expect(stranger.getByLabel("Your e-mail")).toBeVisible();
    seen.push(await stranger.locator("main").textContent());
  }
  expect(new Set(seen).size).toBe(1);
  await context.close();
});

test("on a phone the report fits its width, and notes are written and found in a sheet", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const { path } = await makeLink(page, await makeReport(page, "In hand"));
  const reader = await readerAt(browser, path, { width: 360, height: 740 });
  await expect(reader.getByRole("img", { name: /^Closing cash/ })).toBeVisible();
  const width = await reader.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await reader.getByRole("button", { name: "0 notes" }).click();
  const sheet = reader.getByRole("dialog", { name: "Notes" });
  await sheet.getByLabel("Your note").fill("From the train.");
  await sheet.getByRole("button", { name: "Post note" }).click();
  await expect(sheet.getByText("From the train.")).toBeVisible();

  await expect(sheet.getByLabel("Your note")).toHaveValue("");
  await reader.keyboard.press("Escape");
  await reader.getByRole("button", { name: "Write a note about Closing cash" }).click();
  await expect(sheet.getByRole("heading", { name: "About Closing cash" })).toBeVisible();
  await expect(sheet.getByText("From the train.")).toBeHidden();
  await sheet.getByRole("button", { name: "All notes" }).click();
  await expect(sheet.getByText("From the train.")).toBeVisible();
});

test("a reader moves a driver that was opened, sees what follows, and nothing is kept @long", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const id = await makeReport(page, "Tried", { opensDrivers: true });
  const { path } = await makeLink(page, id);
  const reader = await readerAt(browser, path);
  const revenue = reader.getByText("Revenue, FY27").locator("xpath=following-sibling::p").first();
  const published = await revenue.textContent();
  await reader.getByRole("button", { name: "Try it" }).click();
  const slider = reader.getByRole("region", { name: "Try it" }).getByRole("slider").first();
  await slider.press("End");
  await expect(revenue).not.toHaveText(published ?? "");
  // The address follows a slider that has come to rest.
  await expect(reader).toHaveURL(/[?&]try=hoursPerYear/);
  const tried = await revenue.textContent();

  // One press leads back to what the model has.
  const region = reader.getByRole("region", { name: "Try it" });
  await expect(region.getByText(/^Model: [\d,]+$/)).toBeVisible();
  await region.getByRole("button", { name: "Back to the model" }).click();
  await expect(revenue).toHaveText(published ?? "");
  await slider.press("End");
  await expect(revenue).toHaveText(tried ?? "");
  await expect(reader).toHaveURL(/[?&]try=hoursPerYear/);

  // Its link shows the same to whoever may read the report; the report itself is as it was.
  const other = await readerAt(browser, reader.url());
  await expect(other.getByText(tried ?? "").first()).toBeVisible();
  await reader.getByRole("button", { name: "Back to base" }).click();
  await expect(revenue).toHaveText(published ?? "");
});

test("a reader without a link has one mailed, writes, and ends mails about replies by the last link of one @long", async ({
  page,
  login,
  browser,
  mails,
}) => {
  await login();
  const id = await makeReport(page, "By mail");
  const email = `helen-${id}@example.com`;
  const data = { name: "Helen Osei", email };
  await page.request.post(API_BASE + createReportShare.path.replace("{id}", String(id)), { data });
  await mails.mailTo(email);

  const helen = await (await browser.newContext()).newPage();
  await helen.goto(`/app/view_report/${id}`);
  await helen.getByLabel("Your e-mail").fill(email);
  await helen.getByRole("button", { name: "Send me the link" }).click();
  await expect(helen.getByText(`shared with ${email}, a link is on its way`)).toBeVisible();
  const { pathname, search } = new URL(linkIn(await mails.mailTo(email, 2)));
  await helen.goto(`${pathname}${search}&mails=off`);
  await expect(helen.getByText("You appear as Helen Osei")).toBeVisible();
  await helen.getByRole("button", { name: "Stop mails" }).click();
  await expect(helen.getByText("You get no more mails about replies to your notes.")).toBeVisible();
  await helen.getByRole("button", { name: "Close" }).click();
  await expect(helen).not.toHaveURL(/mails=off/);
});

/** Somebody without an account, with a browser of their own. */
async function readerAt(
  browser: Browser,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const reader = await (await browser.newContext({ viewport })).newPage();
  await reader.goto(path);
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  return reader;
}
