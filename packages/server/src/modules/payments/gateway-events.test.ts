import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openGateway } from "#modules/gateway/gateway.ts";
import { openStripePeer, PEER_KEY } from "#testing/stripe-peer.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { owe, payByCard, postingsOf, setPlan } from "#testing/test-plan.ts";
import { collectDue } from "./payments.ts";

const SECRET = "whsec_events";
const url = "/api/stripe/events";

/** A team that owes 1,689.34 by a card whose payments answer late. */
async function waitingApp() {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: SECRET };
  const app = await testApp({ stripe });
  await setPlan(app);
  await payByCard(app, "pm_delays");
  await owe(app);
  return { app, peer };
}

const collect = ({ parts }: TestApp) => collectDue(parts, openGateway(parts));

async function paidBy(app: TestApp) {
  return (await postingsOf(app)).filter(({ debit }) => debit === "gateway").length;
}

async function referenceOf({ parts, person }: TestApp) {
  const [row] = await parts.storage.query<{ reference: string }>(
    "select reference from card_charges where team_id = $1",
    [person.teamId],
  );
  return row?.reference ?? "";
}

/** As Stripe tells it, signed over the very bytes. */
function tell(app: TestApp, id: string, objectId: string, secret = SECRET) {
  const payload = JSON.stringify({
    ...{ id, type: "payment_intent.succeeded" },
    data: { object: { id: objectId } },
  });
  const at = Math.floor(app.clock.now().getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  const headers = {
    "content-type": "application/json",
    "stripe-signature": `t=${at},v1=${signature}`,
  };
  return app.anonymous().inject({ method: "POST", url, headers, payload });
}

test("an event has its charge looked at by the next run, and told twice it is posted once", async () => {
  const { app, peer } = await waitingApp();
  await collect(app);
  peer.passDelay();
  // Too early to be asked about by itself.
  await collect(app);
  expect(await paidBy(app)).toBe(0);
  const id = `evt_${app.person.teamId}`;
  for (const _time of [1, 2]) {
    expect((await tell(app, id, await referenceOf(app))).statusCode).toBe(200);
    await collect(app);
  }
  expect(await paidBy(app)).toBe(1);
});

test("an event that comes before its payment is known here, or never, costs a minute and nothing else", async () => {
  const { app, peer } = await waitingApp();
  await tell(app, `evt_early_${app.person.teamId}`, "pi_not_yet");
  await collect(app);
  peer.passDelay();
  app.clock.advance({ minutes: 2 });
  await collect(app);
  expect(await paidBy(app)).toBe(1);
});

test("an event says nothing by itself: what the gateway does not call paid is not", async () => {
  const { app } = await waitingApp();
  await collect(app);
  await tell(app, `evt_wrong_${app.person.teamId}`, await referenceOf(app));
  await collect(app);
  expect(await paidBy(app)).toBe(0);
});

test("what Stripe did not sign is refused and not kept", async () => {
  const { app } = await waitingApp();
  const id = `evt_forged_${app.person.teamId}`;
  const forged = await tell(app, id, "pi_1", "whsec_other");
  expect(forged.statusCode).toBe(400);
  expect(forged.json()).toMatchObject({ success: false });
  const empty = await app.anonymous().inject({ method: "POST", url });
  expect(empty.statusCode).toBe(400);
  const kept = await app.parts.storage.query("select id from gateway_events where id = $1", [id]);
  expect(kept).toEqual([]);
});

test("without Stripe nobody listens there", async () => {
  const app = await testApp();
  expect((await tell(app, "evt_1", "pi_1")).statusCode).toBe(404);
});
