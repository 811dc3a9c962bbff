import { cellIndex, type Table } from "@app/engine/tables/table";
import { useMemo } from "react";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { keyFiguresOf, keyFiguresRead } from "#features/model/workbench/key-figures-of.ts";
import { formatAmount } from "#lib/format.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentPart, useTable, useTableStore } from "#model/use-open-document.ts";

/** The three figures people look at first, as they stand with what is typed. */
export function Outcome({ open }: { open: OpenDocument }) {
  const floorLine = useDocumentPart(open, ({ document }) => floorLineOf(document));
  const read = useMemo(() => keyFiguresRead(undefined, floorLine), [floorLine]);
  const table = useTable(useTableStore(open, read));
  if (!table) return <span />;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {outcomeOf(table, floorLine).map(({ label, value }) => (
        <div key={label}>
          <dt className="text-2xs text-text-2">{label}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of the figures that every page of a model has above it, and cash at the very end. */
function outcomeOf(table: Table, floorLine: string) {
  const [revenue, , , lowest] = keyFiguresOf(table, floorLine);
  const last = table.columns.findLastIndex(({ unit, periodUnit }) => unit === periodUnit);
  const cash = table.rows.findIndex(({ line }) => line === "cf.closingCash");
  const closing = table.figures[cellIndex(table, cash, last)] ?? null;
  return [
    { label: revenue?.label ?? "", value: revenue?.value ?? "" },
    { label: `Lowest cash, ${lowest?.note ?? ""}`, value: lowest?.value ?? "" },
    {
      label: `Closing cash ${table.columns[last]?.label ?? ""}`,
      value: closing === null ? "n/a" : formatAmount(closing),
    },
  ];
}
