import { listPaymentObligations } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { getOpenPayment } from "@app/contract/card-payments";
import { API_BASE, IDEMPOTENCY_HEADER } from "@app/contract/endpoint";
import { listModelContracts } from "@app/contract/model-contracts";
import { listModels } from "@app/contract/models";
import {
  amendSubscription,
  chooseCommunity,
  getAmendData,
  listUnlimitedModelsPlans,
} from "@app/contract/subscription-plan";
import { listTeamMembers } from "@app/contract/team";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { A_PLAN, UNLIMITED_PLANS } from "#testing/a-plan.ts";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const MEMBER: typeof ADMIN = {
  ...ADMIN,
  account: ADMIN.account && { ...ADMIN.account, isAdmin: false },
  subscription: ADMIN.subscription && { ...ADMIN.subscription, subscriptionType: 3 },
};

beforeEach(() => {
  app.answer(getAmendData, () => A_PLAN);
  app.answer(listUnlimitedModelsPlans, () => UNLIMITED_PLANS);
  app.answer(getBillingDetails, () => ({ paymentMethod: 2, card: VISA, cardsBy: "test" }));
  app.answer(listPaymentObligations, () => ({ items: [OWED], totalItemCount: 1, totalGross: 0 }));
  app.answer(listModelContracts, () => CONTRACTS);
  app.answer(listTeamMembers, () => ({
    items: [
      { id: 1, name: "Priya Raman", email: "priya@marlowetran.example", isAdmin: true },
      { id: 2, name: "Tom Marlowe", email: "tom@marlowetran.example", isAdmin: false },
    ],
  }));
});

/** 16 at 29.00 are 464.00 a month, and 5,568.00 a year. */
const CONTRACTS = {
  ...{ items: [], totalItemCount: 16, filterCounts: [{ key: "Active", count: 16 }] },
  ...{ price: 29, currency: "AUD", isUnlimited: false, monthlyTotal: 464 },
};
const VISA = { brand: "Visa", last4: "4242", expiryMonth: 8, expiryYear: 2029 };
const OWED = {
  ...{ dueOn: "2026-12-01", title: "Subscription", workedOut: "", currency: "AUD" },
  ...{ net: null, tax: null, gross: 1084.6, invoiceNumber: 19688 },
  declinedOn: ["2026-12-01", "2026-12-04"],
};

test("an admin sees what is paid, what is left of the year and what it renews at", async () => {
  app.open("/subscription", ADMIN);
  expect(await screen.findByText("AUD 5,119.20")).toBeDefined();
  expect(screen.getByText("Today, 219 of 365 days left")).toBeDefined();
  expect(screen.getByText("5,119.20 + 511.92 = 5,631.12")).toBeDefined();
  expect(screen.getByText("Active until 22 June 2027")).toBeDefined();
});

test("what is overdue is told with its amount, and is paid by the card that is kept or by another", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "past_due" }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText(/AUD 1,084.60 for Subscription, invoice 19688/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Change card" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay AUD 1,084.60, invoice 19688" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Amend subscription" })).toBeNull();
  expect(screen.getByText("Pay what is overdue first.")).toBeDefined();
});

test("one that ended owing says what is overdue and pays it first, and chooses a plan then", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "ended", memberCount: 1 }));
  app.answer(listPaymentObligations, () => ({
    ...{ items: [{ ...OWED, isOverdue: true }], totalItemCount: 1, next: null },
  }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText(/AUD 1,084.60 for Subscription, invoice 19688/)).toBeDefined();
  expect(await screen.findByText(/made with\. Pay invoice 19688 first\.$/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Go on with Community" })).toBeNull();
  expect(screen.getByText(/once nothing is overdue, choose a plan to go on/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay AUD 1,084.60, invoice 19688" })).toBeDefined();
});

test("a team of one goes on with Community after its trial, and says which of its models stays", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "ended", memberCount: 1 }));
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
  const models = [
    { id: 7, modelName: "Budget" },
    { id: 9, modelName: "Forecast" },
  ];
  app.answer(listModels, () => ({ items: models, totalItemCount: 2, filterCounts: [] }));
  const answering = fetch;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (address !== API_BASE + chooseCommunity.path) return answering(address, init);
    sent.push(JSON.parse(String(init.body)));
    return new Promise(() => {});
  });
  app.open("/subscription", ADMIN);
  fireEvent.click(await screen.findByRole("button", { name: "Go on with Community" }));
  const select = await screen.findByLabelText("The model that stays active");
  fireEvent.change(select, { target: { value: "9" } });
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Go on with Community" }));
  await expect.poll(() => sent).toEqual([{ modelId: 9 }]);
});

