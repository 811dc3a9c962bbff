/** The monthly statements of a team's models: which there are, and what each says. */
import { type Cents, fromHundredths } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import {
  type getStatement,
  getStatementCsv,
  type listStatementOptions,
} from "@app/contract/model-contracts";
import { taxedInAll, withTax } from "@app/contract/subscription-price";
import { firstDayOf, monthOfDay, writeDay } from "@app/engine/time/day";
import { monthWords } from "@app/engine/time/month";
import { writeCsv } from "@app/spreadsheet/csv";
import type { MemberContext } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import { notFound } from "#core/refusal.ts";
import {
  dayOfEntry,
  type InvoiceStanding,
  invoiceStandings,
  invoiceTotal,
} from "#modules/ledger/ledger.ts";
import { selectPlan, todayOf } from "#modules/subscription/subscription.ts";
import { monthOfText, statementOf } from "./issue-statements.ts";
import type { LineRow, StatementRow } from "./model-contracts.store.ts";
import * as store from "./model-contracts.store.ts";
import { grouped } from "./plan-statement.ts";

type Statement = DataOf<typeof getStatement>;
type Line = Omit<LineRow, "teamId" | "statementId" | "line" | "contractId" | "clientId">;

export async function statementOptions(
  context: MemberContext,
): Promise<DataOf<typeof listStatementOptions>> {
  const current = await currentStatement(context);
  const past = await store.selectOptions(context.db, context.identity.member.teamId);
  const upcoming = {
    ...{ id: null, month: current.month.slice(0, 7), currency: current.currency },
    ...{ modelCount: current.lines.length, net: fromHundredths(sumOf(current.lines)) },
  };
  return {
    items: [
      ...(current.lines.length > 0 ? [upcoming] : []),
      ...past.map(({ month, net, ...option }) => ({
        ...{ ...option, month: month.slice(0, 7), net: fromHundredths(net) },
      })),
    ],
  };
}

export async function upcomingStatement(context: MemberContext): Promise<Statement> {
  const { lines, total, ...statement } = await currentStatement(context);
  return present(context, { ...statement, id: null }, lines, total);
}

export async function statementOfMonth(context: MemberContext, month: string): Promise<Statement> {
  const row = await find(context, { month: `${month}-01` });
  return present(context, row, await store.selectLines(context.db, row));
}

/** Names that a spreadsheet would take for a formula are kept from that by `writeCsv`. */
export async function statementCsv(context: MemberContext, id: number) {
  const row = await find(context, { id });
  const lines = await store.selectLines(context.db, row);
  const { currency } = row;
  const { net, tax, gross, taxPercent } = await present(context, row, lines);
  const before = currency === "AUD" ? "before GST" : "before tax";
  const sumOfAll = (name: string, amount: number) => [name, "", "", "", "", currency, amount, ""];
  const rows = [
    ["Model", "Client", "Owner", "From", "To", "Currency", `Amount ${before}`, "Invoice"],
    ...lines.map((line) => [
      ...[line.modelName, line.clientName, line.ownerName, line.fromDay, line.toDay],
      ...[currency, fromHundredths(line.amount), line.invoiceNumber ?? ""],
    ]),
    sumOfAll(`Total ${before}`, net),
    ...(tax === 0 ? [] : [sumOfAll(`GST ${taxPercent}%`, tax)]),
    sumOfAll("Total", gross),
  ];
  return {
    bytes: new TextEncoder().encode(writeCsv(rows)),
    contentType: getStatementCsv.contentTypes[0],
    fileName: `Models, ${monthWords(monthOfText(row.month))}.csv`,
  };
}

async function find({ db, identity }: MemberContext, by: { id: number } | { month: string }) {
  const row = await store.selectStatement(db, identity.member.teamId, by);
  if (!row) throw notFound("Statement");
  return row;
}

/** As it would be issued if the month ended with today. */
async function currentStatement(context: MemberContext) {
  const { db, identity, settings } = context;
  const row = await selectPlan(db, identity.member.teamId);
  if (!row) throw notFound("Statement");
  const month = monthOfDay(todayOf(context, row));
  const { lines, bills, ...facts } = await statementOf(context, row, month);
  const taxRate = taxRateFor(settings.prices, facts.currency);
  return {
    ...{ ...facts, month: writeDay(firstDayOf(month)), taxRate },
    total: taxedInAll(bills.map((planned) => invoiceTotal({ ...planned, taxRate }))),
    lines: lines.map(
      ({ from, to, ...line }): Line => ({
        ...{ ...line, fromDay: writeDay(from), toDay: writeDay(to), invoiceNumber: null },
      }),
    ),
  };
}

type Facts = Omit<StatementRow, "id" | "teamId" | "issuedAt"> & { id: number | null };

async function present(
  context: MemberContext,
  row: Facts,
  lines: readonly Line[],
  { net, tax, gross } = invoicedTotal(lines, row),
): Promise<Statement> {
  const numbers = new Set(lines.flatMap(({ invoiceNumber }) => invoiceNumber ?? []));
  const { id, month, currency, isUnlimited } = row;
  return {
    ...{ id, month: month.slice(0, 7), currency, isUnlimited, price: fromHundredths(row.price) },
    taxPercent: fromHundredths(row.taxRate),
    lines: lines.map(({ fromDay: from, toDay: to, amount, ...line }) => ({
      ...{ ...line, from, to, amount: fromHundredths(amount) },
    })),
    ...{ net: fromHundredths(net), tax: fromHundredths(tax), gross: fromHundredths(gross) },
    invoices: await invoicesOf(context, [...numbers]),
  };
}

/** Tax is rounded once on every invoice, so that a statement is the sum of its invoices to the cent. */
function invoicedTotal(lines: readonly Line[], { taxRate }: Pick<Facts, "taxRate">) {
  const byInvoice = grouped(lines, ({ invoiceNumber }) => invoiceNumber);
  return taxedInAll([...byInvoice.values()].map((of) => withTax(sumOf(of), taxRate)));
}

async function invoicesOf({ db, identity }: MemberContext, numbers: number[]) {
  const standings = await invoiceStandings(db, identity.member.teamId, numbers);
  return standings.map(({ gross, owed, timeZone, ...told }) => ({
    ...{ ...told, gross: fromHundredths(gross), owed: fromHundredths(owed) },
    paidOn: paidOn(told, timeZone),
  }));
}

function paidOn(
  { paidAt: at, paidBy: description }: Pick<InvoiceStanding, "paidAt" | "paidBy">,
  timeZone: string,
) {
  return at === null ? null : writeDay(dayOfEntry({ description, at }, timeZone));
}

function sumOf(lines: readonly { amount: Cents }[]): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
