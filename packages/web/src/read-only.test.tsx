import { listAccessTokens } from "@app/contract/access-tokens";
import { getProfile, listDevices } from "@app/contract/account";
import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { getAppData } from "@app/contract/app-data";
import { listPaidMonths, listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { listClients } from "@app/contract/clients";
import { listConnections } from "@app/contract/connections";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { listModelContracts } from "@app/contract/model-contracts";
import { listModelOffers } from "@app/contract/model-sharing";
import { listModels } from "@app/contract/models";
import { listOpenidProviders } from "@app/contract/openid";
import { getPortfolioOutlook, listPortfolio } from "@app/contract/portfolio";
import { getReportLook } from "@app/contract/report-look";
import { getShockRun } from "@app/contract/shocks";
import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { getAmendData, listUnlimitedModelsPlans } from "@app/contract/subscription-plan";
import { listSupportHistory } from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { listTeamMembers } from "@app/contract/team";
import { listTeamInvites } from "@app/contract/team-invites";
import { listWebhookDeliveries, listWebhooks } from "@app/contract/webhooks";
import { someOf } from "@app/engine/testing/runs";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { A_CLIENT, NOTHING_OF_CLIENT } from "./testing/a-client.ts";
import { NO_HEADROOM, NO_NEEDS, NOTHING_WAITS } from "./testing/a-home.ts";
import { A_MODEL } from "./testing/a-model.ts";
import { A_PLAN, UNLIMITED_PLANS } from "./testing/a-plan.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const viewing = (isReadOnly: boolean): typeof ADMIN => ({
  ...ADMIN,
  isMasquerading: true,
  masquerade: {
    ...{ isReadOnly, until: new Date(Date.now() + 30 * 60_000).toISOString() },
    ...{ staffName: "Robin Keller", discussion: isReadOnly ? null : "September moved" },
  },
});

const ENDED: typeof ADMIN = {
  ...ADMIN,
  subscription: ADMIN.subscription && {
    ...{ ...ADMIN.subscription, status: "ended" as const, isReadOnly: true },
  },
};

