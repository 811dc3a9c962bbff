/**
 * The same figures straight from Tryton's tables, in SQL of our own: nothing of the connector and
 * nothing of Tryton's code has a part in them. The first company's posted lines, its accounts off
 * the balance sheet left out; cents are whole numbers.
 */
import type { MonthRange } from "@app/connectors/connector/connector";
import { dayOf, monthOfDay } from "@app/connectors/ledger/day";
import type { Month } from "@app/engine/time/month";
import { capture, findProgram } from "../processes.ts";

const LINES = `FROM account_move_line l
  JOIN account_move m ON m.id = l.move
  JOIN account_account a ON a.id = l.account
  JOIN account_account_type t ON t.id = a.type
  WHERE m.state = 'posted' AND t.statement IN ('balance', 'income')
  AND m.company = (SELECT MIN(id) FROM company_company)`;
const DEBIT = "SUM(CAST(ROUND(l.debit * 100) AS INTEGER))";
const CREDIT = "SUM(CAST(ROUND(l.credit * 100) AS INTEGER))";

/** "account month" → "debit credit"; the lines of a year end by themselves. */
export async function postedByMonth(databaseFile: string, { from, to }: MonthRange) {
  const close = "CASE WHEN m.origin LIKE 'account.fiscalyear,%' THEN ' close' ELSE '' END";
  const rows = await query(
    databaseFile,
    `SELECT l.account, substr(m.date, 1, 7) || '-01', ${close}, ${DEBIT}, ${CREDIT} ${LINES}
     AND m.date >= '${dayOf(from, 1)}' AND m.date < '${dayOf(to + 1, 1)}' GROUP BY 1, 2, 3`,
  );
  return new Map(
    rows.map(([account, firstDay = "", kind, debit, credit]) => [
      `${account} ${monthOfDay(firstDay)}${kind}`,
      `${debit} ${credit}`,
    ]),
  );
}

/**
 * Account → balance at a month's end; results of years before `yearStart` are retained earnings. A year's
 * close is dated on its last day, when its result still stands by itself: it counts from the next day.
 */
export async function balancesAt(databaseFile: string, month: Month, yearStart: Month) {
  const isEarlier = `t.statement = 'income' AND m.date < '${dayOf(yearStart, 1)}'`;
  const isClose = `coalesce(m.origin, '') LIKE 'account.fiscalyear,%'`;
  const counts = `NOT (${isClose} AND m.date >= '${dayOf(yearStart, 1)}')`;
  const retained = "(SELECT id FROM account_account WHERE code = '3900' AND company = m.company)";
  const rows = await query(
    databaseFile,
    `SELECT CASE WHEN ${isEarlier} THEN ${retained} ELSE l.account END, ${DEBIT} - ${CREDIT}
     ${LINES} AND ${counts} AND m.date < '${dayOf(month + 1, 1)}' GROUP BY 1`,
  );
  return new Map(
    rows.filter(([, net]) => net !== "0").map(([account = "", net = ""]) => [account, net]),
  );
}

async function query(databaseFile: string, sql: string): Promise<string[][]> {
  const program = findProgram(["sqlite3"]) ?? "";
  const { code, output, errors } = await capture(program, ["-readonly", databaseFile, sql]);
  if (code !== 0) throw new Error(`sqlite3 failed: ${errors}`);
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("|"));
}
