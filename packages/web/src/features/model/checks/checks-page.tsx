import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { countOf } from "#model/outlook.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Segmented } from "#ui/tabs.tsx";
import { CheckClass } from "./check-class.tsx";
import { type CheckRow, checkRowsOf, checksIn, classesInOrder, countChecks } from "./checks-of.ts";
import { IssueRows } from "./issue-rows.tsx";
import "./checks.css";

/** Every check of the case that is showing: one row each, one dot for each period. */
export function ChecksPage() {
  const { document, view } = useWorkbench();
  const { structure } = useDocumentState(document);
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
  if (!table) return <ViewToolbar hasScale={false} />;
  const rows = checkRowsOf(table, structure.checks);
  const issues = structure.issues.filter(({ severity }) => severity === "error");
  const counts = countChecks(rows, issues);
  const offCount = rows.length - counts.right + issues.length;
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
      {offCount === 0 && (
        <p className="px-6 pt-4 font-medium phone:px-4">
          Everything is right, in every period that is shown.
        </p>
      )}
      <div className="relative overflow-x-auto pb-8">
        <table className="checks-table">
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
      </div>
    </>
  );
}
