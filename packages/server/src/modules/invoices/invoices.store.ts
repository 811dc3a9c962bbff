import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { invoices } from "#db/schema/invoices.ts";

export async function insertInvoice(db: Db, row: typeof invoices.$inferInsert) {
  const [made] = await db.insert(invoices).values(row).returning({ number: invoices.number });
  return made?.number;
}

/** What invoices say, by their numbers. */
export function selectInvoices(db: Db, teamId: number, numbers: number[]) {
  return db
    .select({
      ...{ number: invoices.number, title: invoices.title, dueOn: invoices.dueOn },
      ...{ issuedAt: invoices.issuedAt, timeZone: invoices.timeZone },
    })
    .from(invoices)
    .where(and(eq(invoices.teamId, teamId), inArray(invoices.number, numbers)));
}

/** All that one says. */
export async function selectInvoice(db: Db, teamId: number, number: number) {
  const isIt = and(eq(invoices.teamId, teamId), eq(invoices.number, number));
  const [row] = await db.select().from(invoices).where(isIt);
  return row;
}
