import type { LineChart as LineChartValue } from "@app/charts/chart";
import { dayWords } from "@app/engine/time/day";
import { useMemo } from "react";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { localDay, weeklyBalances } from "./credit-sums.ts";
import type { CreditChange } from "./support-queries.ts";

/** How the balance came about, week by week; a single point would be no line. */
export function BalanceChart({ changes }: { changes: readonly CreditChange[] }) {
  const today = localDay(new Date());
  const chart = useMemo((): LineChartValue => {
    const weeks = weeklyBalances(changes, today);
    return {
      kind: "line",
      title: "Balance",
      unit: { kind: "hours" },
      periods: weeks.map(({ day }) => periodOf(day)),
      actualCount: weeks.length,
      series: [
        {
          ...{ id: "balance", name: "Balance", colour: 1 },
          figures: weeks.map(({ minutes }) => minutes / 60),
        },
      ],
      hasEndFigures: true,
    };
  }, [changes, today]);
  if (chart.periods.length < 2) return null;
  return (
    <ChartFrame title="Balance" subtitle="At the end of each week" unit="hours" level={2}>
      <LineChart chart={chart} height={220} />
    </ChartFrame>
  );
}

/** As a chart reads the last day of a week: "5 Jul-26". */
function periodOf(day: number) {
  const [date, month = "", year = ""] = dayWords(day).split(" ");
  return `${date} ${month.slice(0, 3)}-${year.slice(2)}`;
}
