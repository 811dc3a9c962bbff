import {
  getBillingDetails,
  PAYMENT_METHODS,
  updateBillingDetails,
  updatePaymentMethod,
} from "@app/contract/billing-details";
import { testCardToken } from "@app/contract/test-cards";
import { expect, test } from "vitest";
import { openStripePeer, PEER_KEY } from "#testing/stripe-peer.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";

const { CREDIT_CARD, INVOICE, SPLIT_INVOICES } = PAYMENT_METHODS;
const tokenOf = (number: string) => testCardToken(number, 8, 2034) ?? "";
const payBy = (app: TestApp, number: string) =>
  app.send(updatePaymentMethod, {
    body: { paymentMethod: CREDIT_CARD, cardToken: tokenOf(number) },
  });

test("a team that said nothing pays on invoice, under its own name", async () => {
  const app = await testApp();
  expect((await app.call(getBillingDetails, {})).data).toEqual({
    ...{ billedTo: "", address: "", taxNumber: "", invoiceEmails: [] },
    ...{ timeZone: "UTC", paymentMethod: INVOICE, card: null, cardsBy: null },
  });
});

test("billing details are kept for the team, and its admins alone see and change them", async () => {
  const app = await testApp();
  const details = {
    ...{ billedTo: "Marlowe & Tran Advisory", address: "Level 3, 41 Wharf Street\nNewcastle" },
    ...{ taxNumber: "99 000 417 226", invoiceEmails: ["accounts@marlowetran.example"] },
  };
  await app.call(updateBillingDetails, { body: details });
  expect((await app.call(getBillingDetails, {})).data).toMatchObject(details);

  const stranger = await testApp();
  expect((await stranger.call(getBillingDetails, {})).data?.billedTo).toBe("");
  const member = await app.addMember();
  expect((await member.send(getBillingDetails, {})).status).toBe(403);
  expect((await member.send(updateBillingDetails, { body: details })).status).toBe(403);
});

test("an address that invoices go to is kept once, however it is written", async () => {
  const app = await testApp();
  const invoiceEmails = ["Books@firm.example", "ap@firm.example", "books@FIRM.example"];
  const body = { billedTo: "", address: "", taxNumber: "", invoiceEmails };
  const { data } = await app.call(updateBillingDetails, { body });
  expect(data?.invoiceEmails).toEqual(["books@firm.example", "ap@firm.example"]);
});

test("a card is kept by the gateway's name for it, and shown by its last four digits", async () => {
  const app = await testApp({ isDemo: true });
  const { envelope } = await payBy(app, "4242 4242 4242 4242");
  expect(envelope.data).toMatchObject({
    ...{ paymentMethod: CREDIT_CARD, cardsBy: "test" },
    card: { brand: "Visa", last4: "4242", expiryMonth: 8, expiryYear: 2034 },
  });
  expect(JSON.stringify(envelope)).not.toContain("test:approves");
});

test("a card that is changed there and back is the one of the last choice", async () => {
  const app = await testApp({ isDemo: true });
  for (const number of ["4242424242424242", "5555555555554444", "4242424242424242"]) {
    const { envelope } = await payBy(app, number);
    expect(envelope.data?.card?.last4).toBe(number.slice(-4));
  }
});

test("a card that is not taken leaves everything as it was", async () => {
  const app = await testApp({ isDemo: true });
  await payBy(app, "4242424242424242");
  const declined = await payBy(app, "4000000000000002");
  expect(declined.status).toBe(409);
  expect(declined.envelope.errors[0]).toMatchObject({
    ...{ key: "cardToken", message: "The bank declined this card. Try another, or ask the bank." },
  });
  const body = { paymentMethod: CREDIT_CARD, cardToken: "4242424242424242" };
  expect((await app.send(updatePaymentMethod, { body })).status).toBe(400);
  expect((await app.call(getBillingDetails, {})).data?.card?.last4).toBe("4242");
});

test("a card stays while invoices are chosen, so that going back needs none", async () => {
  const app = await testApp({ isDemo: true });
  const first = await app.send(updatePaymentMethod, { body: { paymentMethod: CREDIT_CARD } });
  expect(first.envelope.errors[0]?.message).toBe("Enter a card.");
  await payBy(app, "4242424242424242");
  await app.call(updatePaymentMethod, { body: { paymentMethod: SPLIT_INVOICES } });
  const back = await app.call(updatePaymentMethod, { body: { paymentMethod: CREDIT_CARD } });
  expect(back.data?.card?.last4).toBe("4242");
});

test("where nobody takes cards none can be chosen", async () => {
  const app = await testApp();
  const { status } = await payBy(app, "4242424242424242");
  expect(status).toBe(409);
});

test("the browser is given Stripe's publishable key, and no other", async () => {
  const secrets = {
    secretKey: "sk_test_1",
    apiUrl: "http://127.0.0.1:9",
    webhookSecret: "whsec_1",
  };
  const app = await testApp({
    stripe: { ...secrets, publishableKey: "pk_test_1", scriptUrl: "https://js.stripe.com/v3/" },
  });
  const { data } = await app.call(getBillingDetails, {});
  expect(data).toMatchObject({ cardsBy: "stripe", stripe: { publishableKey: "pk_test_1" } });
  expect(JSON.stringify(data)).not.toMatch(/sk_test|whsec/);
});

test("Stripe keeps a team's cards under one customer, and one that it cannot be asked for is said so", async () => {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: "whsec_1" };
  const app = await testApp({ stripe });
  const body = { paymentMethod: CREDIT_CARD, cardToken: "pm_card_visa" };
  expect((await app.call(updatePaymentMethod, { body })).data?.card?.last4).toMatch(/^\d{4}$/);
  expect(peer.requests.filter(({ path }) => path === "/v1/customers")).toHaveLength(1);
  peer.breakWith(500, 3);
  const delayed = { ...body, cardToken: "pm_delays" };
  expect((await app.send(updatePaymentMethod, { body: delayed })).status).toBe(503);
});

test("while the bank asks about a card nothing changes; approved it is kept, refused its words are told", async () => {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: "whsec_1" };
  const app = await testApp({ stripe });
  const send = (cardToken: string, caller: Pick<TestApp, "send"> = app) =>
    caller.send(updatePaymentMethod, { body: { paymentMethod: CREDIT_CARD, cardToken } });
  const ask = async () => {
    const { envelope } = await send(peer.tokenOf("pm_card_authenticationRequiredOnSetup"));
    expect(envelope.data).toMatchObject({ paymentMethod: INVOICE, card: null });
    return envelope.data?.asking?.cardToken ?? "";
  };
  const first = await ask();
  peer.answerChallenge(first, false);
  expect((await send(first)).envelope.errors).toEqual([
    { key: "cardToken", message: "This was not approved at the bank, and nothing was charged." },
  ]);
  const second = await ask();
  peer.answerChallenge(second, true);
  const stranger = await app.addTeam();
  expect((await send(second, stranger)).status).toBe(400);
  const { data } = (await send(second)).envelope;
  expect(data).toMatchObject({ paymentMethod: CREDIT_CARD, card: { last4: "4242" } });
  expect(data?.asking).toBeUndefined();
});
