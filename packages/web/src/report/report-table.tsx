import type { RenderedTable } from "@app/engine/reports/rendered-report";
import { type CSSProperties, useState } from "react";
import "#model/model.css";
import { moveAmongFigures, stayAtFigure } from "#model/figure-keys.ts";
import { classNames } from "#ui/class-names.ts";
import { useScrollable } from "#ui/use-scrollable.ts";
import { WhyFigure } from "./ask-why.tsx";

type Column = RenderedTable["columns"][number];
type Row = RenderedTable["rows"][number];

/** A statement, a variance or cases side by side, as it was rounded: nothing here adds anything up. */
export function ReportTable({ table }: { table: RenderedTable }) {
  const [areZerosShown, setAreZerosShown] = useState(false);
  const [element, isScrollable] = useScrollable();
  const { columns } = table;
  const zeroCount = table.rows.filter(isZeroLine).length;
  const rows = areZerosShown ? table.rows : table.rows.filter((row) => !isZeroLine(row));
  const first = rows.findIndex(({ line, kind }) => line !== undefined && kind !== "heading");
  return (
    <div className="report-card report-table">
      <div
        ref={element}
        className="model-scroll"
        {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": table.title })}
      >
        <table
          className="model-table"
          style={{ "--column-count": columns.length } as CSSProperties}
        >
          <caption className="sr-only">{`${table.title}, ${table.unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{table.unit}</th>
              {columns.map((column, index) => (
                <th
                  key={keyOf(column)}
                  scope="col"
                  className={classNames("figure", columnClass(columns, index))}
                >
                  <span className="head-standing">{column.upper}</span>
                  {column.lower}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={moveAmongFigures} onFocus={stayAtFigure}>
            {rows.map((row, at) => (
              <tr key={row.key} className={rowClass(row)}>
                <th scope="row">{row.label}</th>
                {columns.map((column, index) => (
                  <td key={keyOf(column)} className={cellClass(columns, row, index)}>
                    <WhyFigure
                      figure={askedAt(row, column)}
                      place={{ row: at, column: index, isTabStop: at === first && index === 0 }}
                    >
                      {row.kind === "heading" ? "" : row.texts[index]}
                    </WhyFigure>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {zeroCount > 0 && (
        <button
          type="button"
          aria-expanded={areZerosShown}
          onClick={() => setAreZerosShown(!areZerosShown)}
          className="zero-rows"
        >
          {`${areZerosShown ? "Fold" : "Show"} ${zeroCount} ${zeroCount === 1 ? "row" : "rows"} of zeros`}
        </button>
      )}
    </div>
  );
}

/** A difference is read from the two figures beside it. */
function askedAt({ line, kind, label }: Row, { role, case: own, from, to, lower }: Column) {
  if (line === undefined || kind === "heading" || role !== "figure") return undefined;
  return { line, case: own, from, to, title: `${label}, ${lower}` };
}

/** A total of zero is still said. */
function isZeroLine({ isZero, kind }: Row): boolean {
  return isZero && kind === "line";
}

function keyOf({ case: own, from, to, role }: Column): string {
  return `${own} ${from} ${to} ${role}`;
}

function rowClass({ kind, isFinal, level }: Row): string {
  return classNames(
    `row-${kind}`,
    isFinal && "is-final",
    level > 0 && `level-${Math.min(level, 4)}`,
  );
}

function cellClass(columns: readonly Column[], row: Row, index: number): string {
  const figure = row.figures[index] ?? null;
  const isDifference = columns[index]?.role !== "figure";
  return classNames(
    "figure",
    columnClass(columns, index),
    figure !== null && figure < 0 && "is-negative",
    figure === 0 && "is-zero",
    (row.isPercent || columns[index]?.role === "differencePercent") && "is-percent",
    isDifference && row.isGood?.[index] === true && "is-favourable",
    isDifference && row.isGood?.[index] === false && "is-adverse",
  );
}

function columnClass(columns: readonly Column[], index: number): string {
  const [before, own] = [columns[index - 1], columns[index]];
  const isActual = own?.standing === "actual";
  return classNames(
    isActual && own.role === "figure" && "is-actual",
    before?.standing === "actual" && !isActual && before.from !== own?.from && "is-cut-over",
    own?.role !== "figure" && "is-difference",
  );
}
