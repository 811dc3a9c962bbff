/**
 * What the demo's teams pay for, bought, billed and paid by the product's own rules at moments of the past. It is played
 * after the stage has closed: no gateway is asked inside a transaction.
 */
import { dayIn, startOfDay } from "@app/contract/billing-calendar";
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import { fromHundredths } from "@app/contract/cents";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { testCardToken } from "@app/contract/test-cards";
import { firstDayOf, monthOfDay, writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { setDetails, setPaymentMethod } from "#modules/billing-details/billing-details.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { issueStatementsOf, purchase } from "#modules/model-contracts/model-contracts.ts";
import { cancel, reactivate } from "#modules/models/models.ts";
import { collectDue } from "#modules/payments/payments.ts";
import { recordPayment } from "#modules/staff-billing/staff-billing.ts";
import {
  giveOrder,
  lockSubscription,
  setPurchaseOrderNumber,
  todayOf,
} from "#modules/subscription/subscription.ts";
import { type Actor, actAlone, partsAt, type SeedParts, zoneOf } from "./acting.ts";
import * as store from "./seed.store.ts";
import { workday } from "./workday.ts";

const { ANNUAL_PREPAID, MONTHLY_UNCOMMITTED, TRIAL } = SUBSCRIPTION_TYPES;
const { CREDIT_CARD, SPLIT_INVOICES } = PAYMENT_METHODS;

export const BOUGHT_DAYS_AGO = 147;
const GREW_DAYS_AGO = 61;
export const COMPANY_DAYS_AGO = 9;

/** Something that happens to a team at a moment. */
type Deed = { at: Date; play: () => Promise<unknown> };
type Playing = { parts: SeedParts; admin: Actor; staff: Actor };

/** Played once; a team that has bought something is left alone. */
export async function playBilling(
  parts: SeedParts,
  emails: { firm: string; company: string; staff: string },
) {
  const people = await store.selectPeople(parts.storage, Object.values(emails));
  const staff = people.find(({ email }) => email === emails.staff);
  for (const [email, deedsOf] of [
    [emails.firm, firmDeeds],
    [emails.company, companyDeeds],
  ] as const) {
    const admin = people.find((each) => each.email === email);
    if (!staff || admin?.team.subscriptionType !== TRIAL) continue;
    const models = await store.selectModelsToBuy(parts.storage, admin.team.teamId);
    const deeds = deedsOf({ parts, admin, staff }, models).filter(({ at }) => at <= parts.now());
    deeds.sort((one, other) => one.at.getTime() - other.at.getTime());
    for (const { play } of deeds) await play();
  }
}

/**
 * A year for the three who are there, and a place for a fourth later. The first month goes out on split invoices and is
 * paid by bank, the others by card: one that was declined once, and paid by another.
 */
function firmDeeds(playing: Playing, models: store.ModelToBuy[]): Deed[] {
  const now = playing.parts.now();
  const began = workday(now, BOUGHT_DAYS_AGO, [9, 20]);
  const grew = workday(now, GREW_DAYS_AGO, [11, 10]);
  const [first = now, second = now, third = now] = monthsAfter(playing, began);
  const thirdTaken = workdayAfter(playing, third, 3);
  return [
    act(playing, began, (context) => setDetails(context, DETAILS)),
    act(playing, later(began, 2), (context) => setPurchaseOrderNumber(context, "PO-2291")),
    paying(playing, later(began, 3), SPLIT_INVOICES),
    act(playing, later(began, 5), (context) => buy(context, 3, ANNUAL_PREPAID)),
    bank(playing, workdayAfter(playing, began, 6)),
    ...models.flatMap((model, index) => modelDeeds(playing, model, later(began, 10 + index))),
    ...monthsAfter(playing, began).map((at) => statement(playing, at)),
    bank(playing, workdayAfter(playing, first, 9)),
    paying(playing, workdayAfter(playing, first, 12), CREDIT_CARD, "4242424242424242"),
    collect(playing, later(second, 5)),
    paying(playing, workdayAfter(playing, second, 16), CREDIT_CARD, "4000000000000341"),
    collect(playing, later(third, 5)),
    paying(playing, thirdTaken, CREDIT_CARD, "4242424242424242"),
    collect(playing, later(thirdTaken, 1)),
    act(playing, grew, (context) => buy(context, 4, ANNUAL_PREPAID)),
    ...[grew, ...monthsAfter(playing, third)].map((at) => collect(playing, later(at, 5))),
    // Where no cards are taken all comes on invoice, and staff note what came by bank.
    ...monthsAfter(playing, second).map((at) => bank(playing, workdayAfter(playing, at, 9))),
    bank(playing, workdayAfter(playing, grew, 9)),
  ];
}

/** Its own model and a month, on an invoice that is not due yet. */
function companyDeeds(playing: Playing, models: store.ModelToBuy[]): Deed[] {
  const at = workday(playing.parts.now(), COMPANY_DAYS_AGO, [10, 5]);
  return [
    act(playing, at, (context) => buy(context, 1, MONTHLY_UNCOMMITTED)),
    ...models.flatMap((model) => modelDeeds(playing, model, later(at, 10))),
  ];
}

/** Bought when it was made, or with the plan; one that is no longer worked on was taken up once more for two months. */
function modelDeeds(playing: Playing, { id, isActive, createdAt }: store.ModelToBuy, from: Date) {
  const at = new Date(Math.max(later(new Date(createdAt), 20).getTime(), from.getTime()));
  const bought = act(playing, at, (context) => purchase(context, { params: { id }, body: {} }));
  if (isActive) return [bought];
  return [
    act(playing, later(at, -1), (context) => reactivate(context, id)),
    bought,
    act(playing, workdayAfter(playing, at, 43), (context) => cancel(context, id)),
  ];
}

const DETAILS = {
  billedTo: "",
  address: "Level 3, 41 Wharf Street\nNewcastle NSW 2300, Australia",
  taxNumber: "99 000 417 226",
  invoiceEmails: ["accounts@marlowetran.example", "priya@marlowetran.example"],
};

function act(
  { parts, admin }: Playing,
  at: Date,
  deed: (context: MemberContext) => Promise<unknown>,
): Deed {
  return { at, play: () => actAlone(parts, admin, at, deed) };
}

/** Given as it is ordered; the job charges a card for it, as it does for a renewal. */
async function buy(
  context: MemberContext,
  payingUsers: number,
  subscriptionType: typeof ANNUAL_PREPAID | typeof MONTHLY_UNCOMMITTED,
) {
  const row = await lockSubscription(context);
  const order = { kind: "amend", payingUsers, subscriptionType } as const;
  return giveOrder(context, row, order, { today: todayOf(context, row) });
}

/** Left as it was where the cards of the demo are not taken. */
function paying(
  playing: Playing,
  at: Date,
  paymentMethod: typeof CREDIT_CARD | typeof SPLIT_INVOICES,
  cardNumber?: string,
): Deed {
  const cardToken = cardNumber && testCardToken(cardNumber, 8, at.getFullYear() + 3);
  const gateway = testGatewayAt(playing, at);
  return act(playing, at, async (context) => {
    if (cardToken && !gateway) return;
    await setPaymentMethod(gateway, context, { paymentMethod, ...(cardToken && { cardToken }) });
  });
}

function statement({ parts, admin }: Playing, at: Date): Deed {
  return { at, play: () => issueStatementsOf(partsAt(parts, at), admin.team.teamId) };
}

/** By the job that charges cards. */
function collect(playing: Playing, at: Date): Deed {
  return { at, play: () => collectDue(partsAt(playing.parts, at), testGatewayAt(playing, at)) };
}

/** Staff find everything on the bank's statement that was left to pay. */
function bank({ parts, admin, staff }: Playing, at: Date): Deed {
  return {
    at,
    async play() {
      const { teamId } = admin.team;
      const open = await actAlone(parts, admin, at, ({ db }) => unpaidInvoices(db, teamId));
      for (const { number, owed } of open) {
        const receivedOn = writeDay(dayIn(zoneOf(admin), at));
        const received = { receivedOn, reference: `T-${number}` };
        const body = { ...received, amount: fromHundredths(owed) };
        await actAlone(parts, staff, at, async (context) => {
          await context.bind({ kind: "staff" });
          await recordPayment(context, { params: { id: number }, body });
        });
      }
    },
  };
}

/** Never a real one: nobody's card is charged for a demo. */
function testGatewayAt({ parts }: Playing, at: Date) {
  return parts.settings.stripe ? undefined : openGateway({ ...parts, now: () => at });
}

/** The moments, ten minutes into the team's first day of each month that followed, at which a month's statement is issued. */
function monthsAfter({ admin }: Playing, moment: Date): Date[] {
  const timeZone = zoneOf(admin);
  const month = monthOfDay(dayIn(timeZone, moment));
  return [1, 2, 3, 4, 5].map((count) => later(startOfDay(timeZone, firstDayOf(month + count)), 10));
}

function later(moment: Date, minutes: number) {
  return new Date(moment.getTime() + minutes * 60_000);
}

function workdayAfter({ parts }: Playing, moment: Date, days: number) {
  const daysAgo = (parts.now().getTime() - moment.getTime()) / 86_400_000 - days;
  return workday(parts.now(), daysAgo, [11, 40]);
}
