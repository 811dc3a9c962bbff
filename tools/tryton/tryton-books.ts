/**
 * Books entered into an empty Tryton over its own JSON-RPC: a company, its chart, a year that
 * nobody closed, 24 months after it, and the close of the first twelve by Tryton's own wizard.
 * Beside them stands what must not be read: a draft, an entry off the balance sheet, another
 * company. One account ended on the way and still has its past.
 */
import { dayOf, lastDayOf } from "@app/connectors/ledger/day";
import { type Month, yearOf } from "@app/engine/time/month";
import { CHART, ENDED_AT, type Entry, entries, firstMonth } from "./tryton-entries.ts";

/** Asks Tryton with the rights of an administrator. */
export type Call = (method: string, ...params: unknown[]) => Promise<unknown>;

const BATCH = 60;

type Ids = ReadonlyMap<string, number>;

export async function enterBooks(call: Call): Promise<void> {
  const [acorn, oak] = await makeCompanies(call);
  // Who works for one company sees that one only, until the filter is taken off.
  await writeUser(call, { companies: [["add", [acorn, oak]]], company: acorn });
  await enterCompany(call, acorn, entries(), true);
  await writeUser(call, { company: oak });
  await enterCompany(call, oak, entries().slice(0, 5), false);
  await writeUser(call, { company_filter: "all" });
}

async function makeCompanies(call: Call) {
  const [euro] = await create(call, "currency.currency", [
    { name: "Euro", code: "EUR", symbol: "€", digits: 2, rounding: decimal("0.01") },
  ]);
  const parties = await create(call, "party.party", [{ name: "Acorn" }, { name: "Oak" }]);
  const companies = parties.map((party) => ({ party, currency: euro }));
  const [acorn = 0, oak = 0] = await create(call, "company.company", companies);
  return [acorn, oak] as const;
}

async function writeUser(call: Call, values: Row) {
  await call("model.res.user.write", [1], values, {});
}

async function enterCompany(call: Call, company: number, all: Entry[], hasClose: boolean) {
  const context = { company };
  const accounts = await makeChart(call, company);
  const periods: Map<Month, number> = new Map();
  const years: number[] = [];
  // The last one is that of today, which a sync reads up to.
  for (const first of [firstMonth - 12, firstMonth, firstMonth + 12, firstMonth + 24]) {
    years.push(await makeYear(call, company, first, periods));
  }
  const moves = all.map((entry) => moveOf(entry, company, accounts, periods));
  const ids = await createInBatches(call, "account.move", moves, context);
  await create(call, "account.move", moves.slice(0, 1), context);
  for (const batch of batches(ids)) await call("model.account.move.post", batch, context);
  const ended = [accounts.get("1010")];
  await call(
    "model.account.account.write",
    ended,
    { end_date: date(lastDayOf(ENDED_AT)) },
    context,
  );
  if (hasClose) await closeYear(call, company, years[1] ?? 0, accounts.get("3900") ?? 0);
}

/** Tryton's smallest chart brings the types; the accounts are ours. */
async function makeChart(call: Call, company: number): Promise<Ids> {
  const context = { company };
  const [template] = await search(
    call,
    "account.account.template",
    [["parent", "=", null]],
    context,
  );
  await runWizard(call, "account.create_chart", "account", "create_account", context, {
    company,
    account_template: template?.id,
  });
  const types = await search(call, "account.account.type", [["company", "=", company]], context);
  const pathOf = (id: unknown): string => {
    const type = types.find((each) => each.id === id);
    return type?.parent == null ? "" : [pathOf(type.parent), type.name].filter(Boolean).join("/");
  };
  const byPath = new Map(types.map((type) => [pathOf(type.id), type.id]));
  const ids = await create(
    call,
    "account.account",
    CHART.map(([code, name, path]) => ({ code, name, company, type: byPath.get(path) })),
    context,
  );
  return new Map(CHART.map(([code], index) => [code, ids[index] ?? 0]));
}