test("a team of several people is told to remove the others before Community", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "trialing", memberCount: 3 }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByRole("link", { name: "remove the others first" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Go on with Community" })).toBeNull();
});

test("one that was cancelled says by whom, renews at nothing and can be reactivated", async () => {
  const cancelled = { cancelledAt: "2026-11-01T00:00:00.000Z", cancelledByName: "Tom Marlowe" };
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "cancelled", ...cancelled }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText(/^Cancelled by Tom Marlowe, 1 Nov 2026$/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Reactivate" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
  expect(screen.getByText("22 June 2027, ends")).toBeDefined();
});

test("a cancelled year that is paid by the month says which months are still charged", async () => {
  // Six users at 89.00 are 534.00 a month, and 587.40 with a tenth on top.
  const year = { subscriptionType: 5, periodTo: "2026-12-23", termTo: "2027-06-23" } as const;
  const cancelled = { status: "cancelled", cancelledAt: "2026-11-01T00:00:00.000Z" } as const;
  app.answer(getAmendData, () => ({ ...A_PLAN, ...year, ...cancelled, periodCost: 534 }));
  app.open("/subscription", ADMIN);
  expect(
    await screen.findByText(/6 more months .* are charged, AUD 587.40 with GST/),
  ).toBeDefined();
});

test("one that has ended leads to choosing a plan, and says that nothing is lost", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "ended" }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText(/Nothing was deleted/)).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Choose a plan" })).toHaveLength(1);
  expect(screen.getByText(/^You had 6 users at/)).toBeDefined();
});

test("a trial that is over was said to work still, and is said to be over", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "ended", subscriptionType: 1 }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText("It is over, and nothing was charged.")).toBeDefined();
  expect(screen.queryByText(/Everything works/)).toBeNull();
});

test("who is past due reads on which days the card was declined, and that it does not renew unpaid", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "past_due" }));
  app.open("/subscription", ADMIN);
  const tries = within(await screen.findByRole("list", { name: "Declined" }));
  const days = tries.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(days).toEqual(["1 December 2026, declined", "4 December 2026, declined"]);
  expect(screen.getByText("22 June 2027, ends unless paid")).toBeDefined();
});

test("what models cost in a year is laid beside unlimited ones: 5,568.00, 5,880.00 and 4,900.00, which is 668.00 less", async () => {
  app.open("/subscription", ADMIN);
  const costs = within(await screen.findByRole("region", { name: "What models cost in a year" }));
  expect(costs.getByText("Now, 16 × 29.00 a month")).toBeDefined();
  for (const cost of ["5,568.00", "5,880.00", "4,900.00", "668.00 less"])
    expect(costs.getByText(cost)).toBeDefined();
  expect(costs.queryAllByText(/less$/)).toHaveLength(1);
});

test.each([
  [1, "none", "no watermark"],
  [3, "2h 0m a month", "no watermark"],
  [4, "none", "with watermark"],
] as const)(
  "plan %i includes %s of support and reports %s",
  async (subscriptionType, support, reports) => {
    app.answer(getAmendData, () => ({ ...A_PLAN, subscriptionType }));
    app.open("/subscription", ADMIN);
    const rowOf = (term: string) => screen.getByText(term).closest("div")?.textContent;
    expect(await screen.findByText("What is included")).toBeDefined();
    expect(rowOf("Support credit")).toBe(`Support credit${support}`);
    expect(rowOf("Web reports and PDF")).toBe(`Web reports and PDF${reports}`);
  },
);

test("a member sees how it stands and asks admins for unlimited models, and is shown no amounts paid", async () => {
  app.open("/subscription", MEMBER);
  expect(await screen.findByRole("button", { name: "Ask your admins for it" })).toBeDefined();
  expect(screen.queryByText("AUD 5,119.20")).toBeNull();
  expect(screen.queryByRole("link", { name: "Billing" })).toBeNull();
});

test.each([
  ["ended", 3, "Ended"],
  ["trialing", 1, "Trial"],
  ["past_due", 3, "Past due"],
  ["cancelled", 3, "Cancelled"],
  ["active", 4, "Active"],
] as const)(
  "a member of a team that is %s on plan %i is told who its admins are, and asks for nothing that they could not buy",
  async (status, subscriptionType, badge) => {
    const { subscription } = ADMIN;
    const team = subscription && { ...subscription, status, subscriptionType };
    app.open("/subscription", { ...MEMBER, subscription: team });
    expect((await screen.findAllByText(badge)).length).toBeGreaterThan(0);
    expect(await screen.findByText("Your admin")).toBeDefined();
    const mail = screen.getByRole("link", { name: "priya@marlowetran.example" });
    expect(mail.getAttribute("href")).toBe("mailto:priya@marlowetran.example");
    expect(screen.queryByText("tom@marlowetran.example")).toBeNull();
    expect(screen.queryByText("Unlimited models")).toBeNull();
  },
);

