import type { Table } from "@app/engine/tables/table";
import { scaleText } from "@app/engine/tables/table-text";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { formatDate } from "#lib/format.ts";
import type { CaseColours } from "#model/case-colours.ts";
import { ModelTable } from "#model/model-table.tsx";
import type { TableStore } from "#model/table-store.ts";
import { printedParts } from "./printed-parts.ts";

type PrintedStatementProps = {
  /** How often it was asked for by the button; that before this was loaded counts. */
  prints: number;
  store: TableStore;
  colours: CaseColours;
  title: string;
  caseName: string;
};

/** The whole statement on paper: every column, as many to a page as fit, under a head of their own. */
export function PrintedStatement({ prints, store, ...props }: PrintedStatementProps) {
  const { colours, title, caseName } = props;
  const table = usePrinted(store);
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  if (!table) return null;
  return createPortal(
    <div className="printed-statement">
      {printedParts(table).map((part) => (
        <section key={part.columns[0]?.key}>
          <h1>{title}</h1>
          <p>
            {table.title}, {caseName}, {scaleText(table)}. Printed {formatDate(new Date())}
          </p>
          <ModelTable table={part} colours={colours} />
        </section>
      ))}
    </div>,
    document.body,
  );
}

/** On the page only while it is printed, by whichever way somebody prints. */
function usePrinted(store: TableStore): Table | undefined {
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    const put = () => flushSync(() => setTable(store.table()));
    const takeOff = () => setTable(undefined);
    window.addEventListener("beforeprint", put);
    window.addEventListener("afterprint", takeOff);
    return () => {
      window.removeEventListener("beforeprint", put);
      window.removeEventListener("afterprint", takeOff);
    };
  }, [store]);
  return table;
}
