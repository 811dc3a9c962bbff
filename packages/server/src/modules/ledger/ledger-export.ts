import { fromHundredths } from "@app/contract/cents";
import type { ExportPart } from "#core/export-part.ts";
import * as store from "./ledger.store.ts";

/** What the team was charged, paid and granted, line by line. */
export const exportPart: ExportPart = {
  name: "Ledger",
  headings: ["Date", "Invoice", "Entry", "Line", "Debit", "Credit", "Amount", "Unit"],
  count: ({ db, identity }) => store.countPostings(db, identity.member.teamId),
  async readAfter({ db, identity }, id, limit) {
    const rows = await store.selectPostingsAfter(db, identity.member.teamId, id, limit);
    return rows.map(({ unit, amount, invoiceNumber, ...row }) => ({
      id: row.id,
      cells: [
        ...[row.at, invoiceNumber ?? "", row.entry, row.description, row.debit, row.credit],
        ...[unit === "minutes" ? amount : fromHundredths(amount), unit],
      ],
    }));
  },
};
