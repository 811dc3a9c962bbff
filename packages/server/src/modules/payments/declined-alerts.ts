import type { alert } from "@app/contract/current-user";
import type { z } from "zod";
import type { Context } from "#core/context.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import * as store from "./payments.store.ts";
import { triedWords } from "./tried-words.ts";

/** Of each invoice that is still owed after the calendar tried it: what its card was declined for, and when it is tried next. */
export async function declinedAlerts(
  { db, now }: Pick<Context, "db" | "now">,
  teamId: number,
): Promise<z.output<typeof alert>[]> {
  const declined = await store.selectDeclined(db, teamId);
  if (declined.length === 0) return [];
  const owed = new Map((await unpaidInvoices(db, teamId)).map((each) => [each.number, each.owed]));
  const alerts = declined.map(async (charge) => {
    const { invoiceNumber } = charge;
    const amount = owed.get(invoiceNumber);
    if (amount === undefined) return [];
    const nextTry = await store.selectNextTry(db, teamId, invoiceNumber, now());
    const message = triedWords({ ...charge, amount }, nextTry);
    return [{ key: `payment_declined_${invoiceNumber}`, kind: "alert" as const, message }];
  });
  return (await Promise.all(alerts)).flat();
}
