/** A file read with the answers so far: what it is taken for, and what is still open. */
import type { Month } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import type { AccountClass } from "#ledger/ledger.ts";
import {
  AMOUNTS_CHOICES,
  amountsIn,
  amountsQuestion,
  canMeanBoth,
  readAs,
} from "./amounts-question.ts";
import type { UnclassedAccount } from "./propose-classes.ts";
import { NOTHING_READ, sheetReader } from "./read-sheet.ts";
import type { SaidColumns } from "./said-columns.ts";
import type {
  QuestionAbout,
  SheetChoice,
  SheetMapping,
  SheetProblem,
  SheetQuestion,
} from "./sheet-mapping.ts";
import { previewSheet, type SheetPreview } from "./sheet-preview.ts";

export type ActualsAnswers = {
  /** By the column's heading. */
  columns: SaidColumns;
  /** The number of the choice, by what was asked about. */
  choices: Partial<Record<QuestionAbout, number>>;
  /** Of a trial balance that does not say it. */
  month?: Month;
  classes: Record<string, AccountClass>;
  /** Movements without openings: nothing was there before the first month. */
  startsAtNothing?: boolean | undefined;
};

export type ActualsQuestion = {
  about: QuestionAbout;
  message: string;
  choices: Omit<SheetChoice, "mapping" | "month">[];
  /** The choice that was made, or is proved; null while it is open. */
  answer: number | null;
  /** What is proved, whatever was chosen. */
  suggested: number | null;
  evidence: string;
};

type Asked = {
  decimals: number;
  yearEndMonth: number;
  answers: ActualsAnswers;
  /** What is known of an account's class besides what the file says. */
  classOf?: (account: UnclassedAccount) => AccountClass | undefined;
  /** What the columns of the file before were taken for: this one is read so too, if it can be. */
  known?: SheetMapping;
};

export type AnsweredSheet = {
  preview: SheetPreview;
  /** Left out where the file is no table. */
  mapping?: SheetMapping;
  month?: Month;
  questions: ActualsQuestion[];
  /** A trial balance of which nobody knows the month. */
  needsMonth: boolean;
  isReadAsBefore: boolean;
};

export function answeredSheet(table: Table, asked: Asked): AnsweredSheet {
  const { decimals, yearEndMonth, answers, classOf = () => undefined, known } = asked;
  const proposal = previewSheet(table, { decimals, yearEndMonth, said: answers.columns });
  if (!proposal.mapping) {
    return { preview: proposal, questions: [], needsMonth: false, isReadAsBefore: false };
  }
  const isAsBefore = Object.keys(answers.columns).length === 0;
  const isReadAsBefore =
    isAsBefore && known !== undefined && isReadable(table, asked, known, proposal.month);
  const start = isReadAsBefore ? asBefore(proposal, known) : proposal;
  const { mapping: open, month } = answered(start, start.mapping ?? proposal.mapping, answers);
  const first = previewSheet(table, { decimals, mapping: open, ...month });
  const elsewhere = first.reading.unclassed.flatMap((account) => {
    const kind = classOf(account);
    return kind ? [[account.accountId, kind] as const] : [];
  });
  const classes = {
    ...first.proposedClasses,
    ...Object.fromEntries(elsewhere),
    ...answers.classes,
  };
  const { ambiguous } = first.reading;
  const mapping = {
    ...{ ...open, classes: { ...open.classes, ...classes } },
    ...(ambiguous.length > 0 && { ambiguous }),
  };
  const preview = previewSheet(table, { decimals, mapping, ...month });
  const needsMonth = mapping.layout === "trial-balance" && month.month === undefined;
  const asRead = questionsAsRead(table, start, mapping, { ...asked, ...month });
  return {
    preview: { ...preview, reasons: start.reasons },
    questions: asRead.map((question) => presented(question, answers)),
    ...{ mapping, needsMonth, isReadAsBefore, ...month },
  };
}

const AS_BEFORE = "The columns are taken as those of the last file were.";

/**
 * The last file's answers count again. Only whether amounts are balances or movements is held
 * against this file: what it proves otherwise is asked, unless a person had said so.
 */
