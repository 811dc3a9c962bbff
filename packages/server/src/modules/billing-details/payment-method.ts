/** How a team pays. A card is the gateway's: we hand it the browser's token and keep its name for the card. */
import { PAYMENT_METHODS, type updatePaymentMethod } from "@app/contract/billing-details";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { canonicalJson } from "#core/audit-chain.ts";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken } from "#core/secrets.ts";
import type { BillingCard } from "#db/schema/billing-details.ts";
import {
  type AskedCard,
  declinedWords,
  type Gateway,
  GatewayError,
} from "#modules/gateway/gateway.ts";
import * as store from "./billing-details.store.ts";
import { billingOf, getDetails } from "./read-details.ts";

export async function setPaymentMethod(
  gateway: Gateway | undefined,
  context: MemberContext,
  { paymentMethod, cardToken }: CheckedOf<typeof updatePaymentMethod>["body"],
): Promise<DataOf<typeof updatePaymentMethod>> {
  const { teamId, team } = context.identity.member;
  const held = await context.commitNow((db) => billingOf(db, teamId));
  const isCard = paymentMethod === PAYMENT_METHODS.CREDIT_CARD;
  if (isCard && !gateway) {
    throw new Refusal(409, "Cards are not taken here. Choose invoices.", "paymentMethod");
  }
  const answer =
    gateway && isCard && cardToken !== undefined
      ? await keepCard(gateway, context, cardToken, held.card)
      : held.card;
  if (answer && "state" in answer) {
    const { challenge, token } = answer;
    return { ...(await getDetails(context)), asking: { challenge, cardToken: token } };
  }
  const card = answer;
  if (isCard && !card) throw new Refusal(400, "Enter a card.", "cardToken");

  await store.upsert(context.db, teamId, { paymentMethod, card });
  context.audit({
    ...{ action: "billing.update_payment_method", subjectId: teamId, subjectName: team.name },
    before: { paymentMethod: held.paymentMethod, card: cardWords(held.card) },
    after: { paymentMethod, card: cardWords(card) },
  });
  return getDetails(context);
}

/** Keeps no card from now on; who paid by it pays on invoice. */
export async function dropCard(context: MemberContext) {
  const { teamId, team } = context.identity.member;
  const { card, paymentMethod } = await billingOf(context.db, teamId);
  const isCard = paymentMethod === PAYMENT_METHODS.CREDIT_CARD;
  const next = isCard ? PAYMENT_METHODS.INVOICE : paymentMethod;
  await store.upsert(context.db, teamId, { paymentMethod: next, card: null });
  context.audit({
    ...{ action: "billing.remove_card", subjectId: teamId, subjectName: team.name },
    before: { paymentMethod, card: cardWords(card) },
    after: { paymentMethod: next, card: null },
  });
  return getDetails(context);
}

/** As a person tells it from their others. */
function cardWords(card: Pick<BillingCard, "brand" | "last4"> | null) {
  return card && `${card.brand} ending ${card.last4}`;
}

async function keepCard(
  gateway: Gateway,
  { identity }: MemberContext,
  token: string,
  replaced: BillingCard | null,
): Promise<BillingCard | AskedCard> {
  const { teamId, team } = identity.member;
  const holder = { teamId, name: team.name, email: identity.email };
  const request = { holder, token, ...(replaced && { replaces: replaced.reference }) };
  const key = `card ${hashToken(canonicalJson(request))}`;
  const kept = await gateway.keepCard({ key, ...request }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (kept.state === "declined") {
    throw new Refusal(409, declinedWords(kept.reason), "cardToken");
  }
  if (kept.state === "asking") return kept;
  const { state: _state, ...card } = kept;
  return card;
}

function refusalOf(error: unknown) {
  if (!(error instanceof GatewayError)) return error;
  if (error.kind === "unreachable") {
    const message = "The card service does not answer. Nothing was changed; try again in a minute.";
    return new Refusal(503, message, "root", 60);
  }
  return new Refusal(400, "This card was not taken. Enter it again.", "cardToken");
}
