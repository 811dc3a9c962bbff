/**
 * The gateway that is part of the product, for trying it out: nothing is paid, and what comes of a charge is told by the
 * card's number (`contract/test-cards.ts`). It remembers what it was asked as a real one does, also over a restart.
 */
import { readTestCardToken, type TestCard } from "@app/contract/test-cards";
import { canonicalJson } from "#core/audit-chain.ts";
import { hashToken } from "#core/secrets.ts";
import {
  type CardRequest,
  type Charge,
  type ChargeRequest,
  type Declined,
  type Gateway,
  GatewayError,
  type KeptCard,
  type RefundRequest,
} from "./charging.ts";

/** Something that was asked for, as it is remembered. */
export type NotedCall = {
  key: string;
  reference: string;
  /** The charge that a refund or a bank's answer is about. */
  about: string | null;
  request: AnyRequest;
  at: Date;
};
type AnyRequest =
  | ({ kind: "card" } & CardRequest)
  | ({ kind: "charge" } & ChargeRequest)
  | ({ kind: "refund" } & RefundRequest)
  | { kind: "answer"; isApproved: boolean };

export type TestGatewayMemory = {
  /** Notes a call, and gives what is noted under its key: the same one, or an earlier. */
  note(call: NotedCall): Promise<NotedCall>;
  find(reference: string): Promise<NotedCall | undefined>;
  findAbout(charge: string): Promise<NotedCall[]>;
  /** All that were noted since a moment, in their order. */
  list(since: Date): Promise<NotedCall[]>;
};

export type TestGateway = Gateway & {
  /** What the holder tells the bank that asked. The first answer counts. */
  answer(charge: string, isApproved: boolean): Promise<Charge>;
};

/** A delayed payment is through after so long. */
export const DELAY_MS = 10_000;

export function makeTestGateway(memory: TestGatewayMemory, now: () => Date): TestGateway {
  const referenceOf = (key: string) => `test_${hashToken(key).slice(0, 24)}`;

  /** Fails where the key was used for something else. */
  async function note(key: string, request: AnyRequest, about: string | null = null) {
    const reference = referenceOf(key);
    const noted = await memory.note({ key, reference, about, request, at: now() });
    if (canonicalJson(noted.request) === canonicalJson(request)) return noted;
    throw new GatewayError("key_reused", `The key ${key} was used for another request.`);
  }

  async function findCharge(reference: string) {
    const noted = await memory.find(reference);
    if (noted?.request.kind !== "charge") throw refused(`There is no charge ${reference}.`);
    const answers = (await memory.findAbout(reference)).flatMap(({ request }) =>
      request.kind === "answer" ? [request.isApproved] : [],
    );
    return chargeOf(noted, noted.request, answers[0], now());
  }

  async function answer(charge: string, isApproved: boolean) {
    await memory.note({
      ...{ key: `answer ${charge}`, reference: `${charge}_answer`, about: charge, at: now() },
      request: { kind: "answer", isApproved },
    });
    return findCharge(charge);
  }

  return {
    async keepCard(request) {
      const card = cardOf(request.token);
      await note(request.key, { kind: "card", ...request });
      return keptCard(card, request.token, now());
    },
    // It keeps no card: a token is all there is of one.
    async forgetCard() {},
    async charge(request) {
      cardOf(request.card);
      if (!Number.isSafeInteger(request.amount) || request.amount <= 0) {
        throw refused("A charge is of whole cents above 0.");
      }
      const { reference } = await note(request.key, { kind: "charge", ...request });
      return findCharge(reference);
    },
    findCharge,
    callOff: (reference) => answer(reference, false),
    async refund(request) {
      const { state } = await findCharge(request.charge);
      if (state !== "paid") throw refused("Only what was paid is paid back.");
      const call = { kind: "refund", ...request } as const;
      const { reference } = await note(request.key, call, request.charge);
      if (await isTooMuch(memory, request.charge, reference)) {
        throw refused("More than was paid is not paid back.");
      }
      return { reference, state: "paid" };
    },
    async *listMoves(since) {
      for (const { key, reference, request } of await memory.list(since)) {
        if (request.kind === "charge") {
          const { amount, currency } = request;
          yield { kind: "charge", key, amount, currency, ...(await findCharge(reference)) };
        }
        if (request.kind === "refund" && !(await isTooMuch(memory, request.charge, reference))) {
          const { charge, amount } = request;
          yield { kind: "refund", reference, charge, amount };
        }
      }
    },
    answer,
  };
}

/** Whether the refunds of a charge up to one of them come to more than it; later ones give way to earlier. */
async function isTooMuch(memory: TestGatewayMemory, charge: string, refund: string) {
  const noted = await memory.find(charge);
  const paid = noted?.request.kind === "charge" ? noted.request.amount : 0;
  let back = 0;
  for (const { reference, request } of await memory.findAbout(charge)) {
    if (request.kind !== "refund") continue;
    const isWithin = back + request.amount <= paid;
    if (reference === refund) return !isWithin;
    if (isWithin) back += request.amount;
  }
  return true;
}

const refused = (message: string) => new GatewayError("refused", message);

function cardOf(token: string): TestCard {
  const card = readTestCardToken(token);
  if (!card) throw refused("No card of the test gateway.");
  return card;
}

function keptCard(card: TestCard, reference: string, now: Date): KeptCard | Declined {
  const { behaviour, ...shown } = card;
  if (behaviour === "unkept") return { state: "declined", reason: "declined" };
  const isOver = Date.UTC(card.expiryYear, card.expiryMonth) <= now.getTime();
  if (behaviour === "expired" || isOver) return { state: "declined", reason: "expired" };
  return { state: "kept", reference, ...shown };
}

function chargeOf(
  { reference, at }: NotedCall,
  { card, isHolderPresent }: ChargeRequest,
  answer: boolean | undefined,
  now: Date,
): Charge {
  const declined = (reason: Declined["reason"]): Charge => ({
    ...{ reference, state: "declined", reason },
  });
  switch (cardOf(card).behaviour) {
    case "approves":
      return { reference, state: "paid" };
    case "delays":
      return { reference, state: now.getTime() - at.getTime() < DELAY_MS ? "pending" : "paid" };
    case "asks":
      if (!isHolderPresent) return declined("holder_needed");
      if (answer === undefined) return { reference, state: "asking", challenge: reference };
      return answer ? { reference, state: "paid" } : declined("not_approved");
    case "lacks_funds":
      return declined("lacks_funds");
    case "expired":
      return declined("expired");
    case "unkept":
    case "declines":
      return declined("declined");
  }
}
