/** Three teams with something of everything that billing keeps, in storage of their own. */
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import { purchaseModel } from "@app/contract/model-contracts";
import { cancelModel } from "@app/contract/models";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { amendSubscription, purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { testCardToken } from "@app/contract/test-cards";
import type { Settings } from "#core/settings.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { issueDueStatements } from "#modules/model-contracts/model-contracts.ts";
import { collectDue } from "#modules/payments/payments.ts";
import { renewDue } from "#modules/subscription/subscription.ts";
import { grantDueMinutes } from "#modules/support-credit/support-credit.ts";
import { type Member, type TestApp, testApp } from "./test-app.ts";
import { dataOf } from "./test-clients.ts";
import { addModelRows } from "./test-models.ts";
import { freshStorage } from "./test-storage.ts";

const { MONTHLY_UNCOMMITTED, ANNUAL_PREPAID, TRIAL } = SUBSCRIPTION_TYPES;

/** What each team pays by: a card that approves, an invoice, and a card that declines. */
type Tokens = { approves: string; declines: string };

const TEST_TOKENS: Tokens = {
  approves: testCardToken("4242424242424242", 8, 2040) ?? "",
  declines: testCardToken("4000000000000341", 8, 2040) ?? "",
};

export async function billingWorld(
  settings: Partial<Settings> = { isDemo: true },
  tokens = TEST_TOKENS,
) {
  const app = await testApp(
    { rateLimitScale: 1e6, ...settings },
    { storage: await freshStorage() },
  );
  const trial = { subscriptionType: TRIAL, status: "trialing" } as const;
  const byCard = await app.addTeam({ teamName: "Card", ...trial });
  const byInvoice = await app.addTeam({ teamName: "Invoice", ...trial });
  const declined = await app.addTeam({ teamName: "Declined", ...trial });
  await payByCard(byCard, tokens.approves);
  await payByCard(declined, tokens.approves);
  await begin(byCard, 6, ANNUAL_PREPAID);
  await begin(byInvoice, 2, MONTHLY_UNCOMMITTED);
  await begin(declined, 1, MONTHLY_UNCOMMITTED);
  await payByCard(declined, tokens.declines);
  for (const team of [byCard, byInvoice]) await buyModels(app, team);
  await work(app);
  for (const days of [17, 4, 15]) {
    app.clock.advance({ days });
    await work(app);
  }
  const { email, password } = byInvoice.person;
  dataOf(await byInvoice.call(loginUser, { body: { email, password } }));
  dataOf(await byInvoice.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }));
  app.clock.advance({ days: 33 });
  await work(app);
  return { app, byCard, byInvoice, declined };
}

async function payByCard(team: Member, cardToken: string) {
  const body = { paymentMethod: PAYMENT_METHODS.CREDIT_CARD, cardToken };
  dataOf(await team.call(updatePaymentMethod, { body }));
}

async function begin(team: Member, payingUsers: number, subscriptionType: 2 | 3) {
  dataOf(await team.call(amendSubscription, { body: { payingUsers, subscriptionType } }));
}

/** Two, of which one is cancelled in the month in which it was bought. */
async function buyModels({ parts }: TestApp, team: Member) {
  const ids = await addModelRows({ ...team, parts }, ["Budget", "Forecast"]);
  for (const id of ids) dataOf(await team.call(purchaseModel, { params: { id }, body: {} }));
  const [id = 0] = ids;
  dataOf(await team.call(cancelModel, { params: { id } }));
}

/** What the worker does in some minutes. */
async function work({ parts, clock }: TestApp) {
  const gateway = openGateway(parts);
  await renewDue(parts);
  await issueDueStatements(parts);
  await grantDueMinutes(parts);
  for (let minute = 0; minute < 3; minute += 1) {
    await collectDue(parts, gateway);
    clock.advance({ seconds: 61 });
  }
}