async function makeYear(call: Call, company: number, first: Month, periods: Map<Month, number>) {
  const context = { company };
  const [type] = await search(call, "ir.sequence.type", [["name", "=", "Account Move"]], context);
  const name = `${company}/${yearOf(first)}`;
  const [sequence] = await create(
    call,
    "ir.sequence",
    [{ name, sequence_type: type?.id, company }],
    context,
  );
  const days = { start_date: date(dayOf(first, 1)), end_date: date(lastDayOf(first + 11)) };
  const [year = 0] = await create(
    call,
    "account.fiscalyear",
    [{ name, ...days, company, post_move_sequence: sequence }],
    context,
  );
  await call("model.account.fiscalyear.create_period", [year], context);
  const found = await search(call, "account.period", [["fiscalyear", "=", year]], context);
  for (const [index, period] of found.entries()) periods.set(first + index, Number(period.id));
  return year;
}

/** As an accountant does: an adjustment period on the last day, and the wizard's move in it. */
async function closeYear(call: Call, company: number, fiscalyear: number, account: number) {
  const context = { company };
  const [numbers] = await search(
    call,
    "ir.sequence",
    [["name", "=", "Default Account Journal"]],
    context,
  );
  const [journal] = await create(
    call,
    "account.journal",
    [{ name: "Year end", code: "YE", type: "situation", sequence: numbers?.id }],
    context,
  );
  const day = date(lastDayOf(firstMonth + 11));
  const [period] = await create(
    call,
    "account.period",
    [{ name: "Year end", start_date: day, end_date: day, type: "adjustment", fiscalyear }],
    context,
  );
  await runWizard(call, "account.fiscalyear.balance_non_deferral", "start", "balance", context, {
    fiscalyear,
    company,
    journal,
    period,
    credit_account: account,
    debit_account: account,
  });
  const made = await search(call, "account.move", [["period", "=", period]], context);
  await call(
    "model.account.move.post",
    made.map(({ id }) => id),
    context,
  );
}

function moveOf(
  { month, day, debit, credit, cents }: Entry,
  company: number,
  accounts: Ids,
  periods: ReadonlyMap<Month, number>,
) {
  const sum = decimal(`${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`);
  const zero = decimal("0.00");
  const lines = [
    { account: accounts.get(debit), debit: sum, credit: zero },
    { account: accounts.get(credit), debit: zero, credit: sum },
  ];
  const dated = date(dayOf(month, day));
  return {
    company,
    period: periods.get(month),
    journal: 1,
    date: dated,
    lines: [["create", lines]],
  };
}

async function runWizard(
  call: Call,
  name: string,
  form: string,
  state: string,
  context: object,
  values: object,
) {
  const [session] = (await call(`wizard.${name}.create`, context)) as [number];
  await call(`wizard.${name}.execute`, session, { [form]: values }, state, context);
  await call(`wizard.${name}.delete`, session, context);
}

type Row = Record<string, unknown>;

async function search(call: Call, model: string, domain: unknown[], context: object) {
  const fields = model === "account.account.type" ? ["name", "parent"] : ["rec_name"];
  const order = [["id", "ASC"]];
  return (await call(
    `model.${model}.search_read`,
    domain,
    0,
    null,
    order,
    fields,
    context,
  )) as Row[];
}

async function create(call: Call, model: string, rows: Row[], context: object = {}) {
  return (await call(`model.${model}.create`, rows, context)) as number[];
}

async function createInBatches(call: Call, model: string, rows: Row[], context: object) {
  const ids: number[] = [];
  for (const batch of batches(rows)) ids.push(...(await create(call, model, batch, context)));
  return ids;
}

function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

function decimal(written: string) {
  return { __class__: "Decimal", decimal: written };
}

function date(day: string) {
  const [year, month, inMonth] = day.split("-").map(Number);
  return { __class__: "date", year, month, day: inMonth };
}
