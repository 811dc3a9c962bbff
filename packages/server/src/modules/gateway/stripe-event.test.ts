import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readStripeEvent } from "./stripe-event.ts";

const SECRET = "whsec_1234";
const now = new Date("2030-01-15T09:00:00Z");
const at = now.getTime() / 1000;
const body = Buffer.from(
  JSON.stringify({
    ...{ id: "evt_1", type: "payment_intent.succeeded" },
    data: { object: { id: "pi_1", amount: 563_112 } },
  }),
);

const signed = (secret: string, time: number, bytes: Uint8Array = body) =>
  createHmac("sha256", secret).update(`${time}.`).update(bytes).digest("hex");
const read = (signature: string, bytes: Uint8Array = body) =>
  readStripeEvent(SECRET, signature, bytes, now);

test("what Stripe signed is read, also beside a signature by another secret", () => {
  const event = { id: "evt_1", type: "payment_intent.succeeded", objectId: "pi_1" };
  expect(read(`t=${at},v1=${signed(SECRET, at)}`)).toEqual(event);
  const two = `t=${at},v1=${signed("whsec_old", at)},v1=${signed(SECRET, at)},v0=00`;
  expect(read(two)).toEqual(event);
});

test.each([
  ["nothing", ""],
  ["no time", `v1=${signed(SECRET, at)}`],
  ["another secret", `t=${at},v1=${signed("whsec_other", at)}`],
  ["another time than was signed", `t=${at - 1},v1=${signed(SECRET, at)}`],
  ["an old scheme alone", `t=${at},v0=${signed(SECRET, at)}`],
  ["half of a signature", `t=${at},v1=${signed(SECRET, at).slice(0, 32)}`],
  ["no signature in hex", `t=${at},v1=zz`],
  ["a time that is none", `t=later,v1=${signed(SECRET, at)}`],
])("what comes with %s is not believed", (_what, signature) => {
  expect(read(signature)).toBeUndefined();
});

test("five minutes later or earlier it is heard, and a second more it is not", () => {
  for (const [seconds, isHeard] of [
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ] as const) {
    const time = at + seconds;
    expect(read(`t=${time},v1=${signed(SECRET, time)}`) !== undefined).toBe(isHeard);
  }
});

test("a body that was changed on the way is not believed", () => {
  const changed = Buffer.from(body.toString().replace("563112", "563113"));
  expect(read(`t=${at},v1=${signed(SECRET, at)}`, changed)).toBeUndefined();
});
