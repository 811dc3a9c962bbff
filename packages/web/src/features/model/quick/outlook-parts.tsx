/** What the fitted model comes to: cash ahead, what stands at the start, and whether it is right. */
import { openingBalances } from "@app/engine/fitting/opening-balances";
import type { TableRead } from "@app/engine/worker/read-tables";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { formatAmount } from "#lib/format.ts";
import { caseColours } from "#model/case-colours.ts";
import type { ChartLines } from "#model/chart-of-table.ts";
import { ModelChart } from "#model/model-chart.tsx";
import { ModelTable } from "#model/model-table.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { countOf } from "#model/outlook.ts";
import {
  useDocumentPart,
  useStructure,
  useTable,
  useTableStore,
} from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";

type OpenProps = { open: OpenDocument };

const COLOURS = caseColours([]);

export function CashAhead({ open }: OpenProps) {
  const { timeline } = useStructure(open);
  const floorLine = useDocumentPart(open, ({ document }) => floorLineOf(document));
  const from = Math.max(timeline.actualCount - 1, 0);
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "Closing cash", lines: ["cf.closingCash", floorLine] }, from }),
    [floorLine, from],
  );
  const lines = useMemo<ChartLines>(
    () => ({
      ...{ title: "Closing cash", line: "cf.closingCash", scale: "thousands" },
      floor: { name: "Cash floor", line: floorLine },
    }),
    [floorLine],
  );
  const store = useTableStore(open, read);
  return <ModelChart level={2} {...{ store, lines }} colours={COLOURS} />;
}

/** The balance sheet where the forecast begins, equal to the source's. */
export function StartingBalances({ open, sourceName }: OpenProps & { sourceName: string }) {
  const { timeline, periods } = useStructure(open);
  const last = timeline.actualCount - 1;
  const read = useMemo<TableRead>(
    () => ({
      shows: { statements: ["balanceSheet"] },
      from: Math.max(0, last),
      to: Math.max(0, last),
    }),
    [last],
  );
  const table = useTable(useTableStore(open, read));
  if (last < 0) return <OpenedOn {...{ open, sourceName }} />;
  if (!table) return null;
  return (
    <Card>
      <CardHeader
        title={`Where the forecast begins, ${periods[last]?.label ?? ""}`}
        description={`${table.currency}, from ${sourceName}`}
      />
      <ModelTable table={table} colours={COLOURS} className="min-w-0 border-t border-border" />
    </Card>
  );
}

/** Weeks have no month among them that was closed: these are the balances they open on. */
function OpenedOn({ open, sourceName }: OpenProps & { sourceName: string }) {
  const document = useDocumentPart(open, (state) => state.document);
  const balances = useMemo(() => openingBalances(document), [document]);
  return (
    <Card>
      <CardHeader
        title="Where the forecast begins"
        description={`${document.currency}, from ${sourceName}; what is owed and owned by others in parentheses`}
      />
      <ul aria-label="Opening balances" className="border-t border-border px-4 py-2 text-xs">
        {balances.map(({ name, amount }) => (
          <li key={name} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 truncate">{name}</span>
            <span className="tabular">{formatAmount(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function FitChecks({ open }: OpenProps) {
  const checks = useDocumentPart(open, (state) => state.checks);
  const errors = checks[0]?.broken?.filter((check) => check.class === "error") ?? [];
  const alerts = checks[0]?.broken?.filter((check) => check.class === "alert") ?? [];
  return (
    <Card className="px-4 py-3">
      <p className="flex items-center gap-2">
        {errors.length === 0 ? (
          <CircleCheck className="size-4 text-positive" />
        ) : (
          <CircleAlert className="size-4 text-negative" />
        )}
        {errors.length === 0
          ? "All checks are zero, in every period."
          : `${countOf(errors.length, "check")} not zero: ${errors[0]?.name}.`}
      </p>
      {alerts.map(({ line, name }) => (
        <p key={line} className="pt-1 text-xs text-alert">
          {name}
        </p>
      ))}
    </Card>
  );
}
