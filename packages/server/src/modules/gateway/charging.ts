/**
 * What takes money from cards: one interface, whoever stands behind it. `testing/gateway-suite.ts` is what each
 * implementation keeps to.
 *
 * Every call that moves something carries a key. The same key and request again give the same answer and move nothing;
 * the same key with another request is refused. So a call whose answer was lost is simply made again. Nothing here
 * is called inside a transaction.
 */
import type { Cents } from "@app/contract/cents";
import type { Currency } from "@app/contract/plans";

export type Gateway = {
  /** Keeps the card behind a token that the browser was given, to be charged later with nobody there. */
  keepCard(request: CardRequest): Promise<KeptCard | AskedCard | Declined>;
  /** Lets go of a card, which is charged no more. One that is gone already stays so. */
  forgetCard(reference: string): Promise<void>;
  charge(request: ChargeRequest): Promise<Charge>;
  /** How a charge stands by now. Throws for one that was never made. */
  findCharge(reference: string): Promise<Charge>;
  /** Takes back what the holder has not answered. What is through by then stays so; how it stands is told. */
  callOff(reference: string): Promise<Charge>;
  refund(request: RefundRequest): Promise<Refund>;
  /** What it has done for us since a moment, by its own books: to be held against ours. */
  listMoves(since: Date): AsyncIterable<Move>;
};

export type CardRequest = {
  key: string;
  /** Whose it is, as the gateway's own pages show it. */
  holder: { teamId: number; name: string; email: string };
  token: string;
  /** The card that it takes the place of, so that both stand under one holder at the gateway. */
  replaces?: string;
};

/** What we keep of a card: enough to charge it and to tell it from another. */
export type KeptCard = {
  state: "kept";
  /** The gateway's own name for it. */
  reference: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** The bank asks the holder before it lets a card be kept; once they have answered, it is asked for by this token. */
export type AskedCard = { state: "asking"; challenge: string; token: string };

/** Less is not taken from a card: gateways refuse it, as Stripe does. In cents. */
export const CHARGED_MIN = 50;

export type ChargeRequest = {
  key: string;
  card: string;
  amount: Cents;
  currency: Currency;
  /** On the holder's statement and in the gateway's pages. */
  description: string;
  /** Whether somebody is there to answer what the bank asks; at a renewal nobody is. */
  isHolderPresent: boolean;
};

/** A charge is named before it is known what comes of it, so that it can be asked about. */
export type Charge = { reference: string } & (
  | { state: "paid" }
  /** Ask again later. */
  | { state: "pending" }
  /** The bank asks the holder, by what the browser makes of this. */
  | { state: "asking"; challenge: string }
  | Declined
);

export type DeclineReason =
  | "declined"
  | "lacks_funds"
  | "expired"
  | "holder_needed"
  | "not_approved";

export type Declined = { state: "declined"; reason: DeclineReason };

/** Why a card was not charged or kept, as its holder is told. */
export function declinedWords(reason: DeclineReason) {
  return DECLINED_WORDS[reason];
}

const DECLINED_WORDS: Record<DeclineReason, string> = {
  declined: "The bank declined this card. Try another, or ask the bank.",
  lacks_funds: "The bank declined this card for want of funds. Try another.",
  expired: "This card has expired. Enter another.",
  not_approved: "This was not approved at the bank, and nothing was charged.",
  holder_needed: "The bank asks for the card's holder. Confirm the payment, or try another card.",
};

export type RefundRequest = { key: string; charge: string; amount: Cents };

export type Refund = { reference: string; state: "paid" | "pending" };

/** A charge, whatever came of it, or money that was paid back. */
export type Move =
  | (Charge & { kind: "charge"; key: string; amount: Cents; currency: string })
  | { kind: "refund"; reference: string; charge: string; amount: Cents };

type GatewayFailure =
  /** Nobody knows whether it happened: to be tried again with the same key. */
  | "unreachable"
  /** The gateway does not do it, whoever asks again: our own mistake. */
  | "refused"
  /** The key was used for another request. */
  | "key_reused";

export class GatewayError extends Error {
  readonly kind: GatewayFailure;

  constructor(kind: GatewayFailure, message: string) {
    super(message);
    this.kind = kind;
  }
}
