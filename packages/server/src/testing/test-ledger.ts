/** Entries to fill a ledger with: an invoice for users with GST, its payment, and minutes of support. */
import type { Context } from "#core/context.ts";
import { inUnit, startUnit } from "#core/unit.ts";
import type { Parts } from "#http/parts.ts";
import type { Entry } from "#modules/ledger/ledger.ts";

/** 6 users at 948.00 less 10 %, with 10 % GST: 5,688.00 − 568.80 + 511.92 = 5,631.12. */
export function seatsInvoice(invoiceNumber: number): Entry {
  const [unit, debit] = ["AUD", "receivable"] as const;
  return {
    ...{ kind: "invoice", key: `invoice ${invoiceNumber}`, description: "Subscription, a year" },
    invoiceNumber,
    postings: [
      {
        ...{ unit, debit, credit: "seats", amount: 568_800, description: "Users for a year" },
        each: { quantity: 6, price: 94_800 },
      },
      {
        ...{ unit, debit: "discounts", credit: "receivable", amount: 56_880 },
        description: "Volume discount",
      },
      { unit, debit, credit: "gst", amount: 51_192, description: "GST 10%" },
    ],
  };
}

export function payment(invoiceNumber: number, amount: number): Entry {
  return {
    ...{ kind: "payment", key: `payment of ${invoiceNumber}`, description: "Visa ending 4242" },
    invoiceNumber,
    postings: [
      { unit: "AUD", debit: "gateway", credit: "receivable", amount, description: "Payment" },
    ],
  };
}

export function supportGrant(month: string): Entry {
  const sides = { debit: "support_balance", credit: "support_granted" } as const;
  return {
    ...{ kind: "support", key: `support ${month}`, description: `Support credit, ${month}` },
    postings: [{ unit: "minutes", ...sides, amount: 120, description: "A month's minutes" }],
  };
}

/** A unit of the service's own work in a team. */
export function inTeam<T>(parts: Parts, teamId: number, deed: (context: Context) => Promise<T>) {
  const scope = { kind: "team", teamId } as const;
  return inUnit(startUnit(parts, { identity: null, requestId: "test", scope }), deed);
}
