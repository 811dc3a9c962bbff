/**
 * Reads a case as somebody would who accepts every proposal and answers no question, and holds
 * what comes out against the ledger the files were written from, to the cent.
 */
import type { Month } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { balancesOf, movementsByMonth } from "#ledger/balances.ts";
import type { Ledger, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { previewSheet } from "#sources/spreadsheet/sheet-preview.ts";
import {
  monthsInFiles,
  type SpreadsheetFile,
  spreadsheet,
} from "#sources/spreadsheet/spreadsheet.ts";
import { readWhole } from "#testing/whole-read.ts";
import type { CorpusCase } from "./corpus-case.ts";

export type Outcome =
  | { kind: "read" }
  /** With at least two results to choose from. */
  | { kind: "asked"; why: string }
  | { kind: "refused"; why: string }
  | { kind: "wrong"; why: string };

const network = { send: () => Promise.reject(new Error("a file asked the network")) };

export async function readCase(each: CorpusCase): Promise<Outcome> {
  const organisation: Organisation = {
    externalId: "files",
    name: each.name,
    baseCurrency: "EUR",
    currencyDecimals: 2,
    yearEndMonth: each.books.yearEndMonth,
    basis: "ACCRUAL",
  };
  const files: SpreadsheetFile[] = [];
  for (const { name, bytes } of each.files) {
    const table = await readTable({ name, bytes: await bytes() });
    const preview = previewSheet(table, { decimals: 2 });
    const { mapping, month, questions, reading, proposedClasses } = preview;
    const question = questions.find(({ suggested }) => suggested === undefined);
    if (question) return { kind: "asked", why: question.message };
    if (!mapping) return { kind: "refused", why: reading.problems[0]?.message ?? "" };
    const classes = { ...mapping.classes, ...proposedClasses };
    const accepted = { ...mapping, classes };
    files.push({ name, table, mapping: accepted, ...(month !== undefined && { month }) });
  }
  try {
    const settings = { organisation, files };
    const range = monthsInFiles(settings);
    const { ledger, checks } = await readWhole(spreadsheet, settings, network, range);
    const finding = checks.flatMap(({ findings }) => findings)[0];
    if (finding) return { kind: "refused", why: finding.message };
    const difference = differenceTo(each, ledger, range);
    if (difference) return { kind: "wrong", why: difference };
    const isLess = range.from > each.range.from;
    return isLess ? { kind: "refused", why: "only balances are read" } : { kind: "read" };
  } catch (error) {
    if (error instanceof SourceError) return { kind: "refused", why: error.message };
    throw error;
  }
}

function differenceTo(
  each: CorpusCase,
  ledger: Ledger,
  range: { from: Month; to: Month },
): string | undefined {
  if (range.from < each.range.from || range.to !== each.range.to) {
    return `months ${range.from} to ${range.to}, not ${each.range.from} to ${each.range.to}`;
  }
  const { books } = each;
  const keyById = new Map(
    ledger.accounts.map(({ externalId, code, name }) => {
      const plain = name.replace(/ - HC$/, "").toLowerCase();
      const found = books.accounts.find(
        (account) =>
          account.code === code?.replace(/^1-/, "") || account.name.toLowerCase() === plain,
      );
      return [externalId, found] as const;
    }),
  );
  for (const account of ledger.accounts) {
    const found = keyById.get(account.externalId);
    if (!found) return `${account.name} is no account`;
    if (found.class !== account.class) return `${account.name} is taken for ${account.class}`;
  }
  const group = (key: string) => {
    const isEquity = books.accounts.find(({ id }) => id === key)?.class === "EQUITY";
    return each.equityTogether && isEquity ? "equity" : key;
  };
  const differing = (found: ReadonlyMap<string, Minor>, truth: (key: string) => Minor) => {
    const left = new Map<string, Minor>();
    const add = (key: string, amount: Minor) => left.set(key, (left.get(key) ?? 0n) + amount);
    for (const [id, amount] of found) add(group(keyById.get(id)?.id ?? id), amount);
    for (const { id } of books.accounts) add(group(id), -truth(id));
    return [...left].find(([, amount]) => amount !== 0n);
  };
  const months = balancesOf(ledger);
  const openings = new Map(ledger.openings.map(({ accountId, net }) => [accountId, net]));
  const start = range.from;
  const opened = months[0]
    ? differing(months[0].starting, (key) => books.balance(key, start) - books.movement(key, start))
    : differing(openings, (key) => books.balance(key, start - 1));
  if (opened) return `${opened[0]} opens ${opened[1]} off`;
  const movements = movementsByMonth(ledger);
  for (const { month } of months) {
    const nets = new Map<string, Minor>();
    for (const { accountId, net } of movements.get(month) ?? []) nets.set(accountId, net);
    const wrong = differing(nets, (key) => books.movement(key, month));
    if (wrong) return `${wrong[0]} moves ${wrong[1]} off in ${month}`;
  }
  return undefined;
}
