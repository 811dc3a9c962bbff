import type { Table } from "@app/engine/tables/table";
import { groupText, headingsOf, scaleText } from "@app/engine/tables/table-text";
import { useCallback, useMemo, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { useScrollable } from "#ui/use-scrollable.ts";
import { BlockedNotice } from "./blocked-notice.tsx";
import type { CaseColours } from "./case-colours.ts";
import { CaseTag } from "./case-tag.tsx";
import { columnClass } from "./cell-look.ts";
import type { CellPlace } from "./figure.tsx";
import { moveAmongFigures, placeOf } from "./figure-keys.ts";
import { rowsInView, toggled, zeroRowCount, zeroRowsText } from "./fold-rows.ts";
import type { FootRow } from "./foot-row.ts";
import { FootRows } from "./foot-rows.tsx";
import "./model.css";
import { ModelTableRow, signatureOf } from "./model-table-row.tsx";
import { headGroups, isComparing } from "./table-head.ts";

type ModelTableProps = {
  table: Table;
  colours: CaseColours;
  /** Opens the explanation of a figure; without it the table is only read. */
  onWhy?: (place: CellPlace) => void;
  /** Rows that are folded at first, by key. */
  foldedAtFirst?: readonly string[];
  /** Below its own rows, what is known of the columns from elsewhere. */
  foot?: readonly FootRow[];
  className?: string;
};

/** A statement, a comparison, KPIs or checks, read-only: whatever a table holds, as it is rounded. */
export function ModelTable({ table, colours, onWhy, ...props }: ModelTableProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(props.foldedAtFirst));
  const [isZeroFolded, setIsZeroFolded] = useState(true);
  const [tabStop, setTabStop] = useState<CellPlace | null>(null);
  const [element, isScrollable] = useScrollable();
  const inView = useMemo(
    () => rowsInView(table.rows, { folded, isZeroFolded }),
    [table, folded, isZeroFolded],
  );
  const toggle = useCallback((key: string) => setFolded((before) => toggled(before, key)), []);
  const zeroCount = zeroRowCount(table.rows);
  const stop = tabStop ?? firstFigure(table, inView);

  return (
    <div className={props.className}>
      <BlockedNotice table={table} className="m-2" />
      <div
        ref={element}
        className="model-scroll"
        {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": table.title })}
      >
        <table
          className="model-table"
          onKeyDown={moveAmongFigures}
          onFocus={(event) => setTabStop(placeOf(event.target) ?? tabStop)}
        >
          <caption className="sr-only">{`${table.title}, ${scaleText(table)}`}</caption>
          <Heads table={table} colours={colours} />
          <tbody>
            {inView.map((row) => (
              <ModelTableRow
                key={table.rows[row]?.key}
                table={table}
                row={row}
                signature={signatureOf(table, row)}
                isOpen={!folded.has(table.rows[row]?.key ?? "")}
                tabColumn={onWhy && stop?.row === row ? stop.column : undefined}
                onToggle={toggle}
                onWhy={onWhy}
              />
            ))}
          </tbody>
          {props.foot && <FootRows rows={props.foot} columns={table.columns} />}
        </table>
      </div>
      {zeroCount > 0 && (
        <button
          type="button"
          aria-expanded={!isZeroFolded}
          onClick={() => setIsZeroFolded(!isZeroFolded)}
          className="zero-rows"
        >
          {zeroRowsText(zeroCount, isZeroFolded)}
        </button>
      )}
    </div>
  );
}

type HeadsProps = Pick<ModelTableProps, "table" | "colours">;

/** The unit once, then time and standing; where cases are compared, time above and the case below. */
function Heads({ table, colours }: HeadsProps) {
  const headings = headingsOf(table);
  if (!isComparing(table))
    return (
      <thead>
        <tr>
          <th scope="col">{scaleText(table)}</th>
          {table.columns.map((column, index) => (
            <th
              key={column.key}
              scope="col"
              className={classNames("figure", columnClass(table.columns, index))}
            >
              <span className="head-standing">{headings[index]?.upper}</span>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {scaleText(table)}
        </th>
        {headGroups(table.columns).map(({ span, first }) => (
          <th
            key={first}
            scope="colgroup"
            colSpan={span}
            className={classNames("head-group", columnClass(table.columns, first))}
          >
            {groupText(table, first)}
          </th>
        ))}
      </tr>
      <tr>
        {table.columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={classNames("figure", columnClass(table.columns, index))}
          >
            {column.role === "figure" ? (
              <CaseTag name={headings[index]?.lower ?? ""} colour={colours.get(column.case) ?? 1} />
            ) : (
              headings[index]?.lower
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function firstFigure({ rows, columns }: Table, inView: readonly number[]): CellPlace | null {
  const row = inView.find((each) => rows[each]?.line !== undefined);
  return row === undefined || columns.length === 0 ? null : { row, column: 0 };
}
