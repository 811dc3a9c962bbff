/**
 * Tryton's JSON-RPC: one address per database, a method with its parameters in, a result or an
 * error out, both with status 200. Only who has no session gets 401. Decimals and days travel as
 * records that name their class.
 */
import type { ReadContext } from "#connector/connector.ts";
import type { HttpClient } from "#http/http-client.ts";
import { readJson } from "#http/json.ts";
import { offsetPages } from "#http/paging.ts";
import { type Fields, idText, list, record, records } from "#http/shape.ts";
import type { AccountClass, Day } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

export type TrytonSettings = {
  /** For example "https://tryton.acorn.example". */
  baseUrl: string;
  database: string;
  /** The account that takes up the year's profit, where no close and no name tells. */
  retainedEarningsCode?: string;
  /** Types of accounts, by name, whose class their tree does not tell. */
  classByType?: Readonly<Record<string, AccountClass>>;
};

type Asking = Pick<ReadContext, "http" | "signal">;

const PAGE_ROWS = 2_000;

/** Begins a session; what comes back are the headers that carry it. */
export async function loginToTryton(
  http: HttpClient,
  settings: TrytonSettings,
  { user, password }: { user: string; password: string },
): Promise<Record<string, string>> {
  const asking = { http, signal: new AbortController().signal };
  const given = list(
    await callTryton(asking, settings, "common.db.login", [user, { password }, "en"]),
    "Tryton: the session",
  );
  const [userId, session] = given.map((each) => idText(each, "Tryton: the session"));
  const ticket = Buffer.from(`${user}:${userId}:${session}`).toString("base64");
  return { authorization: `Session ${ticket}` };
}

export async function logoutFromTryton(asking: Asking, settings: TrytonSettings): Promise<void> {
  await callTryton(asking, settings, "common.db.logout", []);
}

export async function callTryton(
  { http, signal }: Asking,
  { baseUrl, database }: TrytonSettings,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const request = {
    method: "POST" as const,
    url: `${baseUrl}/${encodeURIComponent(database)}/`,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ id: 1, method, params }),
  };
  const answer = record(readJson(await http.send(request, signal)), `Tryton: ${method}`);
  if (answer.error === undefined) return answer.result;
  const words = JSON.stringify(answer.error);
  if (words.startsWith('["LoginException"')) {
    const message = "Tryton asks for more than a password. Connect it with another user.";
    throw new SourceError("needs-reconnect", message, { answer: words });
  }
  throw new SourceError("refused", `Tryton could not answer ${method}.`, { answer: words });
}

export function readCompanies(asking: Asking, settings: TrytonSettings): Promise<Fields[]> {
  const fields = ["rec_name", "currency.code", "currency.digits", "timezone"];
  return readRows(asking, settings, { model: "company.company", fields });
}

export function readFiscalYears(
  asking: Asking,
  settings: TrytonSettings,
  companyId: number,
): Promise<Fields[]> {
  const fields = ["name", "start_date", "end_date", "state"];
  return readRows(asking, settings, { model: "account.fiscalyear", fields, companyId });
}

export function readTypes(
  asking: Asking,
  settings: TrytonSettings,
  companyId: number,
): Promise<Fields[]> {
  const flags = ["assets", "receivable", "payable", "debt", "revenue", "expense"];
  const fields = ["name", "parent", "statement", ...flags];
  return readRows(asking, settings, { model: "account.account.type", fields, companyId });
}

export function readAccounts(
  asking: Asking,
  settings: TrytonSettings,
  companyId: number,
): Promise<Fields[]> {
  const fields = ["code", "name", "type", "parent", "closed", "active"];
  return readRows(asking, settings, { model: "account.account", fields, companyId, ...EVER });
}

/**
 * Posted debits and credits of each account between two days. Never its `balance`: asked for one
 * period, that is the fiscal year's opening and the period's movement together.
 */
export function readSums(
  asking: Asking,
  settings: TrytonSettings,
  companyId: number,
  days: { from?: Day; to: Day },
): Promise<Fields[]> {
  return readRows(asking, settings, {
    model: "account.account",
    fields: ["debit", "credit"],
    companyId,
    ...EVER,
    context: {
      posted: true,
      to_date: trytonDate(days.to),
      ...(days.from !== undefined && { from_date: trytonDate(days.from) }),
    },
  });
}

/** Lines of the moves by which Tryton's own wizard balances revenue and expense at a year's end. */
export function readYearEndLines(
  asking: Asking,
  settings: TrytonSettings,
  companyId: number,
): Promise<Fields[]> {
  return readRows(asking, settings, {
    model: "account.move.line",
    fields: ["account", "debit", "credit", "move.date", "move.origin"],
    domain: [
      ["move.company", "=", companyId],
      ["move.state", "=", "posted"],
      ["move.origin", "like", "account.fiscalyear,%"],
    ],
    context: { company: companyId },
  });
}

/** An account that has ended still has its past. */
const EVER = { domain: [["active", "in", [true, false]]] };

type Question = {
  model: string;
  fields: readonly string[];
  domain?: readonly unknown[];
  companyId?: number;
  context?: Record<string, unknown>;
};

async function readRows(
  asking: Asking,
  settings: TrytonSettings,
  { model, fields, domain = [], companyId, context = {} }: Question,
): Promise<Fields[]> {
  const ofCompany = companyId === undefined ? [] : [["company", "=", companyId]];
  const rows: Fields[] = [];
  const order = [["id", "ASC"]];
  const read = async (offset: number, limit: number) => {
    const params = [
      [...ofCompany, ...domain],
      offset,
      limit,
      order,
      fields,
      companyId === undefined ? context : { ...context, company: companyId },
    ];
    const answer = await callTryton(asking, settings, `model.${model}.search_read`, params);
    return { items: records(answer, `Tryton: ${model}`) };
  };
  for await (const row of offsetPages(PAGE_ROWS, read)) rows.push(row);
  return rows;
}

function trytonDate(day: Day) {
  const [year, month, inMonth] = day.split("-").map(Number);
  return { __class__: "date", year, month, day: inMonth };
}
