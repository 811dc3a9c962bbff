/** A file read with the answers so far: what it is taken for, and what is still open. */
import type { Month } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import type { AccountClass } from "#ledger/ledger.ts";
import type { UnclassedAccount } from "./propose-classes.ts";
import type { QuestionAbout, SheetMapping } from "./sheet-mapping.ts";
import { previewSheet, type SheetPreview } from "./sheet-preview.ts";

export type ActualsAnswers = {
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
  choices: { label: string; cash: string; profit: string }[];
  /** The choice that was made; null while it is open. */
  answer: number | null;
};

type Asked = {
  decimals: number;
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
  const { decimals, answers, classOf = () => undefined, known } = asked;
  const proposal = previewSheet(table, { decimals });
  if (!proposal.mapping) {
    return { preview: proposal, questions: [], needsMonth: false, isReadAsBefore: false };
  }
  const isReadAsBefore = known !== undefined && isReadable(table, asked, known, proposal.month);
  const start = isReadAsBefore
    ? { ...proposal, mapping: known, questions: [], reasons: [AS_BEFORE] }
    : proposal;
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
  return {
    preview: { ...preview, reasons: start.reasons },
    questions: questionsOf(start, answers),
    ...{ mapping, needsMonth, isReadAsBefore, ...month },
  };
}

const AS_BEFORE = "The columns are taken as those of the last file were.";

/** Whether the columns of the file before are all there; what else is wrong is told as for any file. */
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
  const isOther = ({ kind }: { kind: string }) => kind === "no-table" || kind === "no-column";
  return !reading.problems.some(isOther);
}

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
  mapping = { ...mapping, unanswered, ...(startsAtNothing && { startsAtNothing }) };
  return { mapping, month: said === undefined ? {} : { month: said } };
}

function questionsOf({ questions }: SheetPreview, { choices }: ActualsAnswers): ActualsQuestion[] {
  return questions.map(({ about, message, choices: offered }) => ({
    about,
    message,
    choices: offered.map(({ label, cash, profit }) => ({ label, cash, profit })),
    answer: choices[about] ?? null,
  }));
}
