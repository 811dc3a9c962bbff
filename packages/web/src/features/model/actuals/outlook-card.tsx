import type { LineChart as LineChartValue } from "@app/charts/chart";
import { roundUnits } from "@app/engine/roll-up/rounded";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useMemo } from "react";
import { isBelow } from "#features/model/overview/headroom.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import {
  type Ahead,
  floorWords,
  gapWords,
  lowestLabel,
  lowestOf,
  lowestWords,
} from "./outlook-words.ts";
import { useFloor } from "./use-floor.ts";

const BEHIND = 3;
const AHEAD = 12;

/** Closing cash as it was forecast until now and as it would be, and the profit of the year. */
export function OutlookCard({ planned }: { planned: RollForward }) {
  const { document } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const { to, before, after } = planned;
  const { periods } = structure;
  const floor = useFloor();
  // A floor that moves is no line to draw.
  const kept = new Set(floor.slice(to + 1)).size === 1 ? (floor[to + 1] ?? null) : null;
  const first = Math.max(to - BEHIND, 0);
  const last = Math.min(to + AHEAD, periods.length - 1);
  const chart = useMemo<LineChartValue>(
    () => ({
      ...{ kind: "line", title: "Closing cash", unit: { name: model.currency, size: 1000 } },
      periods: periods.slice(first, last + 1).map(({ label }) => label),
      actualCount: to - first + 1,
      ...(kept !== null && { floor: { name: "Cash floor", figure: kept } }),
      series: [
        { id: "after", name: "After", figures: after.cash.slice(first, last + 1), colour: 1 },
        {
          ...{ id: "before", name: "Until now", colour: 2, isQuiet: true },
          figures: before.cash.slice(first, last + 1),
        },
      ],
    }),
    [model.currency, periods, first, last, to, after, before, kept],
  );
  const year = periods[Math.min(to + 1, periods.length - 1)]?.financialYear ?? 0;
  const profitOf = (series: readonly number[]) =>
    series.reduce((sum, each, at) => (periods[at]?.financialYear === year ? sum + each : sum), 0);
  const all = periods.flatMap(({ label }, period) =>
    period > to
      ? [
          {
            ...{ label, was: before.cash[period] ?? 0, is: after.cash[period] ?? 0 },
            floor: floor[period] ?? null,
          },
        ]
      : [],
  );
  const ahead = all.slice(0, AHEAD);
  const now = {
    label: periods[to]?.label ?? "",
    ...{ was: before.cash[to] ?? 0, is: after.cash[to] ?? 0 },
  };
  const lowest = {
    label: lowestLabel(all),
    ...{ was: lowestOf(all, "was")?.was ?? 0, is: lowestOf(all, "is")?.is ?? 0 },
  };
  const profit = {
    label: `Profit FY${String(year % 100).padStart(2, "0")}`,
    ...{ was: profitOf(before.profit), is: profitOf(after.profit) },
  };
  return (
    <ChartFrame
      title="What changes next"
      subtitle="Closing cash, base"
      unit={`${model.currency} ’000`}
    >
      <LineChart chart={chart} height={220} />
      <Table
        label={`Closing cash until now and after, and the year's profit, ${model.currency}`}
        isFigures
        head={
          <>
            <TableHead>{model.currency}</TableHead>
            <TableHead isNumber>Until now</TableHead>
            <TableHead isNumber>After</TableHead>
            <TableHead isNumber>Change</TableHead>
          </>
        }
      >
        {ahead.map((row) => (
          <FigureRow key={row.label} {...row} />
        ))}
        {ahead.length > 1 && <FigureRow {...lowest} isTotal />}
        <FigureRow {...profit} isTotal />
      </Table>
      <p className="tabular mt-3 text-xs text-text-2">
        {to >= 0 && gapWords(now, ahead)} {lowestWords(all)} {floorWords(all)}
      </p>
      <p className="mt-1.5 text-xs text-text-2">
        <span className="font-semibold text-text">Drivers stay as they are.</span> Only what has
        happened takes the place of what was forecast.
      </p>
    </ChartFrame>
  );
}

type FigureRowProps = Ahead & { isTotal?: boolean };

function FigureRow({ label, was, is, floor = null, isTotal = false }: FigureRowProps) {
  return (
    <TableRow
      kind={isTotal ? "total" : "plain"}
      {...(isBelow(is, floor) && { className: "text-alert" })}
    >
      <TableCell isRowHead className="phone:whitespace-normal">
        {label}
      </TableCell>
      {[roundUnits(was), roundUnits(is), roundUnits(is) - roundUnits(was)].map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
        <TableCell key={column} isNumber isNegative={amount < 0}>
          {formatAmount(amount)}
        </TableCell>
      ))}
    </TableRow>
  );
}
