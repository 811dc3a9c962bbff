import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ChargeRequest, Gateway, GatewayError, Move } from "#modules/gateway/charging.ts";

/** What a suite has to know of an implementation: its cards, and what happens outside it. */
export type GatewayUnderTest = {
  gateway: Gateway;
  /** A token of a card that behaves so, as the browser would be given it. */
  tokenOf(
    behaviour: "approves" | "unkept" | "declines" | "lacks_funds" | "expired" | "asks" | "delays",
  ): string;
  /** What the card's holder tells the bank that asked. */
  answer(reference: string, challenge: string, isApproved: boolean): Promise<void>;
  /** Lets the time pass in which a delayed payment gets through. */
  passDelay(): Promise<void>;
};

const holder = { teamId: 7, name: "Marlowe & Tran Advisory", email: "accounts@example.test" };
const newKey = () => `suite ${randomUUID()}`;

/** What holds for every gateway. */
export function testGateway(name: string, open: () => Promise<GatewayUnderTest>) {
  describe(name, () => {
    async function keep(
      under: GatewayUnderTest,
      behaviour: Parameters<GatewayUnderTest["tokenOf"]>[0],
    ) {
      const ask = (token: string) => under.gateway.keepCard({ key: newKey(), holder, token });
      let kept = await ask(under.tokenOf(behaviour));
      if (kept.state === "asking") {
        await under.answer(kept.token, kept.challenge, true);
        kept = await ask(kept.token);
      }
      if (kept.state !== "kept") throw new Error(`not kept: ${kept.state}`);
      return kept;
    }

    /** A charge of 1,689.34 to a card that behaves so. */
    async function chargeTo(
      under: GatewayUnderTest,
      behaviour: Parameters<GatewayUnderTest["tokenOf"]>[0],
      change: Partial<ChargeRequest> = {},
    ) {
      const { reference: card } = await keep(under, behaviour);
      const request: ChargeRequest = {
        ...{ key: newKey(), card, amount: 168_934, currency: "AUD", isHolderPresent: true },
        ...{ description: "Tax invoice 19688", ...change },
      };
      return { request, charge: await under.gateway.charge(request) };
    }

    const failureOf = (call: Promise<unknown>) =>
      call.then(
        () => "no failure",
        (error: GatewayError) => error.kind,
      );

    test("a card is kept by its kind, last digits and expiry, and the token gives no more of it", async () => {
      const kept = await keep(await open(), "approves");
      expect(kept).toMatchObject({ state: "kept", brand: "Visa", last4: "4242" });
      expect(kept.expiryYear).toBeGreaterThan(2026);
      expect(JSON.stringify(kept)).not.toMatch(/\d{12}/);
    });

    test("a card that the bank does not let be kept, or that has expired, is declined", async () => {
      const { gateway, tokenOf } = await open();
      const keepBy = (behaviour: "unkept" | "expired") =>
        gateway.keepCard({ key: newKey(), holder, token: tokenOf(behaviour) });
      expect(await keepBy("unkept")).toEqual({ state: "declined", reason: "declined" });
      expect(await keepBy("expired")).toEqual({ state: "declined", reason: "expired" });
    });

    test("a card is forgotten, and forgotten again it stays so", async () => {
      const under = await open();
      const { reference } = await keep(under, "approves");
      await under.gateway.forgetCard(reference);
      await under.gateway.forgetCard(reference);
    });

    test("a charge is paid, and is found so afterwards", async () => {
      const under = await open();
      const { charge } = await chargeTo(under, "approves");
      expect(charge).toEqual({ state: "paid", reference: expect.any(String) });
      expect(await under.gateway.findCharge(charge.reference)).toEqual(charge);
    });

    test.each(["declines", "lacks_funds"] as const)(
      "a card that %s is not charged",
      async (behaviour) => {
        const under = await open();
        const reason = behaviour === "declines" ? "declined" : behaviour;
        const { charge } = await chargeTo(under, behaviour);
        expect(charge).toMatchObject({ state: "declined", reason });
        expect(await under.gateway.findCharge(charge.reference)).toEqual(charge);
      },
    );

    test("the same key and request ten times at once are one charge, with one answer", async () => {
      const under = await open();
      const { request, charge } = await chargeTo(under, "approves");
      const again = await Promise.all(
        Array.from({ length: 10 }, () => under.gateway.charge(request)),
      );
      expect(new Set(again.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify(charge)]),
      );
      const other = await under.gateway.charge({ ...request, key: newKey() });
      expect(other.reference).not.toBe(charge.reference);
    });

    test("a declined charge stays declined under its key, and is tried again under another", async () => {
      const under = await open();
      const { request, charge } = await chargeTo(under, "declines");
      expect(await under.gateway.charge(request)).toEqual(charge);
      const next = await under.gateway.charge({ ...request, key: newKey() });
      expect(next.reference).not.toBe(charge.reference);
    });

    test("a key that was used for another amount is refused, and nothing more is charged", async () => {
      const under = await open();
      const { request, charge } = await chargeTo(under, "approves");
      const other = under.gateway.charge({ ...request, amount: request.amount + 1 });
      expect(await failureOf(other)).toBe("key_reused");
      expect(await under.gateway.charge(request)).toEqual(charge);
    });

    test("a bank that asks is answered by the holder: approved it is paid, refused it is declined", async () => {
      const under = await open();
      for (const [isApproved, state] of [
        [true, "paid"],
        [false, "declined"],
      ] as const) {
        const { charge } = await chargeTo(under, "asks");
        if (charge.state !== "asking") throw new Error(charge.state);
        await under.answer(charge.reference, charge.challenge, isApproved);
        expect((await under.gateway.findCharge(charge.reference)).state).toBe(state);
      }
    });

    test("what the holder has not answered is called off and not paid; what was paid stays paid", async () => {
      const under = await open();
      const { charge } = await chargeTo(under, "asks");
      if (charge.state !== "asking") throw new Error(charge.state);
      const calledOff = await under.gateway.callOff(charge.reference);
      expect(calledOff).toMatchObject({ state: "declined", reference: charge.reference });
      expect(await under.gateway.callOff(charge.reference)).toEqual(calledOff);
      const { charge: answered } = await chargeTo(under, "asks");
      if (answered.state !== "asking") throw new Error(answered.state);
      await under.answer(answered.reference, answered.challenge, true);
      expect((await under.gateway.callOff(answered.reference)).state).toBe("paid");
    });

    test("a bank that asks when nobody is there declines", async () => {
      const { charge } = await chargeTo(await open(), "asks", { isHolderPresent: false });
      expect(charge).toMatchObject({ state: "declined", reason: "holder_needed" });
    });

    test("a delayed payment is pending, and paid when it is through", async () => {
      const under = await open();
      const { charge } = await chargeTo(under, "delays");
      expect(charge.state).toBe("pending");
      await under.passDelay();
      expect((await under.gateway.findCharge(charge.reference)).state).toBe("paid");
    });

    test("a payment is paid back once under a key, in parts, and never more than it was", async () => {
      const under = await open();
      const { charge, request } = await chargeTo(under, "approves");
      const part = { key: newKey(), charge: charge.reference, amount: 100_000 };
      const refund = await under.gateway.refund(part);
      expect(refund.state).toBe("paid");
      expect(await under.gateway.refund(part)).toEqual(refund);
      const tooMuch = under.gateway.refund({ ...part, key: newKey(), amount: 68_935 });
      expect(await failureOf(tooMuch)).toBe("refused");
      const rest = { ...part, key: newKey(), amount: request.amount - part.amount };
      expect((await under.gateway.refund(rest)).state).toBe("paid");
    });

    test("its own list has every charge by the key it was asked under, and what was paid back", async () => {
      const under = await open();
      const paid = await chargeTo(under, "approves");
      const declined = await chargeTo(under, "declines");
      const back = { key: newKey(), charge: paid.charge.reference, amount: 100 };
      const refund = await under.gateway.refund(back);
      const moves: Move[] = [];
      for await (const move of under.gateway.listMoves(new Date(0))) moves.push(move);
      const { amount, currency } = paid.request;
      for (const { request, charge } of [paid, declined]) {
        expect(moves).toContainEqual({
          ...{ kind: "charge", key: request.key, amount, currency, ...charge },
        });
      }
      const { reference } = refund;
      expect(moves).toContainEqual({
        ...{ kind: "refund", reference, charge: back.charge, amount: 100 },
      });
      expect(new Set(moves.map((move) => move.reference)).size).toBe(moves.length);
    });

    test("what is not there or not possible is refused: an unknown card, charge or amount", async () => {
      const under = await open();
      const { reference: card } = await keep(under, "approves");
      const request: ChargeRequest = {
        ...{ key: newKey(), card, amount: 100, currency: "USD", isHolderPresent: false },
        description: "",
      };
      const { gateway } = under;
      expect(await failureOf(gateway.charge({ ...request, card: "no card" }))).toBe("refused");
      for (const amount of [0, -100, 0.5]) {
        const charge = gateway.charge({ ...request, key: newKey(), amount });
        expect(await failureOf(charge)).toBe("refused");
      }
      expect(await failureOf(gateway.findCharge("no charge"))).toBe("refused");
      const refund = gateway.refund({ key: newKey(), charge: "no charge", amount: 1 });
      expect(await failureOf(refund)).toBe("refused");
      const { charge: declined } = await chargeTo(under, "declines");
      const back = gateway.refund({ key: newKey(), charge: declined.reference, amount: 1 });
      expect(await failureOf(back)).toBe("refused");
    });
  });
}
