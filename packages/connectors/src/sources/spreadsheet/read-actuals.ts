/**
 * A file of balances or movements, read for a model that is there already: what was found, what is
 * open, where each account would stand, and the months in whole units of the currency. It is read anew
 * with every answer; nothing is kept.
 */
import type { BookedMonth } from "@app/engine/actuals/books";
import type { Account as ModelAccount } from "@app/engine/model/document";
import { type Month, monthInYear } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import { classInModel, type PlacedAccount, placeAccounts } from "#document/place-accounts.ts";
import type { Account, AccountClass, Minor } from "#ledger/ledger.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { QuestionAbout, SheetMapping, SheetProblem } from "./sheet-mapping.ts";
import { previewSheet, type SheetPreview } from "./sheet-preview.ts";

export type ActualsAnswers = {
  /** The number of the choice, by what was asked about. */
  choices: Partial<Record<QuestionAbout, number>>;
  /** Of a trial balance that does not say it. */
  month?: Month;
  classes: Record<string, AccountClass>;
};

export type ActualsFor = {
  decimals: number;
  yearEndMonth: number;
  accounts: readonly ModelAccount[];
  answers: ActualsAnswers;
};

export type ActualsQuestion = {
  about: QuestionAbout;
  message: string;
  choices: { label: string; cash: string; profit: string }[];
  /** The choice that was made; null while it is open. */
  answer: number | null;
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
  const { decimals, accounts: model, answers } = asked;
  const proposal = previewSheet(table, { decimals });
  if (!proposal.mapping) return found(proposal, [], false, asked);
  const { mapping: open, month } = answered(proposal, proposal.mapping, answers);
  const first = previewSheet(table, { decimals, mapping: open, ...month });
  const inModel = first.reading.unclassed.flatMap((account) => {
    const kind = classInModel(account, model);
    return kind ? [[account.accountId, kind] as const] : [];
  });
  const classes = {
    ...first.proposedClasses,
    ...Object.fromEntries(inModel),
    ...answers.classes,
  };
  const mapping = { ...open, classes: { ...open.classes, ...classes } };
  const preview = previewSheet(table, { decimals, mapping, ...month });
  const needsMonth = mapping.layout === "trial-balance" && month.month === undefined;
  const told = { ...preview, reasons: proposal.reasons };
  return found(told, questionsOf(proposal, answers), needsMonth, asked);
}

/** Each answer changes its own part of the mapping; those that are open stay so. */
function answered(
  { questions, month: proposed }: SheetPreview,
  start: SheetMapping,
  { choices, month }: ActualsAnswers,
): { mapping: SheetMapping; month: { month?: Month } } {
  let mapping = start;
  let said = month ?? proposed;
  for (const question of questions) {
    const choice = question.choices[choices[question.about] ?? -1];
    if (!choice) continue;
    const changes = Object.entries(choice.mapping).filter(
      ([key, value]) =>
        key !== "unanswered" &&
        JSON.stringify(value) !== JSON.stringify(start[key as keyof SheetMapping]),
    );
    mapping = { ...mapping, ...Object.fromEntries(changes) };
    said = choice.month ?? said;
  }
  const unanswered = (start.unanswered ?? []).filter((about) => choices[about] === undefined);
  return { mapping: { ...mapping, unanswered }, month: said === undefined ? {} : { month: said } };
}

function questionsOf({ questions }: SheetPreview, { choices }: ActualsAnswers): ActualsQuestion[] {
  return questions.map(({ about, message, choices: offered }) => ({
    about,
    message,
    choices: offered.map(({ label, cash, profit }) => ({ label, cash, profit })),
    answer: choices[about] ?? null,
  }));
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
