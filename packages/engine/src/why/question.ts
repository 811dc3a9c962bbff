/** What is asked of a figure: from a cell of a table, and from one figure to the next. */
import { cellIndex, type Reference, referencesAt, type Table } from "#tables/table.ts";
import type { Figure } from "#trace/view.ts";

/** One figure in one case, as it counts where it was asked from. */
export type FigureQuestion = {
  line: string;
  period: number;
  /** The first of several periods, of which `period` is the last. */
  from?: number;
  scenario?: string;
  /** The document beside the model that it is of. */
  reference?: string;
  sign: 1 | -1;
  title: string;
};

/** The column that was asked from: figures over its periods read as they stand in it. */
type AskedColumn = {
  label: string;
  from: number;
  to: number;
  /** By line, before any sign; none where amounts are not counted in ones. */
  shown: ReadonlyMap<string, { value: number; decimals: number }>;
};

/** A figure, or two cases and what lies between them. */
export type WhyQuestion = {
  title: string;
  caseKey: string;
  figures: FigureQuestion[];
  /** How the figures make up the cell: it is the one, the first less the second, or their share. */
  together: "one" | "difference" | "list";
  column?: AskedColumn;
  /** The cell as it stands where it was asked from. */
  shown?: { value: number; decimals: number };
  /** What there is to look at in the cell that was asked from. */
  notes?: string[];
};

/** Undefined where a cell has nothing to explain. */
export function questionAt(table: Table, row: number, column: number): WhyQuestion | undefined {
  const references = referencesAt(table, row, column);
  const [own, at] = [table.rows[row], table.columns[column]];
  const [first] = references;
  if (!own || !at || !first) return undefined;
  const question = { title: `${own.label}, ${at.label}`, caseKey: at.case };
  const ask = (reference: Reference, from: number, to: number, title: string) =>
    figureQuestion({ ...reference, sign: own.sign, title }, from, to);
  if (references.length > 1) {
    const names = at.between?.map((each) => table.columns[each]);
    const figures = references.map((reference, index) => {
      const { from, to } = reference;
      return ask(reference, from, to, nameOfSide(names?.[index]));
    });
    return { ...question, figures, together: at.role === "difference" ? "difference" : "list" };
  }
  const figures = [ask(first, first.from, first.to, question.title)];
  const asked = askedColumn(table, column);
  const shown = asked.shown.get(first.line);
  return {
    ...{ ...question, figures, together: "one", column: asked },
    ...(shown && { shown: { ...shown, value: shown.value * own.sign } }),
  };
}

function figureQuestion(
  { line, scenario, reference, sign, title }: Omit<FigureQuestion, "period">,
  from: number,
  to: number,
): FigureQuestion {
  return {
    ...{ line, period: to, sign, title },
    ...(from === to ? {} : { from }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(reference === undefined ? {} : { reference }),
  };
}

function askedColumn(table: Table, column: number): AskedColumn {
  const shown = new Map<string, { value: number; decimals: number }>();
  const { label = "", from = 0, to = 0 } = table.columns[column] ?? {};
  table.rows.forEach(({ line, sign, unit, format }, row) => {
    const value = table.shown[cellIndex(table, row, column)];
    const isAmount = unit === "currency" && format.style === "amount" && table.scale === "ones";
    if (line !== undefined && isAmount && typeof value === "number")
      shown.set(line, { value: value * sign, decimals: format.decimals });
  });
  return { label, from, to, shown };
}

function nameOfSide(column: Table["columns"][number] | undefined): string {
  return column ? `${column.caseName}, ${column.label}` : "";
}

/** As it stands in the column that was asked from; undefined for another stretch of time. */
export function shownIn({ column }: WhyQuestion, { line, period, from = period }: Figure) {
  const isOfColumn = column?.from === from && column.to === period;
  return isOfColumn ? column.shown.get(line) : undefined;
}

export function signed(shown: { value: number; decimals: number } | undefined, sign: 1 | -1) {
  return shown && { ...shown, value: shown.value * sign };
}

export function questionOf(
  from: WhyQuestion,
  figure: FigureQuestion & { value?: number },
): WhyQuestion {
  const { period, title } = figure;
  const scenario = figure.scenario ?? from.figures[0]?.scenario;
  const reference = figure.reference ?? (from.together === "one" && from.figures[0]?.reference);
  const asked = figureQuestion(
    {
      ...figure,
      ...(scenario === undefined ? {} : { scenario }),
      ...(reference ? { reference } : {}),
    },
    figure.from ?? period,
    period,
  );
  const column = from.column ? { column: from.column } : {};
  return { title, caseKey: scenario ?? "base", figures: [asked], together: "one", ...column };
}
