import type { LineChart as LineChartValue } from "@app/charts/chart";
import { TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { ACTUAL_COUNT, BASE_CASH, CASH_FLOOR, PERIODS, REVENUE, SCENARIOS } from "./kit-data.ts";

export function Stats() {
  return (
    <div className="col-span-12 grid grid-cols-4 gap-4 max-lg:grid-cols-2">
      <StatCard
        label="Revenue, Jul to Oct"
        value="783,607"
        note="15,207 ahead of budget"
        noteTone="positive"
      >
        <SparkLine values={REVENUE} actualCount={ACTUAL_COUNT} />
      </StatCard>
      <StatCard
        label="EBITDA, Jul to Oct"
        value="63,667"
        note="353 behind budget"
        noteTone="negative"
      />
      <StatCard label="Cash at 31 October" value="139,392" note="(22,532) in the month" />
      <StatCard
        label="Lowest cash ahead"
        value="79,078"
        note="Feb-27, 20,922 below floor"
        noteTone="alert"
      >
        <SparkLine values={BASE_CASH} actualCount={ACTUAL_COUNT} floor={CASH_FLOOR} />
      </StatCard>
    </div>
  );
}

const CASES: LineChartValue = {
  kind: "line",
  title: "Closing cash",
  unit: { name: "AUD", size: 1000 },
  periods: PERIODS,
  actualCount: ACTUAL_COUNT,
  series: SCENARIOS,
  floor: { name: "Cash floor", figure: CASH_FLOOR },
};
const CASH: LineChartValue = { ...CASES, series: SCENARIOS.slice(0, 1) };

export function CashChart({ title }: { title: string }) {
  return (
    <ChartFrame
      title={title}
      subtitle="Saltmarsh Brewing Co., base, month end"
      unit="AUD ’000"
      actions={
        <Badge tone="alert" icon={<TriangleAlert />}>
          Below floor in Feb-27
        </Badge>
      }
    >
      <LineChart chart={CASH} />
    </ChartFrame>
  );
}

export function ScenarioChart() {
  return (
    <ChartFrame title="Three cases" subtitle="Closing cash, month end" unit="AUD ’000">
      <LineChart chart={CASES} />
    </ChartFrame>
  );
}
