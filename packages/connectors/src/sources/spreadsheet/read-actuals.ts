/**
 * A file of balances or movements, read for a model that is there already: what was found, what is
 * open, where each account would stand, and the months in whole units of the currency. It is read anew
 * with every answer; nothing is kept.
 */
import type { BookedMonth } from "@app/engine/actuals/books";
import type { Account as ModelAccount } from "@app/engine/model/document";
import { monthInYear } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import { classInModel, type PlacedAccount, placeAccounts } from "#document/place-accounts.ts";
import type { Account, AccountClass, Minor } from "#ledger/ledger.ts";
import { type ActualsAnswers, type ActualsQuestion, answeredSheet } from "./answered-sheet.ts";
import type { UnclassedAccount } from "./propose-classes.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { SheetProblem } from "./sheet-mapping.ts";
import type { SheetPreview } from "./sheet-preview.ts";

export type ActualsFor = {
  decimals: number;
  yearEndMonth: number;
  accounts: readonly ModelAccount[];
  answers: ActualsAnswers;
};

export type ActualsRead = Pick<SheetPreview, "columns" | "rows" | "reasons"> & {
  problems: SheetProblem[];
  warnings: string[];
  questions: ActualsQuestion[];
  /** A trial balance of which nobody knows the month. */
  needsMonth: boolean;
  /** Accounts whose class a person has to say, with the likely ones. */
  unclassed: { accountId: string; code: string; name: string; likely: AccountClass[] }[];
  accounts: (Pick<Account, "code" | "name" | "class"> & PlacedAccount)[];
  months: BookedMonth[];
};

export function readActuals(table: Table, asked: ActualsFor): ActualsRead {
  const { decimals, yearEndMonth, accounts: model, answers } = asked;
  const classOf = (account: UnclassedAccount) => classInModel(account, model);
  const { preview, questions, needsMonth } = answeredSheet(table, {
    ...{ decimals, yearEndMonth, answers, classOf },
  });
  return found(preview, questions, needsMonth, asked);
}

function found(
  { columns, rows, reasons, reading, likelyClasses }: SheetPreview,
  questions: ActualsQuestion[],
  needsMonth: boolean,
  { accounts: model, yearEndMonth }: ActualsFor,
): ActualsRead {
  const { problems, warnings, accounts } = reading;
  const isOpen = questions.some(({ answer }) => answer === null);
  const places = placeAccounts(accounts, model);
  return {
    ...{ columns, rows, reasons, problems, warnings, questions },
    needsMonth: needsMonth && !isOpen,
    unclassed: reading.unclassed.map(({ accountId, code, name }) => ({
      ...{ accountId, code, name },
      likely: likelyClasses[accountId] ?? [],
    })),
    accounts: accounts.flatMap(({ code, name, class: kind }, index) => {
      const place = places[index];
      return place ? [{ ...(code !== undefined && { code }), name, class: kind, ...place }] : [];
    }),
    months: problems.length > 0 ? [] : monthsIn(reading, yearEndMonth),
  };
}

function monthsIn({ months, openings }: SheetReading, yearEndMonth: number): BookedMonth[] {
  const booked = months.map(({ month, closings, movements }): BookedMonth => {
    if (closings) return { month, are: "balances", amounts: unitsOf(closings) };
    const nets = [...(movements ?? [])].map(
      ([id, { debit, credit }]) => [id, debit - credit] as const,
    );
    return { month, are: "movements", amounts: unitsOf(nets) };
  });
  const [first] = booked;
  // What a year begins with is not what the one before ended with.
  const isBefore = first?.are === "balances" && monthInYear(first.month - 1) !== yearEndMonth;
  if (!openings || !isBefore) return booked;
  return [{ month: first.month - 1, are: "balances", amounts: unitsOf(openings) }, ...booked];
}

/** Without what is nothing. */
function unitsOf(nets: Iterable<readonly [string, Minor]>): Record<string, number> {
  return Object.fromEntries(
    [...nets].flatMap(([id, net]) => (net === 0n ? [] : [[id, Number(net)] as const])),
  );
}
