import type { Page } from "@playwright/test";
import { makeReport } from "./reports.ts";
import { bringSession, forgetSession, hasSettled, signInByForm } from "./sign-in.ts";
import type { Onlookers } from "./teams.ts";

type Role = "admin" | "member" | "mfaUser";

export type Screen = {
  name: string;
  path: string | ((team: Onlookers) => string);
  /** Who looks at it; nobody when left out. */
  as?: Role;
  /** What to do before looking. */
  prepare?: (page: Page, team: Onlookers) => Promise<void>;
  /** Where axe looks, if the rest of the page is more of the same. */
  within?: string;
  /** Where axe need not look, since it is more of the same. */
  without?: string;
};

/** Every screen there is, by what it is about; the first of each is looked at in every run of the tests. */
export const screensOf: Record<string, Screen[]> = {
  "signing in": [
    { name: "sign-in", path: "/login" },
    { name: "sign-up", path: "/signup" },
    { name: "sign-in-xero", path: "/login/xero" },
    { name: "installation", path: "/installation" },
    { name: "requirements", path: "/system_requirements" },
    { name: "sign-up-ended", path: "/onboarding/activate?uuid=made-up" },
    {
      name: "invite-unknown",
      path: "/onboarding/new_team_member/activate?id=1&access_key=made-up",
    },
    { name: "provider-failed", path: "/openid/callback?code=c&state=s" },
    { name: "reset-request", path: "/login/reset_password" },
    {
      name: "reset-requested",
      path: "/login/reset_password",
      async prepare(page) {
        await page.getByLabel("E-mail").fill("nobody@nowhere.example");
        await page.getByRole("button", { name: "Send link" }).click();
        await page.getByRole("status").waitFor();
      },
    },
    {
      name: "sign-in-refused",
      path: "/login",
      async prepare(page) {
        await signInByForm(page, { email: "nobody@nowhere.example", password: "wrong" });
        await page.getByRole("alert").waitFor();
      },
    },
    {
      name: "second-factor",
      path: "/login",
      async prepare(page, { mfaUser }) {
        await signInByForm(page, mfaUser);
        await page.getByRole("heading", { name: "Enter your code" }).waitFor();
      },
    },
    { name: "reset-link-invalid", path: "/login/reset/1/1700000000000/made-up" },
  ],
  "the kit": [
    {
      name: "kit-model",
      path: "/kit/model",
      without: "td:nth-of-type(n+4):not(:last-of-type)",
      async prepare(page) {
        const table = page.getByRole("table", { name: /^Three-way forecast/ });
        await table.getByRole("cell").getByRole("button").first().click();
        await page.getByText("Parts add up.").waitFor();
      },
    },
    { name: "kit-wizard", path: "/kit/wizard/client" },
    { name: "kit", path: "/kit" },
  ],
  "home, clients and connections": [
    { name: "home", path: "/", as: "admin" },
    { name: "client", path: (team) => `/clients/${team.clients[0]?.id}`, as: "admin" },
    { name: "clients", path: "/clients", as: "admin" },
    { name: "clients-none-fits", path: "/clients?search=zzzz", as: "admin" },
    { name: "connections-none", path: "/connections", as: "admin" },
    { name: "connections-add", path: "/connections/add", as: "admin" },
    { name: "portfolio", path: "/portfolio", as: "admin" },
    { name: "clients-import", path: "/clients/import", as: "admin" },
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
  ],
  "the team": [
    { name: "team", path: "/team", as: "admin" },
    { name: "webhooks", path: "/team/webhooks", as: "admin" },
    {
      name: "team-invite",
      path: "/team",
      as: "admin",
      async prepare(page) {
        await page.getByRole("button", { name: "Invite people" }).click();
        await page.getByLabel("E-mail addresses").waitFor();
      },
    },
    {
      name: "webhook-new",
      path: "/team/webhooks",
      as: "admin",
      async prepare(page) {
        await page.getByRole("button", { name: "New webhook" }).click();
        await page.getByLabel("Address").waitFor();
      },
    },
  ],
  "what is paid": [
    { name: "subscription", path: "/subscription", as: "admin" },
    { name: "billing", path: "/billing/details", as: "admin" },
    { name: "subscription-member", path: "/subscription", as: "member" },
    { name: "subscription-amend", path: "/subscription/amend", as: "admin" },
    { name: "unlimited-models", path: "/subscription/purchase_unlimited_models", as: "admin" },
    { name: "billing-upcoming", path: "/billing/upcoming_payments", as: "admin" },
    { name: "billing-history", path: "/billing/history", as: "admin" },
    { name: "billing-contracts", path: "/billing/model_contracts", as: "admin" },
    { name: "billing-statement", path: "/billing/model_billing_statements", as: "admin" },
    { name: "edit-billing", path: "/billing/edit_billing", as: "admin" },
    { name: "edit-payment", path: "/billing/edit_payment", as: "admin" },
  ],
  models: [
    { name: "models", path: "/models?filter=Team", as: "admin" },
    { name: "model-new", path: "/models/new", as: "admin" },
    { name: "models-none-fits", path: "/models?filter=Team&search=zzzz", as: "admin" },
    { name: "models-education", path: "/models?filter=Education", as: "admin" },
    { name: "model-new-copy", path: "/models/new?way=copy", as: "admin" },
    { name: "model-examples", path: "/models/example", as: "admin" },
  ],
  "figures of a model": [
    {
      name: "model-overview",
      path: ({ model }) => `/models/${model.id}`,
      as: "admin",
      async prepare(page) {
        await page
          .getByRole("region", { name: "Key figures" })
          .getByRole("button")
          .first()
          .waitFor();
      },
    },
    {
      name: "model-drivers",
      path: ({ model }) => `/models/${model.id}/drivers`,
      as: "admin",
      without: "[role=gridcell]:nth-of-type(n+4)",
      async prepare(page) {
        await page.getByRole("treegrid").waitFor();
      },
    },
    {
      name: "model-module",
      path: ({ model }) => `/models/${model.id}/drivers`,
      as: "admin",
      without: "[role=gridcell]:nth-of-type(n+4)",
      async prepare(page) {
        await page.getByRole("button", { name: "Bank loan" }).click();
        await page.getByText(/^Balanced: /).waitFor();
      },
    },
    {
      name: "model-add-module",
      path: ({ model }) => `/models/${model.id}/drivers`,
      as: "admin",
      within: "[role=dialog]",
      async prepare(page) {
        await page.getByRole("button", { name: "Add", exact: true }).click();
        await page.getByText("What it would do").waitFor();
      },
    },
    {
      name: "model-accounts",
      path: ({ model }) => `/models/${model.id}/drivers?show=accounts`,
      as: "admin",
      without: "tbody:nth-of-type(n+4)",
      async prepare(page) {
        await page.getByRole("heading", { name: "Accounts and opening balances" }).waitFor();
      },
    },
    {
      name: "model-kpis",
      path: ({ model }) => `/models/${model.id}/drivers?show=kpis`,
      as: "admin",
      async prepare(page) {
        await page.getByRole("heading", { name: "KPIs" }).waitFor();
      },
    },
  ],
  "what stands around a model": [
    { name: "model-sharing", path: ({ model }) => `/models/${model.id}/sharing`, as: "admin" },
    { name: "model-history", path: ({ model }) => `/models/${model.id}/history`, as: "admin" },
    {
      name: "model-menu",
      path: ({ model }) => `/models/${model.id}/history`,
      as: "admin",
      async prepare(page) {
        await page.getByRole("button", { name: /^Actions for/ }).click();
        await page.getByRole("menu").waitFor();
      },
    },
    {
      name: "model-sharing-read",
      path: ({ model }) => `/models/${model.id}/sharing`,
      as: "member",
    },
    {
      name: "model-transfer",
      path: ({ model }) => `/models/${model.id}/sharing`,
      as: "admin",
      async prepare(page) {
        await page.getByRole("button", { name: "Transfer ownership" }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "model-track-record",
      path: ({ model }) => `/models/${model.id}/track_record`,
      as: "admin",
    },
    { name: "model-reports", path: ({ model }) => `/models/${model.id}/reports`, as: "admin" },
  ],
  help: [
    {
      name: "support-discussion",
      path: "/support/request?subject=Cash&body=Why%3F",
      as: "admin",
      async prepare(page) {
        await page.getByRole("button", { name: "Send request" }).click();
        await page.getByRole("button", { name: "Close discussion" }).waitFor();
      },
    },
    { name: "support-request", path: "/support/request?subject=Cash", as: "admin" },
    { name: "videos", path: "/videos", as: "admin" },
    { name: "support-none", path: "/support", as: "mfaUser" },
    { name: "support-history", path: "/support/history", as: "admin" },
  ],
  "the account": [
    { name: "account", path: "/account", as: "admin" },
    { name: "mfa-enable", path: "/account/mfa/enable", as: "admin" },
    { name: "edit-profile", path: "/account/edit_profile", as: "admin" },
    { name: "edit-password", path: "/account/edit_password", as: "admin" },
    { name: "edit-avatar", path: "/account/edit_avatar", as: "admin" },
    { name: "mfa-disable", path: "/account/mfa/disable", as: "mfaUser" },
  ],
  "what hangs over a page": [
    {
      name: "account-menu",
      path: "/account",
      as: "admin",
      async prepare(page, { teamName }) {
        const button = page.getByRole("button", { name: teamName });
        await button.or(page.getByRole("button", { name: "Account menu" })).click();
        await page.getByRole("menu").waitFor();
      },
    },
    {
      name: "command-palette",
      path: "/",
      as: "admin",
      async prepare(page) {
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").waitFor();
      },
    },
    {
      name: "jobs",
      path: "/account",
      as: "member",
      async prepare(page) {
        await page.getByRole("button", { name: /^Jobs/ }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "shortcuts",
      path: "/clients",
      as: "admin",
      async prepare(page) {
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
      },
    },
  ],
  "reports and addresses that lead nowhere": [
    {
      name: "report",
      path: "/account",
      as: "admin",
      async prepare(page) {
        await page.goto(`/app/view_report/${await makeReport(page, "Board report")}`);
        await page.getByLabel("Your note").fill("Why does cash fall?");
        await page.getByRole("button", { name: "Post note" }).click();
        await page.getByRole("button", { name: "Reply" }).waitFor();
      },
    },
    { name: "not-found", path: "/no/such/page", as: "member" },
    { name: "report-not-found", path: "/view_report/1?share=made-up" },
    { name: "access-denied", path: "/staff", as: "member" },
    {
      name: "api-docs",
      path: "/api/docs",
      within: "nav, h1, section:nth-of-type(-n+2)",
      // Axe reads all of a page, whatever it looks at: of hundreds of calls, two stay.
      prepare: (page) =>
        page.evaluate(() => {
          for (const call of document.querySelectorAll("section:nth-of-type(n+3)")) call.remove();
        }),
    },
  ],
};

/** Opens a screen and waits until it stands still, so that its colours are what they will be. */
export async function openScreen(page: Page, screen: Screen, team: Onlookers) {
  const { path, as, prepare } = screen;
  const address = typeof path === "string" ? path : path(team);
  await forgetSession(page);
  if (as) await bringSession(page, as === "admin" ? team.admins[0] : team[as]);
  await page.goto(address.startsWith("/api/") ? address : `/app${address}`);
  await hasSettled(page);
  await prepare?.(page, team);
  // Whatever stands in for what is still being fetched is gone by then.
  await page.waitForLoadState("networkidle");
  await page.evaluate(hasCalmed);
}

/** In the page: waits for what moves and will stop; a spinner will not. */
async function hasCalmed() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}
