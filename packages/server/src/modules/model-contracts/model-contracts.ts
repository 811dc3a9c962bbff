/** Models that a team pays for by the month. */
import assert from "node:assert/strict";
import { centsText, fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { type listModelContracts, purchaseModel } from "@app/contract/model-contracts";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import { firstDayOf, monthOfDay, writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { once } from "#core/once.ts";
import { Refusal } from "#core/refusal.ts";
import { lockModel, refuseInactive } from "#modules/models/models.ts";
import {
  currencyOf,
  lockSubscription,
  type PlanRow,
  refuseUnlessPaying,
  selectPlan,
  todayOf,
} from "#modules/subscription/subscription.ts";
import * as store from "./model-contracts.store.ts";

export { issueDueStatements, issueStatementsOf } from "./issue-statements.ts";
export { upcomingModelPayments } from "./upcoming-models.ts";

type Purchase = CheckedOf<typeof purchaseModel>;
type Contracts = DataOf<typeof listModelContracts>;

/** Nothing is charged today: a month is paid for when it is over. */
export function purchase(context: MemberContext, request: Purchase) {
  const { params, body, idempotencyKey: key } = request;
  return once(context, { call: purchaseModel, key, body: { ...params, ...body } }, () =>
    purchaseOnce(context, params.id, body.price),
  );
}

async function purchaseOnce(context: MemberContext, id: number, told: number | undefined) {
  const { db } = context;
  const model = await lockModel(context, id, "manage");
  const row = await lockSubscription(context);
  if (model.teamId !== row.id) throw new Refusal(403, "Only the model's own team can buy it.");
  refuseInactive(model);
  if (model.isEducation) throw new Refusal(409, "An example is free, and never billed.");
  refuseUnlessPaying(row);
  const today = todayOf(context, row);
  if (isUnlimitedOn(row, writeDay(today))) {
    throw new Refusal(409, "Your team has unlimited models: this one is among them.");
  }
  const currency = currencyOf(row);
  const cents = context.settings.prices[currency].registeredModel;
  const price = fromHundredths(cents);
  if (told !== undefined && told !== price) {
    const message = `A model is ${currency} ${centsText(cents)} a month by now. Nothing was bought.`;
    throw new Refusal(409, message, "price");
  }
  if (await store.selectOpen(db, row.id, id)) {
    throw new Refusal(409, "This model is bought already.");
  }
  const boughtOn = writeDay(today);
  await store.insertContract(db, {
    teamId: row.id,
    modelId: id,
    modelName: model.modelName,
    boughtOn,
  });
  const after = { boughtOn, price, currency };
  context.audit({ action: "model.purchase", subjectId: id, subjectName: model.modelName, after });
  const made = await store.selectOpen(db, row.id, id);
  assert(made, "a contract that was just made is there");
  const firstBilledOn = writeDay(firstDayOf(monthOfDay(today) + 1));
  return { ...present(made), price, currency, firstBilledOn };
}

function isUnlimitedOn({ unlimitedTo }: PlanRow, today: string) {
  return unlimitedTo !== null && unlimitedTo > today;
}

export async function list(
  context: MemberContext,
  { query }: CheckedOf<typeof listModelContracts>,
): Promise<Contracts> {
  const { db, identity, settings } = context;
  const { teamId } = identity.member;
  const { filter, search, modelId, pagination, offset, limit } = query;
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const listed = { isEnded: filter === "Ended", search, modelId };
  const row = await selectPlan(db, teamId);
  assert(row, "a member's team is there");
  const currency = currencyOf(row);
  const price = settings.prices[currency].registeredModel;
  const active = await store.countListed(db, teamId, { isEnded: false, search: "" });
  const ended = await store.countListed(db, teamId, { isEnded: true, search: "" });
  const isUnlimited = isUnlimitedOn(row, writeDay(todayOf(context, row)));
  return {
    items: (await store.selectPage(db, teamId, listed, page)).map(present),
    totalItemCount: await store.countListed(db, teamId, listed),
    filterCounts: [
      { key: "Active", count: active },
      { key: "Ended", count: ended },
    ],
    ...{ price: fromHundredths(price), currency, isUnlimited },
    monthlyTotal: isUnlimited ? 0 : fromHundredths(active * price),
  };
}

function present({ billed, clientId: _clientId, ...contract }: store.ContractRow) {
  return { ...contract, billedSoFar: fromHundredths(billed) };
}
