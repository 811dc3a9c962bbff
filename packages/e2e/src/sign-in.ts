import { API_BASE } from "@app/contract/endpoint";
import { loginUser } from "@app/contract/session";
import { type Browser, expect, type Page } from "@playwright/test";
import { surroundings } from "./surroundings.ts";

type Person = { email: string; password: string };

/** Signs in without the form. */
export async function signIn(page: Page, { email, password }: Person) {
  const answer = await page.request.post(API_BASE + loginUser.path, { data: { email, password } });
  expect(await answer.json()).toMatchObject({ success: true, data: { isLoggedIn: true } });
}

/** A page in somebody else's browser; its context is closed by who asked for it. */
export async function elsewhere(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await page.goto(`/app${path}`);
  return page;
}

/** Comes with a session that was seeded, past the second factor too. */
export async function bringSession(page: Page, { cookie }: { cookie: string }) {
  // Chromium keeps a secure cookie only from a secure address, and sends it to localhost anyway.
  const url = surroundings.url.replace("http:", "https:");
  await page.context().addCookies([{ name: "__Host-session", value: cookie, url, secure: true }]);
}

/**
 * Comes as a stranger. The page is left first: one that stays open notices that its session is
 * gone and asks to sign in again, over whatever the test does next.
 */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Signs in the way a person does. */
export async function signInByForm(page: Page, person: Person) {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The home page greets by name. */
export async function expectHome(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
}

/** A page's heading comes with its content; a dialog over it hides it from everybody's view. */
export async function hasSettled(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading.or(page.getByRole("dialog")).first()).toBeVisible();
}

/** A line that stays open would never let a page come to rest. */
export function closeLines(page: Page) {
  return page.route(/[/_](changes|live)$/, (route) => route.fulfill({ status: 401 }));
}
