/** The cover: what the workbook is of, which case it shows, and whether every check holds. */
import type { Check } from "#draft/draft.ts";
import { CHECK_FORMAT, EMPTY_ROW, largestOf, textCell, textRow } from "./cells.ts";
import { type Desk, figuresOf, periodRange } from "./desk.ts";
import { SHEETS, type SheetKey } from "./layout.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import { SCENARIO } from "./scenario-sheet.ts";
import { versionOf } from "./version.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

const VERSION_LABEL = "Version of the model";
const ORIGIN_LABEL = "Made from";
const SCENARIO_ROW = 3;
export const SCENARIO_CELL = `'${SHEETS.cover}'!$B$${SCENARIO_ROW + 1}`;

const CONTENTS: [SheetKey, string][] = [
  ["drivers", "What is put in: drivers and the figures of each module"],
  ["scenarios", "The figures in which scenarios differ, case by case"],
  ["profitAndLoss", "Profit and loss"],
  ["balanceSheet", "Balance sheet"],
  ["cashFlow", "Cash flow by both methods"],
  ["kpis", "Key figures"],
  ["checks", "What must be zero, period by period"],
  ["calculations", "How the figures come about"],
  ["actuals", "Movements from the ledger"],
];

export function coverSheet(desk: Desk): Sheet {
  const checks = checkRows(desk);
  const top = [
    textRow("title", desk.model.document.name),
    textRow("note", spanOf(desk)),
    EMPTY_ROW,
    ...caseRows(desk),
    EMPTY_ROW,
    ...issueRows(desk),
  ];
  return {
    name: SHEETS.cover,
    columnWidths: [84, 20, 44],
    frozen: { rows: 1, columns: 0 },
    rows: [
      ...top,
      summaryRow(desk, top.length + 2, checks.length),
      textRow("heading", "Check", "Largest difference", "Holds"),
      ...checks,
      EMPTY_ROW,
      ...contentRows(desk),
      EMPTY_ROW,
      textRow(
        "note",
        "Figures in blue are inputs. Everything else is calculated, one formula a row.",
      ),
      textRow("note", "Changes to drivers and to the base of a scenario can be brought back."),
      textRow(
        "note",
        `For that the hidden sheet "${SHEETS.document}" holds the whole model, its notes included.`,
      ),
      EMPTY_ROW,
      {
        cells: [textCell(VERSION_LABEL, "note"), textCell(versionOf(desk.carried), "note")],
      },
      ...originRows(desk),
    ],
  };
}

/** The version that a cover names; undefined when the workbook is not one of ours. */
export function versionIn(sheets: readonly PlainSheet[]): string | undefined {
  const cover = sheets.find(({ name }) => name === SHEETS.cover);
  const version = cover?.rows.find(([label]) => label === VERSION_LABEL)?.[1];
  return typeof version === "string" ? version : undefined;
}

/** Which model a workbook was made from, and which of its versions, where it was said. */
export type Origin = { modelId: number; version: number };

function originRows({ origin }: Desk): Row[] {
  if (!origin) return [];
  const { modelId, version } = origin;
  return [textRow("note", ORIGIN_LABEL, `Model ${modelId}, version ${version}`)];
}

export function originIn(sheets: readonly PlainSheet[]): Origin | undefined {
  const cover = sheets.find(({ name }) => name === SHEETS.cover);
  const said = cover?.rows.find(([label]) => label === ORIGIN_LABEL)?.[1];
  const [, modelId, version] = /^Model (\d+), version (\d+)$/.exec(String(said)) ?? [];
  return modelId === undefined || version === undefined
    ? undefined
    : { modelId: Number(modelId), version: Number(version) };
}

function spanOf({ model: { document, periods } }: Desk): string {
  const { actualCount } = document.timeline;
  const span = `${periods[0]?.label ?? ""} to ${periods.at(-1)?.label ?? ""}, ${document.currency}`;
  return actualCount === 0 ? span : `${span}, actual to ${periods[actualCount - 1]?.label ?? ""}`;
}

function caseRows({ cases, shown }: Desk): Row[] {
  if (cases.length === 0) return [];
  const names = ["Base", ...cases.map(({ name }) => name)];
  const first = SCENARIO_ROW + 2;
  const input: Cell = {
    value: shown,
    look: "input",
    numberFormat: "0",
    choices: { from: 0, to: cases.length },
  };
  const name: Cell = {
    value: names[shown] ?? "",
    formula: `INDEX(A${first}:A${first + cases.length},${SCENARIO}+1)`,
    look: "label",
  };
  return [
    { cells: [textCell("Scenario shown", "heading"), input, name] },
    ...names.map((each, index) => ({
      cells: [
        { value: each, look: "label", indent: 1 } satisfies Cell,
        { value: index, look: "note", numberFormat: "0" } satisfies Cell,
      ],
    })),
  ];
}

/** A model that is blocked leaves with what is wrong with it, and never without. */
function issueRows({ blockedBy }: Desk): Row[] {
  if (blockedBy.length === 0) return [];
  return [
    textRow("heading", "These figures do not hold. What to mend:", "", "Place"),
    ...blockedBy.map(({ message, place }) => textRow("label", message, "", place)),
    EMPTY_ROW,
  ];
}

const WORDS: Record<Check["class"], string> = {
  error: "Error",
  alert: "Alert",
  sensitivity: "Another case",
};

/** A check holds when it is below half a cent everywhere; an alert only tells, and is called after what it warns of. */
function checkRows(desk: Desk): Row[] {
  return desk.model.checks.flatMap(({ line, name, class: kind }) => {
    const place = desk.layout.placeOf.get(line);
    if (!place) return [];
    const range = `'${SHEETS[place.sheet]}'!${periodRange(desk, place.row)}`;
    const largest = largestOf(figuresOf(desk, line));
    const formula = `MAX(MAX(${range}),-MIN(${range}))`;
    const word = WORDS[kind];
    const right = kind === "alert" ? "No alert" : "Yes";
    const cells: Cell[] = [
      textCell(name, "label"),
      { value: largest, formula, look: "check", numberFormat: CHECK_FORMAT },
      {
        value: largest < 0.005 ? right : word,
        formula: `IF(${formula}<0.005,"${right}","${word}")`,
        look: "check",
        indent: 1,
      },
    ];
    return [{ cells }];
  });
}

/** `first` is the index of the first check's row. */
function summaryRow(desk: Desk, first: number, count: number): Row {
  const errors = desk.model.checks.filter(
    ({ line, class: kind }) => kind === "error" && largestOf(figuresOf(desk, line)) >= 0.005,
  );
  const counted = `COUNTIF(C${first + 1}:C${first + count},"${WORDS.error}")`;
  return {
    cells: [
      {
        value: sentenceOf(errors.length),
        formula: `IF(${counted}=0,"${sentenceOf(0)}","${FAILING}"&${counted})`,
        look: "heading",
      },
    ],
  };
}

const FAILING = "Checks that do not hold: ";

function sentenceOf(errorCount: number): string {
  return errorCount === 0 ? "Every check holds" : `${FAILING}${errorCount}`;
}

function contentRows({ layout, caseBlockOf }: Desk): Row[] {
  const isThere = (key: SheetKey) =>
    key === "scenarios" ? caseBlockOf.size > 0 : layout.blocks.has(key);
  const rows = CONTENTS.filter(([key]) => isThere(key)).map(([key, text]) =>
    textRow("label", SHEETS[key], text),
  );
  return [textRow("heading", "Sheet", "Holds"), ...rows];
}
