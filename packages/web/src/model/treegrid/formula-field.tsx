import { locate } from "@app/engine/edits/locate";
import { formatFigure } from "@app/engine/tables/format-figure";
import type { LineHead, Structure } from "@app/engine/worker/structure";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { completionsAt, mistakesIn, tokensOf } from "#model/formula-rules.ts";
import type { OpenDocument } from "#model/open-document.ts";
import type { TableStore } from "#model/table-store.ts";
import { tellNotEntered } from "#model/tell-not-entered.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { classNames } from "#ui/class-names.ts";
import { FormulaInput } from "#ui/formula-input.tsx";
import type { FormulaCompletion, FormulaMark } from "#ui/formula-text.ts";
import { barTitle, periodsText } from "./bar-content.ts";
import { refusalOf } from "./clipboard.ts";
import { cellsWith, ruleEdit, valuesOf, whatEnterDoes } from "./formula-edits.ts";
import { dividesByZero, isOfFigures } from "./read-sum.ts";
import type { GridState } from "./use-grid.ts";

export type FormulaFieldProps = {
  open: OpenDocument;
  state: GridState;
  store: TableStore;
  /** Where the formula is written. */
  place: string;
  initial: string;
  /** What was typed before the field was there: it goes on in it, or was entered already. */
  begun: { text: string; entered?: { isAlt: boolean } };
};

/**
 * The formula of a row: Enter is the rule for all periods, Alt and Enter figures for those selected. Of a sum
 * that names no line it is the other way about: whoever types =150000/12 into a cell means that cell.
 */
export function FormulaField({ open, state, store, place, ...props }: FormulaFieldProps) {
  const { initial, begun } = props;
  const { activeRow, active, range, edits, formula } = state;
  const isAsked = formula !== undefined;
  // As in a spreadsheet, = begins a formula anew; whoever changes one goes into it.
  const [text, setText] = useState(isAsked ? begun.text : initial);
  const [changedFrom, setChangedFrom] = useState(initial);
  const { structure } = useDocumentState(open);
  const table = store.table();
  const row = table?.rows[activeRow];
  const column = table?.columns[active.column];
  const names = useNames(open, structure, column?.from ?? 0, column?.scenario);
  const target = { line: row?.line ?? "", name: row?.label ?? "", timeline: structure.timeline };
  const known = useMemo(() => structure.lines.map(({ id }) => id), [structure]);
  const isEmpty = text.trim() === "";
  const isSum = isAsked && isOfFigures(text);
  const marks = isEmpty || isSum ? [] : mistakesIn(text, known, target);
  const fault = isSum && dividesByZero(text) ? "Divides by zero." : marks[0]?.message;
  if (changedFrom !== initial) {
    setChangedFrom(initial);
    setText(initial);
  }
  const noteId = useId();
  const label = `Formula of ${table ? barTitle(table, activeRow, range) : ""}`;
  const isOver = useRef(false);
  const giveBack = useEffectEvent(() => {
    if (isOver.current || isEmpty || text === initial) return;
    tellNotEntered(label, text, "A formula is entered by Enter.");
  });
  // Also for whoever goes elsewhere, or whose access ends.
  useEffect(() => () => giveBack(), []);
  const isTyping = isAsked || text !== initial;
  const enterWords = whatEnterDoes({
    timeline: structure.timeline,
    given: row?.input && locate(open.state().document, row.input.place).steps?.at(-1)?.value,
    selected: table ? periodsText(table, range) : "",
    isInScenario: column?.scenario !== undefined,
    isSum,
  });

  function takeRule() {
    if (column?.scenario !== undefined) return edits.say(NOT_IN_A_SCENARIO);
    const isNothing = isAsked && isEmpty;
    const isChanged = text !== initial && !isNothing;
    // What is refused stays where it was typed.
    if (isChanged && edits.make([ruleEdit(place, text)], A_RULE) !== undefined) return;
    leave();
  }

  function leave() {
    isOver.current = true;
    state.closeFormula();
  }

  /** As if typed into each of the cells that are selected; what is refused stays in the bar. */
  function takeSum() {
    const columns = range ? range.right - range.left + 1 : 0;
    const cells = Array.from({ length: columns }, (_, index) => ({
      ...{ row: active.row, column: (range?.left ?? 0) + index, text: `=${text}` },
    }));
    const refusal = table && refusalOf(table, activeRow, `=${text}`);
    if (refusal) return edits.say(refusal);
    if (edits.enter(cells) === undefined) leave();
  }

  async function takeFigures() {
    if (!table || !range || isEmpty) return;
    if (isSum) return takeSum();
    const figures = await valuesOf(open, text, column?.scenario);
    if (typeof figures === "string") return edits.say(figures);
    if (edits.put(cellsWith(figures, table, activeRow, range)) === undefined) leave();
  }

  const enter = (isAlt: boolean) => void (isAlt === isSum ? takeRule() : takeFigures());
  const refuse = ({ message }: FormulaMark) => edits.say(message);
  const enterBegun = useEffectEvent(() => {
    if (!begun.entered) return;
    if (marks[0]) refuse(marks[0]);
    else enter(begun.entered.isAlt);
  });
  useEffect(() => enterBegun(), []);

  return (
    <div className="formula-bar-field">
      <FormulaInput
        label={label}
        value={text}
        onChange={(next) => {
          isOver.current = false;
          setText(next);
        }}
        tokensOf={tokensOf}
        completionsAt={(typed, at) => completionsAt(typed, at, names)}
        marks={marks}
        isFocused={isAsked}
        {...(isTyping && { "aria-describedby": noteId })}
        {...(fault && { "aria-invalid": true })}
        onEnter={enter}
        onRefuse={refuse}
        onEscape={() => {
          setText(initial);
          leave();
        }}
      />
      {isTyping && (
        <p id={noteId} className={classNames("formula-bar-note", fault && "is-error")}>
          {fault ?? enterWords}
        </p>
      )}
    </div>
  );
}

const A_RULE = "A rule for all periods; actual accounts stay as they are.";
const NOT_IN_A_SCENARIO =
  "A rule holds in every case: change it in Base. Alt and Enter change the selected periods here.";

/** Every line a formula may read, with its figure in the period and case that are looked at. */
function useNames(
  open: OpenDocument,
  { lines }: Structure,
  period: number,
  scenario: string | undefined,
): readonly FormulaCompletion[] {
  const told = useMemo(() => lines.filter(isTold), [lines]);
  const [figures, setFigures] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const ids = told.map(({ id }) => id);
    open.figuresAt(ids, period, scenario).then(
      (answer) => isWanted && setFigures(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [open, told, period, scenario]);
  return useMemo(
    () =>
      told.map(({ id, name, unit }) => ({
        ...{ name: id, meaning: name, value: figureText(figures.get(id), unit) },
      })),
    [told, figures],
  );
}

/** What the engine keeps for itself has no name that anybody would write. */
function isTold({ section }: LineHead): boolean {
  return section !== "parts" && section !== "overrides";
}

function figureText(figure: number | undefined, unit: LineHead["unit"]): string {
  if (figure === undefined || Number.isNaN(figure)) return "";
  if (unit === "percent") return formatFigure(figure, { style: "percent", decimals: 1 });
  const isFine = !Number.isInteger(figure) && Math.abs(figure) < 1000;
  return formatFigure(figure, { style: "count", decimals: isFine ? 2 : 0 });
}
