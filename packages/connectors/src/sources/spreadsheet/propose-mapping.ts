/**
 * Proposes what a file nobody has seen yet is: the sheet, the headings, what each column is taken
 * for, how amounts are signed and of which month it is. A proposal is what the file itself
 * proves; what it leaves open is a question with what would come of each answer.
 */
import type { Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { monthName } from "#checks/finding.ts";
import { type DraftState, draftSheet, type ProposeFrom } from "./draft-sheet.ts";
import { proveAmounts } from "./prove-amounts.ts";
import { proveSigns } from "./prove-signs.ts";
import type { SheetReading } from "./read-sheet.ts";
import { isRetainedEarnings } from "./sheet-evidence.ts";
import { textOf } from "./sheet-headings.ts";
import type { SheetChoice, SheetMapping, SheetQuestion } from "./sheet-mapping.ts";
import { resultsOf } from "./sheet-results.ts";

export type Proposal = {
  mapping: SheetMapping;
  month?: Month;
  questions: SheetQuestion[];
  /** Why the file is read as it is. */
  reasons: string[];
};

type Finished = Proposal & { reading: SheetReading; isProved: boolean };

/** More are looked at by nobody, and each is read several times over. */
const SHEETS_MAX = 12;
const NOT_ACTUAL = /\b(?:budget|forecast|plan|prior|last year|previous|comparative|py)\b/i;

/** Undefined when no visible sheet has columns of accounts and amounts. */
export function proposeMapping(table: Table, from: ProposeFrom): Proposal | undefined {
  const found: Finished[] = [];
  for (const sheet of table.sheets.filter(({ isHidden }) => !isHidden)) {
    const proposed = found.length < SHEETS_MAX ? proposeSheet(table, sheet, from) : undefined;
    if (proposed) found.push(proposed);
  }
  const actual = found.filter(({ mapping }) => !NOT_ACTUAL.test(mapping.sheetName ?? ""));
  const candidates = actual.length > 0 ? actual : found;
  const proved = candidates.filter(({ isProved }) => isProved);
  const [best, other] = proved.length > 0 ? proved : [...candidates].sort(byAccountsRead);
  if (!best) return undefined;
  const isOpen = proved.length > 1 && other !== undefined && isDifferent(best, other);
  return isOpen ? askSheet(best, proved, from.decimals) : proposalOf(best);
}

function proposalOf({ mapping, month, questions, reasons }: Finished): Proposal {
  return { mapping, questions, reasons, ...(month !== undefined && { month }) };
}

function byAccountsRead(one: Finished, other: Finished) {
  const right = ({ reading }: Finished) => reading.accounts.length - reading.problems.length;
  return right(other) - right(one);
}

function isDifferent(one: Finished, other: Finished) {
  const figures = ({ month, reading }: Finished) =>
    JSON.stringify([month, reading.months], (_, value) => {
      if (value instanceof Map) return [...value];
      return typeof value === "bigint" ? String(value) : value;
    });
  return figures(one) !== figures(other);
}

function askSheet(first: Finished, proved: readonly Finished[], decimals: number): Proposal {
  const choices = proved.map(
    ({ mapping, month, reading }): SheetChoice => ({
      label: mapping.sheetName ?? "",
      mapping,
      ...(month !== undefined && { month }),
      ...resultsOf(reading, decimals),
    }),
  );
  const mapping: SheetMapping = { ...first.mapping, unanswered: ["sheet"] };
  const message = `${proved.length} sheets can be read. Which one is meant?`;
  return { mapping, questions: [{ about: "sheet", message, choices }], reasons: [] };
}

function proposeSheet(table: Table, sheet: PlainSheet, from: ProposeFrom): Finished | undefined {
  const drafted = draftSheet(table, sheet, from);
  if (!drafted) return undefined;
  const signed = proveSigns(drafted);
  const meant = proveAmounts(signed);
  const { draft, questions, reasons } = askActuals(askMonth(meant), sheet);
  const reading = draft.read(draft.mapping);
  const retained = retainedEarningsIn(reading);
  const finish = (mapping: SheetMapping, left: readonly SheetQuestion[]): SheetMapping => ({
    ...mapping,
    ...(retained !== undefined && { retainedEarnings: retained }),
    ...(left.length > 0 && { unanswered: left.map(({ about }) => about) }),
  });
  const open = questions.filter(({ suggested }) => suggested === undefined);
  // A month that is not chosen is missed without being marked.
  const marked = open.filter(({ about }) => about !== "month");
  return {
    mapping: finish(draft.mapping, marked),
    ...(draft.month !== undefined && { month: draft.month }),
    questions: questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => ({
        ...choice,
        mapping: finish(
          choice.mapping,
          marked.filter((each) => each !== question),
        ),
      })),
    })),
    reasons,
    reading,
    isProved: open.length === 0 && reading.problems.length === 0 && reading.accounts.length > 0,
  };
}

const PLANNED =
  /\b(?:budget\w*|forecast\w*|pro[- ]?forma|projected|projections?|prognose\w*|planzahlen|planbilanz|plan(?:ned)? (?:trial balance|figures|balances)|begrot\w*|prevision\w*|presupuest\w*|hochrechnung)\b/i;

/** A budget reads like a ledger; only its title or the name of its sheet tells. */
function askActuals(state: DraftState, { name, rows }: PlainSheet): DraftState {
  const { draft } = state;
  const titles = rows.slice(0, Math.max(draft.headingRow, 0)).map((cells) => cells.map(textOf));
  const said = [name, ...titles.map((cells) => cells.join(" ").trim().slice(0, TITLE_LENGTH_MAX))];
  const planned = said.find((each) => PLANNED.test(plainText(each)));
  if (planned === undefined) return state;
  const choice: SheetChoice = {
    label: "What happened",
    mapping: draft.mapping,
    ...(draft.month !== undefined && { month: draft.month }),
    ...resultsOf(draft.read(draft.mapping), draft.decimals),
  };
  const message = `"${planned}" sounds like a budget or a forecast. Are these figures what happened? If not, choose another file.`;
  const question: SheetQuestion = { about: "actuals", message, choices: [choice] };
  return { ...state, questions: [...state.questions, question] };
}

const TITLE_LENGTH_MAX = 120;

function plainText(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Two months that nothing tells apart are asked for. */
function askMonth(state: DraftState): DraftState {
  const { draft } = state;
  const { months } = draft.period;
  if (draft.mapping.layout !== "trial-balance" || months.length < 2) return state;
  const choices = months.map(
    (month): SheetChoice => ({
      label: monthName(month),
      mapping: draft.mapping,
      month,
      ...resultsOf(draft.read(draft.mapping), draft.decimals),
    }),
  );
  const message = "The file names more than one month. Which one are the figures of?";
  const { month: _open, ...rest } = draft;
  return {
    ...state,
    draft: rest,
    questions: [...state.questions, { about: "month", message, choices }],
  };
}

function retainedEarningsIn({ accounts }: SheetReading): string | undefined {
  const retained = accounts.filter(isRetainedEarnings);
  return retained.length === 1 ? retained[0]?.externalId : undefined;
}