beforeEach(() => {
  const at = new Date().toISOString();
  app.answer(getUserActivity, () => ({ items: [] }));
  app.answer(getTeamActivity, () => ({ items: [] }));
  app.answer(getAppData, () => NO_LISTS);
  app.answer(getProfile, () => PROFILE);
  app.answer(listDevices, () => ({ items: [{ ...DEVICE, createdAt: at, lastSeenAt: at }] }));
  app.answer(listAccessTokens, () => ({
    items: [{ ...TOKEN, createdAt: at, lastUsedAt: null, endsAt: at }],
  }));
  app.answer(listOpenidProviders, () => ({
    items: [{ ...XERO, identity: { email: null, linkedAt: at } }],
  }));
  app.answer(listClients, () => NO_CLIENTS);
  app.answer(listModels, () => NO_MODELS);
  app.answer(listConnections, () => NO_CONNECTIONS);
  app.answer(listSupportDiscussions, () => NO_DISCUSSIONS);
  app.answer({ path: "/support_discussion/1" }, () => ({ ...DISCUSSION, createdAt: at }));
  app.answer(listSupportHistory, () => ({
    ...{ items: [], totalItemCount: 0, minutesLeft: 0, plan: null, recent: [] },
  }));
  app.answer(listTeamMembers, () => ({ items: [] }));
  app.answer(getHome, () => ({ ...NOTHING_WAITS, notes: NOTES }));
  app.answer(listNeeds, () => NO_NEEDS);
  app.answer(listHeadroom, () => NO_HEADROOM);
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
  app.answer(listTeamInvites, () => ({ items: [{ ...INVITE, sentAt: at, expiresAt: at }] }));
  app.answer(listWebhooks, () => ({ items: [] }));
  app.answer(listWebhookDeliveries, () => ({ items: [], totalItemCount: 0 }));
  app.answer(getReportLook, () => ({ accent: null, accentDark: null, logo: null }));
  app.answer(listModelOffers, () => ({ items: [] }));
  app.answer(listStarterModels, () => ({ items: [STARTER] }));
  app.answer(listExampleModels, () => ({ items: [EXAMPLE] }));
  app.answer(listPortfolio, () => ({
    items: [],
    totalItemCount: 0,
    filterCounts: [],
    dueCount: 0,
  }));
  app.answer(getPortfolioOutlook, () => ({ ...NO_OUTLOOK, forecastCount: 1 }));
  app.answer(getShockRun, () => null);
  app.answer({ path: "/client/1" }, () => A_CLIENT);
  app.answer({ path: "/client_overview/1" }, () => ({ ...NOTHING_OF_CLIENT, notes: NOTES }));
  app.answer({ path: "/recent_activity/client/1" }, () => ({ items: [] }));
  app.answer({ path: "/model/1" }, () => A_MODEL);
  // Nine people and six paying users: three more are to be paid for.
  app.answer(getAmendData, () => ({ ...A_PLAN, memberCount: 9 }));
  app.answer(listUnlimitedModelsPlans, () => UNLIMITED_PLANS);
  app.answer(getBillingDetails, () => BILLING);
  app.answer(listPaidMonths, () => ({ months: [], currencies: [] }));
  app.answer(listPayments, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer(listModelContracts, () => NO_CONTRACTS);
  app.answer({ path: "/model/1/web_report" }, () => ({ items: [], totalItemCount: 0 }));
});

/** What each page offers that changes something, and what can be waited for to know the page is there. */
const OFFERS: [path: string, heading: RegExp, changes: string[], sensitive: string[]][] = [
  ["/", /Priya/, ["Add client", "New model"], ["Reply to Helen Osei"]],
  ["/clients", /^Clients$/, ["Add client", "Import"], []],
  ["/clients/import", /^Import clients$/, ["Choose a list or drop it here"], []],
  [
    "/clients/1",
    /Acorn$/,
    ["Edit", "New model", "Connect a ledger", "Edit notes"],
    ["Reply to Helen Osei"],
  ],
  ["/portfolio", /^Portfolio$/, ["New model"], ["Run on 1 forecast"]],
  ["/models?filter=Team", /^Models$/, ["New model"], []],
  ["/models/new", /^New model$/, ["Create model"], []],
  ["/models/new?way=workbook", /^New model$/, ["Choose a workbook or drop it here"], []],
  ["/models/example", /^Example models$/, ["Open Moonbean"], []],
  ["/models/1/reports", /^Forecast$/, ["Make a report", "From a template"], []],
  ["/support", /^Support$/, [], ["New request"]],
  ["/support/request", /^New request$/, [], ["Send request"]],
  ["/support/history", /^Credit History$/, [], ["New request"]],
  ["/support/1", /^September moved$/, [], ["Close discussion", "Invite someone", "Send reply"]],
  ["/clients?open=add", /^Add client$/, ["Add client"], []],
  [
    "/account",
    /^Account$/,
    ["Edit profile", "Add picture"],
    [
      ...["Change password", "Set up", "Sign out everywhere", "Sign out Firefox"],
      ...["Disconnect Xero", "Export everything", "New token", "Revoke Dashboard feed"],
    ],
  ],
  [
    "/team",
    /^Team members$/,
    ["Change the look"],
    ["Invite people", "Rename", "Resend the invite to nia@firm.example"],
  ],
  ["/team/webhooks", /^Webhooks$/, [], ["New webhook"]],
  [
    "/subscription",
    /^Subscription/,
    [],
    ["Edit purchase order", "Cancel subscription", "Amend subscription", "Buy unlimited models"],
  ],
  [
    "/subscription/amend",
    /^Amend subscription$/,
    [],
    ["Order for AUD\u00a01,689.34 and add 3 users"],
  ],
  [
    "/subscription/purchase_unlimited_models",
    /^Unlimited models$/,
    [],
    ["Order for AUD\u00a05,390.00 a year"],
  ],
  ["/billing", /^Billing$/, [], ["Edit billing details", "Change payment"]],
  ["/billing/edit_billing", /^Edit billing details$/, [], ["Save billing details"]],
  ["/billing/edit_payment", /^Edit payment$/, [], ["Save payment"]],
  ["/account/edit_profile", /^Edit profile$/, ["Save profile"], []],
  ["/account/edit_avatar", /^Picture$/, ["Choose a picture or drop it here"], []],
  ["/account/edit_password", /^Change password$/, [], ["Save password"]],
];

async function openAs(user: typeof ADMIN, path: string, heading: RegExp) {
  app.open(path, user);
  await screen.findByRole("heading", { name: heading });
}

describe.each(OFFERS)("%s", (path, heading, changes, sensitive) => {
  test("offers what changes something to whoever may", async () => {
    await openAs(ADMIN, path, heading);
    for (const name of [...changes, ...sensitive])
      expect(await offered(name), name).not.toEqual([]);
  });

  test("offered staff who view read-only what it then refused, and no longer does", async () => {
    await openAs(viewing(true), path, heading);
    if (isForm(path)) await screen.findByText(/nothing can be changed/, {});
    expect([...changes, ...sensitive].flatMap(offeredNow)).toEqual([]);
  });
});

/** By the same rule of each page; all of them in a long run. */
const some = (offers: typeof OFFERS) => someOf(offers, 7);
/** What goes on after the end: one's own account, paying, and whom the team trusts with it. */
const GO_ON = /^\/(account|billing|subscription)\b/;

test.each(some(OFFERS))(
  "%s offers staff whom a discussion asks for a change all but what is the customer's alone",
  async (path, heading, changes, sensitive) => {
    await openAs(viewing(false), path, heading);
    for (const name of changes) expect(await offered(name), name).not.toEqual([]);
    expect(sensitive.flatMap(offeredNow)).toEqual([]);
  },
);

test.each(some(OFFERS.filter(([path]) => !GO_ON.test(path))))(
  "%s offered a team whose subscription has ended what the server then refused, and no longer does",
  async (path, heading, changes, sensitive) => {
    await openAs(ENDED, path, heading);
    if (isForm(path)) await screen.findByText(/nothing can be changed/, {});
    const words = /^\/(support|portfolio)\b/.test(path) ? sensitive : [];
    expect([...changes, ...words, "Invite people", "Rename"].flatMap(offeredNow)).toEqual([]);
  },
);

test.each(some(OFFERS.filter(([path]) => GO_ON.test(path))))(
  "%s offers a team whose subscription has ended the same as before",
  async (path, heading, changes, sensitive) => {
    await openAs(ENDED, path, heading);
    for (const name of [...changes, ...sensitive])
      expect(await offered(name), name).not.toEqual([]);
  },
);

test("the banner said neither read-only nor how long it lasts, and now says both", async () => {
  app.open("/", viewing(true));
  expect((await screen.findByRole("timer")).textContent).toBe("30 minutes left");
  expect(screen.getByText(/is viewing as/).textContent).toBe(
    "Robin Keller of Forecastle support is viewing as Priya Raman, read-only. Everything is recorded.",
  );
});

test("a masquerade with changes is not called read-only", async () => {
  app.open("/", viewing(false));
  expect(await screen.findByRole("timer")).toBeDefined();
  expect(screen.queryByText(/read-only/)).toBeNull();
  expect(screen.getByText(/support is acting as/)).toBeDefined();
});

/** Somebody who came by its address finds the reason where the button would be. */
function isForm(path: string) {
  return (
    path.includes("open=") ||
    path.includes("edit_") ||
    path.endsWith("/new") ||
    path.startsWith("/subscription/") ||
    /^\/support\/(request|1)$/.test(path)
  );
}

async function offered(name: string) {
  await expect.poll(() => offeredNow(name).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return offeredNow(name);
}

/** A dialog hides the page under it from everybody, so only what is on top counts. */
function offeredNow(name: string) {
  return [
    ...screen.queryAllByRole("button", { name }),
    ...screen.queryAllByRole("link", { name }),
    ...screen.queryAllByText(name, { selector: "label > span" }),
  ];
}

const NO_DISCUSSIONS = { items: [], totalItemCount: 0, filterCounts: [], newAnswerCount: 0 };

const MOMENT = "2026-11-12T10:20:00.000Z";

const DISCUSSION = {
  ...{ id: 1, subject: "September moved", parentTransactionId: 7, minutesUsed: 0 },
  ...{ closed: false, private: false, hasNewAnswer: false, updatedAt: MOMENT },
  last: { kind: "REQUEST", authorName: "Priya Raman", isMine: true, text: "Why?" },
  request: {
    ...{ id: 7, kind: "REQUEST", text: "Why?", minutes: 0, createdAt: MOMENT, images: [] },
    ...{ authorName: "Priya Raman", authorAvatar: null, authorAvatarIndex: 0, isMine: true },
  },
  ...{ replies: [], invitedUsers: [], canSetPrivate: true },
};

const NOTE = {
  ...{ id: 1, authorName: "Helen Osei", text: "Why is March lower?", at: MOMENT },
  ...{ modelId: 1, reportId: 3, reportTitle: "Board pack", clientName: null },
};
const NOTES = { count: 1, items: [NOTE] };

const INVITE = {
  ...{ id: 1, email: "nia@firm.example", state: "sent" as const, invitedByName: "Priya Raman" },
};

const NO_LISTS = {
  countries: [],
  industries: [],
  companySizes: [],
  currencies: [],
  dataSources: [],
};
const PROFILE = {
  name: "Priya Raman",
  email: "priya@firm.example",
  phone: "",
  jobTitle: "",
  countryCode: "",
  industry: "",
  companySize: "",
};
const TOKEN = { id: 1, name: "Dashboard feed", scopes: ["models:read" as const], ending: "m0Kx" };
const DEVICE = { id: 1, name: "Firefox", ipAddress: "127.0.0.1", isCurrent: true };
const XERO = { client: "xero", isConfigured: true, settings: [], demoName: "Xero Demo" };
const BILLING = {
  ...{ billedTo: "", address: "", taxNumber: "", invoiceEmails: [], timeZone: "UTC" },
  ...{ paymentMethod: 1, card: null, cardsBy: "test" },
};
const NO_CONTRACTS = {
  ...{ items: [], totalItemCount: 0, filterCounts: [] },
  ...{ price: 29, currency: "AUD" as const, monthlyTotal: 0, isUnlimited: false },
};
const NO_CLIENTS = { items: [], totalItemCount: 0, filterCounts: [] };
const NO_OUTLOOK = {
  ...{ months: [], forecastCount: 0, flooredCount: 0, belowFloor: [] },
  ...{ overdraftCount: 0, cash: [] },
  covenants: { count: 0, brokenCount: 0 },
};
const NO_MODELS = { ...NO_CLIENTS, filter: "Team" };
const NO_CONNECTIONS = { ...NO_CLIENTS, stateCounts: {} };
const STARTER = {
  ...{ key: "blank", name: "Blank three-way", description: "", modules: [], asks: [] },
  ...{ sales: [0], closingCash: [0], firstYear: { revenue: 0, ebitdaShare: null, closingCash: 0 } },
  timeSeries: [{ key: "monthly3", name: "Monthly, 3 years", unit: "month", periodCount: 36 }],
};
const EXAMPLE = {
  ...{ ...STARTER, key: "coffeeRoaster", name: "Moonbean", industry: "Coffee", currency: "AUD" },
  ...{ actualCount: 0, scenarios: [] },
};
