import type { Page } from "@playwright/test";
import { hasSettled, signIn } from "./sign-in.ts";
import type { Team } from "./teams.ts";

export type Screen = {
  name: string;
  path: string | ((team: Team) => string);
  /** Who looks at it; nobody when left out. */
  as?: "admin" | "member";
  /** What to do before looking. */
  prepare?: (page: Page) => Promise<void>;
};

/** Every screen there is, for checks and pictures alike. */
export const screens: Screen[] = [
  { name: "sign-in", path: "/login" },
  { name: "reset-request", path: "/login/reset_password" },
  { name: "reset-link-invalid", path: "/login/reset/1/1700000000000/made-up" },
  { name: "kit", path: "/kit" },
  { name: "home", path: "/", as: "admin" },
  { name: "clients", path: "/clients", as: "admin" },
  { name: "clients-none-fits", path: "/clients?search=zzzz", as: "admin" },
  { name: "client-add", path: "/clients?open=add", as: "admin" },
  { name: "client-edit", path: (team) => `/clients?open=${team.clients[0]?.id}`, as: "admin" },
  {
    name: "client-delete",
    path: "/clients",
    as: "admin",
    async prepare(page) {
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete client" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "account", path: "/account", as: "admin" },
  { name: "edit-profile", path: "/account/edit_profile", as: "admin" },
  { name: "edit-password", path: "/account/edit_password", as: "admin" },
  { name: "edit-avatar", path: "/account/edit_avatar", as: "admin" },
  { name: "mfa-enable", path: "/account/mfa/enable", as: "admin" },
  {
    name: "command-palette",
    path: "/",
    as: "admin",
    async prepare(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
    },
  },
  { name: "access-denied", path: "/staff", as: "member" },
  { name: "not-found", path: "/no/such/page", as: "member" },
];

/** Opens a screen and waits until it stands still, so that its colours are what they will be. */
export async function openScreen(page: Page, screen: Screen, team: Team) {
  const { path, as, prepare } = screen;
  if (as) await signIn(page, as === "admin" ? team.admins[0] : team.member);
  await page.goto(`/app${typeof path === "string" ? path : path(team)}`);
  await hasSettled(page);
  await prepare?.(page);
  await page.evaluate(hasCalmed);
}

/** In the page: waits for what moves and will stop; a spinner will not. */
async function hasCalmed() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}