function asBefore(proposal: SheetPreview, known: SheetMapping): SheetPreview {
  const reasons = [AS_BEFORE];
  if (!canMeanBoth(known)) return { ...proposal, mapping: known, questions: [], reasons };
  const was = amountsIn(known);
  const now = proposal.questions.find(({ about }) => about === "amounts");
  const differs = now?.suggested !== undefined && AMOUNTS_CHOICES[now.suggested] !== was;
  const evidence = `The last file was read as ${was}.${differs ? ` In this one: ${now.evidence}` : ""}`;
  const isOpen = differs && !known.areAmountsSaid;
  const question: SheetQuestion = {
    ...amountsShell(known),
    ...{ evidence, ...(!isOpen && { suggested: AMOUNTS_CHOICES.indexOf(was) }) },
  };
  const mapping: SheetMapping = { ...known, ...(isOpen && { unanswered: ["amounts"] }) };
  return { ...proposal, mapping, questions: [question], reasons };
}

function amountsShell(mapping: SheetMapping): SheetQuestion {
  return amountsQuestion({ mapping, read: () => NOTHING_READ, decimals: 0 });
}

/** Both readings of the amounts are shown as the other answers leave them. */
function questionsAsRead(
  table: Table,
  { questions }: SheetPreview,
  mapping: SheetMapping,
  { decimals, yearEndMonth, month }: Asked & { month?: Month },
): SheetQuestion[] {
  if (!canMeanBoth(mapping) || mapping.unanswered?.includes("sheet")) return questions;
  const reader = sheetReader(table);
  const read = (as: SheetMapping) => reader({ mapping: as, decimals, month: month ?? 0 });
  const { choices, message } = amountsQuestion({ mapping, month, read, decimals, yearEndMonth });
  const said = questions.find(({ about }) => about === "amounts") ?? {
    ...{ about: "amounts" as const, evidence: "The sheet itself proves it." },
    suggested: AMOUNTS_CHOICES.indexOf(amountsIn(mapping)),
  };
  return [{ ...said, choices, message }, ...questions.filter(({ about }) => about !== "amounts")];
}

/**
 * Whether the file is laid out as the one before; if not it is read afresh. What else is wrong is
 * told as for any file.
 */
function isReadable(
  table: Table,
  { decimals, answers }: Asked,
  mapping: SheetMapping,
  proposed: Month | undefined,
) {
  const month = answers.month ?? proposed;
  const { reading } = previewSheet(table, {
    ...{ decimals, mapping, ...(month !== undefined && { month }) },
  });
  return !reading.problems.some(({ kind }) => OTHER_LAYOUT.includes(kind));
}

const OTHER_LAYOUT: readonly SheetProblem["kind"][] = [
  "no-table",
  "no-column",
  "no-month",
  "no-amount",
];

/** Each answer changes its own part of the mapping; those that are open stay so. */
function answered(
  { questions, month: proposed }: SheetPreview,
  start: SheetMapping,
  { choices, month, startsAtNothing }: ActualsAnswers,
): { mapping: SheetMapping; month: { month?: Month } } {
  let mapping = start;
  let said = month ?? proposed;
  for (const question of questions) {
    const choice = question.choices[choices[question.about] ?? -1];
    if (!choice || question.about === "amounts") continue;
    const changes = Object.entries(choice.mapping).filter(
      ([key, value]) =>
        key !== "unanswered" &&
        JSON.stringify(value) !== JSON.stringify(start[key as keyof SheetMapping]),
    );
    mapping = { ...mapping, ...Object.fromEntries(changes) };
    said = choice.month ?? said;
  }
  const amounts = AMOUNTS_CHOICES[choices.amounts ?? -1];
  if (amounts && canMeanBoth(mapping)) {
    mapping = { ...readAs(mapping, amounts), areAmountsSaid: true };
  }
  const unanswered = (start.unanswered ?? []).filter((about) => choices[about] === undefined);
  mapping = { ...mapping, unanswered, ...(startsAtNothing && { startsAtNothing }) };
  return { mapping, month: said === undefined ? {} : { month: said } };
}

function presented(question: SheetQuestion, { choices: said }: ActualsAnswers): ActualsQuestion {
  const { about, message, choices, evidence = "" } = question;
  const suggested = question.suggested ?? null;
  return {
    ...{ about, message, evidence, suggested },
    choices: choices.map(({ mapping: _mapping, month: _month, ...shown }) => shown),
    answer: said[about] ?? suggested,
  };
}
