import { Lock } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { loadPart } from "#lib/load-part.ts";
import type { OpenDocument } from "#model/open-document.ts";
import type { TableStore } from "#model/table-store.ts";
import { useDocumentPart, useTableShape } from "#model/use-open-document.ts";
import { classNames } from "#ui/class-names.ts";
import { writeText } from "#ui/write-text.ts";
import { barContent, barTitle, calculationWords } from "./bar-content.ts";
import { storedText } from "./clipboard.ts";
import type { FormulaFieldProps } from "./formula-field.tsx";
import type { GridState } from "./use-grid.ts";

const FormulaField = lazy(async () => {
  const { FormulaField } = await loadPart(() => import("./formula-field.tsx"));
  return { default: FormulaField };
});

type FormulaBarProps = {
  open: OpenDocument;
  state: GridState;
  store: TableStore;
  /** Whether formulas may be written here. */
  canEdit: boolean;
};

/** What stands in the active cell, and for a formula where it is written. */
export function FormulaBar({ open, state, store, canEdit }: FormulaBarProps) {
  const table = useTableShape(store);
  const document = useDocumentPart(open, (state) => state.document);
  const { active, activeRow, range, formula } = state;
  if (!table) return null;
  const content = barContent(document, table, activeRow, active.column);
  const place =
    content.kind === "calculated" || content.kind === "none" ? undefined : content.formulaPlace;
  const isWritten = formula !== undefined || content.kind === "formula";
  const isField = canEdit && place !== undefined && isWritten;
  const title = barTitle(table, activeRow, range);
  return (
    <div className={classNames("formula-bar", !range && "is-empty")}>
      <p className="formula-bar-name" title={title}>
        <span className="truncate">{title}</span>
        {content.kind === "calculated" && <Lock aria-label="Calculated" />}
      </p>
      <span aria-hidden="true" className="formula-bar-sign">
        fx
      </span>
      {isField ? (
        <LoadedField
          // Another row has another formula; what was typed for one is not for the next.
          key={`${place} ${formula ? "asked" : ""}`}
          {...{ open, state, store, place }}
          initial={content.kind === "formula" ? content.text : ""}
        />
      ) : content.kind === "calculated" ? (
        <Calculation
          {...{ open }}
          line={table.rows[activeRow]?.line ?? ""}
          column={table.columns[active.column]}
        />
      ) : content.kind === "stored" ? (
        <Stored {...{ store }} row={activeRow} column={active.column} />
      ) : (
        <Plain text={content.kind === "none" ? "" : content.text} />
      )}
    </div>
  );
}

/** While the field is on its way, what is typed into its place is kept for it, Enter too. */
function LoadedField(props: Omit<FormulaFieldProps, "begun">) {
  const [begun, setBegun] = useState<FormulaFieldProps["begun"]>({ text: "" });
  const isAsked = props.state.formula !== undefined;
  function onKeyDown({ key, altKey }: KeyboardEvent) {
    if (key === "Enter") setBegun({ ...begun, entered: { isAlt: altKey } });
    else if (key === "Escape") props.state.closeFormula();
  }
  return (
    <Suspense
      fallback={
        isAsked ? (
          <input
            // biome-ignore lint/a11y/noAutofocus: somebody is typing a formula already
            autoFocus
            aria-label="Formula"
            className="formula-bar-text tabular"
            value={begun.text}
            readOnly={begun.entered !== undefined}
            onChange={(event) => setBegun({ text: event.target.value })}
            onKeyDown={onKeyDown}
          />
        ) : (
          <Plain text={props.initial} />
        )
      }
    >
      <FormulaField {...props} begun={begun} />
    </Suspense>
  );
}

/** Written without React, as the cell itself is: whoever types changes it each time. */
function Stored({ store, row, column }: { store: TableStore; row: number; column: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const table = store.table();
      if (table) writeText(place.current, storedText(table, row, column));
    };
    write();
    return store.subscribe(write);
  }, [store, row, column]);
  return <p ref={place} className="formula-bar-text tabular" />;
}

function Plain({ text }: { text: string }) {
  return <p className="formula-bar-text tabular">{text}</p>;
}

type CalculationProps = {
  open: OpenDocument;
  line: string;
  column: { from: number; to: number; scenario?: string; reference?: string } | undefined;
};

/** In words, from the same explanation that Why? gives. */
function Calculation({ open, line, column }: CalculationProps) {
  const [told, setTold] = useState({ of: "", words: "" });
  const { from = -1, to = -1, scenario, reference } = column ?? {};
  const of = `${line} ${from} ${to} ${scenario} ${reference}`;
  useEffect(() => {
    let isWanted = to >= 0;
    open.explain({ line, period: to, from, scenario, reference }).then(
      ({ explanation }) => isWanted && setTold({ of, words: calculationWords(explanation) }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [open, line, from, to, scenario, reference, of]);
  return (
    <>
      <p className="formula-bar-text">{told.of === of && told.words && `= ${told.words}`}</p>
      <p className="formula-bar-hint">Calculated line. Edit a driver to change it</p>
    </>
  );
}
