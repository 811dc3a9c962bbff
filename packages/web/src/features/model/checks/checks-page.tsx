import type { Table } from "@app/engine/tables/table";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { countOf } from "#model/outlook.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { CheckClass } from "./check-class.tsx";
import {
  type CheckRow,
  checkRowsOf,
  checksIn,
  classesInOrder,
  countChecks,
  elsewhereOf,
} from "./checks-of.ts";
import { ChecksScroll } from "./checks-scroll.tsx";
import { IssueRows } from "./issue-rows.tsx";
import "./checks.css";

/** Every check of the case that is showing: one row each, one dot for each period. */
export function ChecksPage() {
  const { document, view, setView } = useWorkbench();
  const { structure, checks } = useDocumentState(document);
  const [shown, setShown] = useState<"all" | "off">("all");
  const { scenario, unit, periods: preset } = view;
  const store = useTableStore(
    document,
    useMemo(
      () => ({ shows: "checks" as const, cases: [scenario], unit, preset }),
      [scenario, unit, preset],
    ),
  );
  const table = useTable(store);
  const { grid, goTo } = useGoTo(table);
  if (!table) return <ViewToolbar hasScale={false} />;
  const rows = checkRowsOf(table, structure.checks);
  const issues = structure.issues.filter(({ severity }) => severity === "error");
  const counts = countChecks(rows, issues);
  const offCount = rows.length - counts.right + issues.length;
  const own = checks.find((each) => each.scenario === scenario);
  const elsewhere = elsewhereOf(table, rows, own?.broken ?? []);
  const inView = (kind: CheckRow["class"]) =>
    checksIn(rows, kind).filter(({ worst }) => shown === "all" || worst);
  return (
    <>
      <ViewToolbar hasScale={false}>
        <p className="text-text-2">
          <b className="text-text">{countOf(rows.length, "check")}</b>, {counts.right} right
        </p>
        {counts.error > 0 && <b className="text-negative">{countOf(counts.error, "error")}</b>}
        {counts.alert > 0 && <b className="text-alert">{countOf(counts.alert, "alert")}</b>}
        {counts.sensitivity > 0 && <span>{counts.sensitivity} of sensitivity</span>}
        <Segmented
          label="Checks shown"
          value={shown}
          onChange={setShown}
          options={[
            { value: "all", label: "All" },
            { value: "off", label: `Not right ${offCount}` },
          ]}
        />
      </ViewToolbar>
      {(offCount === 0 || elsewhere) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 py-4 font-medium phone:px-4">
          {offCount === 0 && <p>Everything is right, in every period that is shown.</p>}
          {elsewhere && (
            <>
              <p className="text-alert">{elsewhere.words}</p>
              <Button
                size="sm"
                onClick={() => {
                  setView({ periods: "all" });
                  goTo(elsewhere.period);
                }}
              >
                Show these periods
              </Button>
            </>
          )}
        </div>
      )}
      <ChecksScroll>
        <table ref={grid} className="checks-table">
          <thead>
            <tr>
              <th scope="col">Check</th>
              {table.columns.map(({ key, label, standing }) => (
                <th key={key} scope="col" data-standing={standing}>
                  {label}
                </th>
              ))}
              <th scope="col">Largest</th>
            </tr>
          </thead>
          {classesInOrder(counts).map((kind) => (
            <CheckClass key={kind} {...{ kind, table }} rows={inView(kind)} count={counts[kind]}>
              {kind === "error" && <IssueRows issues={issues} columnCount={table.columns.length} />}
            </CheckClass>
          ))}
        </table>
      </ChecksScroll>
    </>
  );
}

/** A period that is asked for comes into view as soon as the table has it. */
function useGoTo(table: Table | undefined) {
  const grid = useRef<HTMLTableElement>(null);
  const [period, goTo] = useState<number>();
  useEffect(() => {
    if (period === undefined || !table) return;
    const column = table.columns.findIndex(({ from, to }) => from <= period && period <= to);
    if (column < 0) return;
    grid.current?.rows[0]?.cells[column + 1]?.scrollIntoView({
      inline: "center",
      block: "nearest",
    });
    goTo(undefined);
  }, [period, table]);
  return { grid, goTo };
}