test("a member whose team has unlimited models is told so, and asks for them no more", async () => {
  app.answer(listUnlimitedModelsPlans, () => ({ ...UNLIMITED_PLANS, isHeld: true }));
  app.open("/subscription", MEMBER);
  expect(await screen.findByText(/^Your team has them/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ask your admins for it" })).toBeNull();
});

test.each([
  ["past_due", "A payment is overdue. Everything works until 5 December 2026.", /is overdue/],
  ["cancelled", "Your subscription is cancelled. Everything works until 22 June.", /cancelled/i],
] as const)("that it is %s is said once in its notice", async (status, message, said) => {
  const cancelledAt = status === "cancelled" ? "2026-11-01T00:00:00.000Z" : null;
  app.answer(getAmendData, () => ({ ...A_PLAN, status, cancelledAt, cancelledByName: "Tom" }));
  const alerts = [{ key: `subscription_${status}`, kind: "alert" as const, message }];
  app.open("/subscription", { ...ADMIN, alerts });
  const notice = (await screen.findByText(/Everything works until/)).parentElement;
  expect(notice?.textContent.match(new RegExp(said, "gi"))).toHaveLength(1);
});

test("a period is said to be charged, since its invoice may not be paid yet", async () => {
  app.open("/subscription/amend", ADMIN);
  expect(await screen.findByText("6 users, charged from 23 June 2026")).toBeDefined();
});

/** Answers every payment with a refusal, and keeps what was sent. */
function refusePayments(errors: { key: string; message: string }[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  const rest = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (init.method !== "POST" || address !== API_BASE + amendSubscription.path)
      return rest(address, init);
    const key = new Headers(init.headers).get(IDEMPOTENCY_HEADER);
    sent.push({ key, body: JSON.parse(String(init.body)) });
    return Promise.resolve(Response.json({ success: false, data: null, errors }, { status: 409 }));
  });
  return sent;
}

test("a payment that was refused is tried again under the same key, and another choice under another", async () => {
  app.open("/subscription/amend", ADMIN);
  const more = await screen.findByRole("button", { name: "One user more" });
  const sent = refusePayments([{ key: "root", message: "Your card was declined." }]);
  fireEvent.click(more);
  const pay = () => screen.getByRole("button", { name: /^Pay AUD.* and add \d users?$/ });
  for (const count of [1, 2]) {
    fireEvent.click(pay());
    await expect.poll(() => sent.length).toBe(count);
    expect(await screen.findByText("Your card was declined.")).toBeDefined();
    await expect.poll(() => pay().getAttribute("aria-busy")).toBeNull();
  }
  fireEvent.click(more);
  fireEvent.click(pay());
  await expect.poll(() => sent.length).toBe(3);
  // 948.00 × 7 less 10 % less 5,119.20 are 853.20, of which 60 %.
  const one = { payingUsers: 7, subscriptionType: 3, payableNow: 511.92 };
  expect(sent.map(({ body }) => body)).toMatchObject([one, one, { payingUsers: 8 }]);
  const [first, second, third] = sent.map(({ key }) => key);
  expect([first === second, second === third, first?.length]).toEqual([true, false, 36]);
});

test("an amount that changed meanwhile is told, shown anew and asked about", async () => {
  app.open("/subscription/amend", ADMIN);
  fireEvent.click(await screen.findByRole("button", { name: "One user more" }));
  const message = "Payable now is AUD 426.60 by now. Nothing was charged.";
  refusePayments([{ key: "payableNow", message }]);
  app.answer(getAmendData, () => ({ ...A_PLAN, percentRemaining: 50, daysLeft: 182 }));
  fireEvent.click(screen.getByRole("button", { name: /^Pay AUD.563\.11 and add 1 user$/ }));
  expect(await screen.findByText("The amount has changed")).toBeDefined();
  // 50 % of 853.20, and 42.66 of GST.
  expect(
    await screen.findByRole("button", { name: /^Pay AUD.469\.26 and add 1 user$/ }),
  ).toBeDefined();
});

test("8.5 users were once 85, and what is no number of users could be paid for; now it is neither priced nor sold", async () => {
  app.open("/subscription/amend", ADMIN);
  const field: HTMLInputElement = await screen.findByLabelText("Paying users");
  for (const text of ["8.", "8.5", "12x", "", "1e2", "1,000", "10001"]) {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    expect(field.value).toBe(text);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("button", { name: /^(Pay|Order|Renew)/ })).toBeNull();
  }
  fireEvent.change(field, { target: { value: "9" } });
  expect(await screen.findByRole("button", { name: /^Pay AUD\s.* and add 3 users/ })).toBeDefined();
});

