import { beforeAll, expect, test } from "vitest";
import { testGateway } from "#testing/gateway-suite.ts";
import { openStripePeer, PEER_KEY, type StripePeer } from "#testing/stripe-peer.ts";
import type { ChargeRequest, GatewayError } from "./charging.ts";
import { makeStripeApi } from "./stripe-api.ts";
import { makeStripeGateway } from "./stripe-gateway.ts";

let peer: StripePeer;
beforeAll(async () => {
  peer = await openStripePeer();
});

const TOKENS = {
  approves: "pm_card_visa",
  unkept: "pm_card_visa_chargeDeclined",
  declines: "pm_card_chargeCustomerFail",
  lacks_funds: "pm_card_visa_chargeDeclinedInsufficientFunds",
  expired: "pm_card_visa_chargeDeclinedExpiredCard",
  asks: "pm_card_authenticationRequired",
  delays: "pm_delays",
};

const waits: number[] = [];
const open = (secretKey = PEER_KEY, apiUrl = peer.url) =>
  makeStripeGateway(makeStripeApi({ secretKey, apiUrl }, async (ms) => void waits.push(ms)));

testGateway("Stripe", async () => ({
  gateway: open(),
  tokenOf: (behaviour) => TOKENS[behaviour],
  answer: async (reference, _challenge, isApproved) => peer.answerChallenge(reference, isApproved),
  passDelay: async () => peer.passDelay(),
}));

const holder = { teamId: 7, name: "Marlowe & Tran", email: "accounts@example.test" };

async function newCharge(key: string): Promise<ChargeRequest> {
  const kept = await open().keepCard({ key: `${key} card`, holder, token: "pm_card_visa" });
  if (kept.state !== "kept") throw new Error(kept.state);
  return {
    ...{ key, card: kept.reference, amount: 168_934, currency: "AUD", isHolderPresent: false },
    description: "Tax invoice 19688",
  };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: GatewayError) => error,
  );

test("a card that was forgotten is not charged", async () => {
  const request = await newCharge("forgotten");
  await open().forgetCard(request.card);
  expect((await failureOf(open().charge(request)))?.kind).toBe("refused");
});

test("a charge whose answer was lost twice is made once", async () => {
  const request = await newCharge("lost");
  const before = peer.intentCount();
  peer.loseAnswers(2);
  expect((await open().charge(request)).state).toBe("paid");
  expect(peer.intentCount()).toBe(before + 1);
});

test("a gateway that stays away is told as that, and the charge can be made later with its key", async () => {
  const request = await newCharge("away");
  const before = peer.intentCount();
  for (const status of [500, 429, 409]) {
    peer.breakWith(status, 3);
    waits.length = 0;
    expect((await failureOf(open().charge(request)))?.kind).toBe("unreachable");
    expect(waits).toEqual([500, 2_000]);
  }
  const nobody = open(PEER_KEY, "http://127.0.0.1:9");
  expect((await failureOf(nobody.charge(request)))?.kind).toBe("unreachable");
  expect(peer.intentCount()).toBe(before);
  expect((await open().charge(request)).state).toBe("paid");
});

test("an amount goes as whole cents in the currency's own letters, with its key, for the customer whose card it is", async () => {
  await open().charge(await newCharge("form"));
  expect(peer.requests.at(-1)).toEqual({
    ...{ path: "/v1/payment_intents", key: "form" },
    form: {
      "metadata[forecastle_key]": "form",
      ...{ amount: "168934", currency: "aud", description: "Tax invoice 19688", confirm: "true" },
      ...{
        customer: expect.stringMatching(/^cus_/),
        payment_method: expect.stringMatching(/^pm_/),
      },
      ...{ "payment_method_types[0]": "card", off_session: "true", use_stripe_sdk: "false" },
    },
  });
});

test("another card of the same team is kept under the same customer", async () => {
  const { card } = await newCharge("first");
  const kept = await open().keepCard({
    ...{ key: "second card", holder, token: "pm_card_visa", replaces: card },
  });
  if (kept.state !== "kept") throw new Error(kept.state);
  expect(kept.reference.split("/")[0]).toBe(card.split("/")[0]);
  expect(kept.reference).not.toBe(card);
});

test("a wrong key of ours is refused, and nothing of any key is in what is told", async () => {
  const error = await failureOf(open("sk_test_wrong").findCharge("pi_1"));
  expect(error?.kind).toBe("refused");
  expect(String(error)).not.toMatch(/sk_test/);
});

test("a card is set up to be charged with nobody there, under its customer, and by nothing that Stripe does not know", async () => {
  await newCharge("set up");
  expect(peer.requests.findLast(({ path }) => path === "/v1/setup_intents")).toMatchObject({
    key: "set up card",
    form: {
      ...{ customer: expect.stringMatching(/^cus_/), payment_method: "pm_card_visa" },
      ...{ usage: "off_session", confirm: "true", use_stripe_sdk: "true" },
      ...{ "payment_method_types[0]": "card", "metadata[team_id]": "7" },
    },
  });
});

test("a bank that asks before a card is kept is answered by the holder: approved it is kept, refused or left it is not", async () => {
  const token = "pm_card_authenticationRequiredOnSetup";
  const gateway = open();
  const begin = async (key: string) => {
    const asked = await gateway.keepCard({ key, holder, token });
    if (asked.state !== "asking") throw new Error(asked.state);
    return asked;
  };
  const [approved, refused, left] = [await begin("one"), await begin("two"), await begin("three")];
  expect(approved.challenge).toContain("_secret");
  peer.answerChallenge(approved.token, true);
  peer.answerChallenge(refused.token, false);
  const keep = (asked: { token: string }, teamId = 7) =>
    gateway.keepCard({ key: "again", holder: { ...holder, teamId }, token: asked.token });
  expect(await keep(approved)).toMatchObject({ state: "kept", last4: "4242" });
  expect(await keep(refused)).toEqual({ state: "declined", reason: "not_approved" });
  expect(await keep(left)).toEqual({ state: "declined", reason: "holder_needed" });
  expect((await failureOf(keep(approved, 8)))?.kind).toBe("refused");
});
