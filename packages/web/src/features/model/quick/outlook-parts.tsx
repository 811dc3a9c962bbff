/** What the fitted model comes to: cash ahead, what stands at the start, and whether it is right. */
import { openingBalances } from "@app/engine/fitting/opening-balances";
import { PERIODS_PER_YEAR } from "@app/engine/time/timeline";
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

/** Behind and ahead, as far as a person looks at once. */
const MONTHS_SEEN = 24;

/** All that is sold, as it was and as the forecast goes on with it. */
export function RevenueAhead({ open }: OpenProps) {
  const { timeline } = useStructure(open);
  const { actualCount, unit, periodCount } = timeline;
  const seen = (MONTHS_SEEN * PERIODS_PER_YEAR[unit]) / 12;
  const from = Math.max(actualCount - seen, 0);
  const to = Math.min(actualCount + seen, periodCount) - 1;
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "Revenue", lines: ["pl.revenue"] }, from, to }),
    [from, to],
  );
  return (
    <ModelChart level={2} store={useTableStore(open, read)} lines={REVENUE} colours={COLOURS} />
  );
}

const REVENUE: ChartLines = { title: "Revenue", line: "pl.revenue", scale: "thousands" };

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

/** What must be zero in every period, one by one; what is off comes with its name alone. */
export function FitChecks({ open }: OpenProps) {
  const state = useDocumentPart(open, ({ checks }) => checks);
  const { checks } = useStructure(open);
  const broken = new Map(state[0]?.broken?.map((check) => [check.line, check]));
  const errors = checks.filter((check) => check.class === "error");
  const off = errors.filter(({ line }) => broken.has(line));
  const alerts = [...broken.values()].filter((check) => check.class === "alert");
  return (
    <Card>
      <CardHeader
        title="Checks"
        description={
          off.length === 0
            ? "All checks are zero, in every period."
            : `${countOf(off.length, "check")} not zero.`
        }
      />
      <ul aria-label="Checks" className="grid border-t border-border px-4 py-2 text-xs">
        {errors.map(({ line, name }) => (
          <li key={line} className="flex items-center gap-2 py-1">
            {broken.has(line) ? (
              <CircleAlert className="size-4 flex-none text-negative" />
            ) : (
              <CircleCheck className="size-4 flex-none text-positive" />
            )}
            {name}
          </li>
        ))}
        {alerts.map(({ line, name }) => (
          <li key={line} className="py-1 text-alert">
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