const MODELS_AFTER = {
  ...{ boughtFrom: "2026-12-17", chargedFrom: "2027-01-01", price: 29 },
  ...{ boughtCount: 16, unboughtCount: 0, unboughtNames: [] },
};
const AFTER =
  "From 1 January 2027 on 16 models of your team are charged again, at AUD 29.00 a month before tax each.";
const UNLIMITED = {
  ...({ billingPeriod: 1, from: "2026-11-17", to: "2026-12-17", renewsBy: 1 } as const),
  modelsAfter: MODELS_AFTER,
};

test.each([
  ...[
    [1, "They renew on 17 December 2026 for AUD 490.00 a month, before GST.", "Stop renewal"],
    [null, `They end on 16 December 2026. ${AFTER}`, "Renew yearly"],
    [null, `They end on 16 December 2026. ${AFTER}`, "Renew monthly"],
    [2, "They renew on 17 December 2026 for AUD 4,900.00 a year, before GST.", "Change to monthly"],
  ],
] as const)(
  "unlimited models set to renew by %s say “%s” and ask before “%s”",
  async (renewsBy, told, deed) => {
    app.answer(getAmendData, () => ({ ...A_PLAN, unlimitedModels: { ...UNLIMITED, renewsBy } }));
    app.open("/subscription", ADMIN);
    expect(await screen.findByText(told)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: deed }));
    const asked = await screen.findByRole("alertdialog");
    expect(within(asked).getByRole("button", { name: deed })).toBeDefined();
    const said =
      deed === "Stop renewal"
        ? "You can change your mind until then."
        : "Nothing is charged today.";
    expect(asked.textContent).toContain(said);
  },
);

test("unlimited models of a cancelled subscription stay paid up to their day, and nothing is offered", async () => {
  const unlimitedModels = { ...UNLIMITED, renewsBy: null };
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "cancelled", unlimitedModels }));
  app.open("/subscription", ADMIN);
  expect(await screen.findByText(/are paid up to 16 December 2026\. They rest/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Renew yearly|Stop renewal/ })).toBeNull();
});

test("the page on which unlimited models are bought says that they renew, and when", async () => {
  app.open("/subscription/purchase_unlimited_models", ADMIN);
  expect(
    await screen.findByText(/paid for until 16 November 2027 and renew on 17 November 2027/),
  ).toBeDefined();
});

test("paying what is overdue asks first: how much, for which invoice, by which card; Enter pays", async () => {
  app.answer(getAmendData, () => ({ ...A_PLAN, status: "past_due" }));
  app.open("/subscription", ADMIN);
  fireEvent.click(await screen.findByRole("button", { name: "Pay AUD 1,084.60, invoice 19688" }));
  const asked = await screen.findByRole("dialog", { name: "Pay AUD 1,084.60 now?" });
  expect(asked.textContent).toContain(
    "For invoice 19688, tax included. Visa ending 4242 is charged at once.",
  );
  expect(document.activeElement?.textContent).toBe("Pay AUD 1,084.60");
});

const OPEN = {
  ...{ amount: 1689.34, currency: "AUD", title: "Invoice 19688", card: "Visa ending 3155" },
  ...{ byName: "Priya Raman", isOwn: true, state: "asking" },
};

test.each([
  [{}, "A bank asks about a payment of AUD 1,689.34", true],
  [{ isOwn: false }, "A bank asks about a payment of AUD 1,689.34", false],
  [{ state: "pending" }, "AUD 1,689.34 is being paid", false],
])(
  "a payment that is open is told after a reload: %j says “%s”, to be answered: %s",
  async (change, title, isAnswered) => {
    app.answer(getOpenPayment, () => ({ payment: { ...OPEN, ...change } }));
    app.open("/subscription", ADMIN);
    expect(await screen.findByText(title)).toBeDefined();
    for (const name of ["Go on", "Call off"]) {
      expect(screen.queryByRole("button", { name }) !== null).toBe(isAnswered);
    }
  },
);

test("a payment that was declined and is tried again is told with the way to pay it now", async () => {
  const message = "Visa ending 0341 was declined for AUD 108.90, invoice 19688.";
  const alerts = [{ key: "payment_declined_19688", kind: "alert" as const, message }];
  app.open("/subscription", { ...ADMIN, alerts });
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText("A payment did not go through")).toBeDefined();
  const link = screen.getByRole("link", { name: "Pay now" });
  expect(link.getAttribute("href")).toContain("/billing/upcoming_payments");
});
