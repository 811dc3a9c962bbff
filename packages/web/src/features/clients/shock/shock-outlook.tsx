import type { LineChart as LineChartValue, StackedBarChart } from "@app/charts/chart";
import { drawStackedBar } from "@app/charts/draw-stacked-bar";
import { formatFor, unitText } from "@app/charts/figure-text";
import type { ShockOutlook as Outlook, ShockRun } from "@app/contract/shocks";
import { useMemo } from "react";
import { keptWords } from "#features/clients/portfolio/kept-words.ts";
import { leftOutWords } from "#features/clients/portfolio/other-currencies.ts";
import { formatAmount } from "#lib/format.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { type ShockCost, shockCost } from "./shock-parts.ts";

const HEIGHT = 190;
/** The base keeps its colour, and what is tried has that of the first scenario. */
const SHOCK = 2;

/** All forecasts together, without the shocks and with them. */
export function ShockOutlook({ run, outlook }: { run: ShockRun; outlook: Outlook }) {
  const [main] = outlook.cash;
  const cost = main && shockCost(outlook, main, run.shocks);
  return (
    <div className="grid grid-cols-3 gap-4 max-[1250px]:grid-cols-2 max-[900px]:grid-cols-1">
      {outlook.flooredCount > 0 && <BelowFloor run={run} outlook={outlook} />}
      {main && cost && <AllCash outlook={outlook} cash={main} cost={cost} />}
      {main && cost && <Costs cost={cost} currency={main.currency} />}
    </div>
  );
}

function BelowFloor({ run, outlook }: { run: ShockRun; outlook: Outlook }) {
  const { months, belowFloor, flooredCount } = outlook;
  const chart = useMemo(
    (): StackedBarChart => ({
      ...{ kind: "stacked-bar", title: "Forecasts below their floor", unit: { name: "Forecasts" } },
      ...{ periods: months, actualCount: 0, isSideBySide: true },
      series: [
        { id: "base", name: "Base", figures: belowFloor.base, colour: 1 },
        { id: "shock", name: "Shock", figures: belowFloor.shocked, colour: SHOCK },
      ],
    }),
    [months, belowFloor],
  );
  const { base, shocked } = run.belowFloor;
  const kept = run.keptByOverdraft;
  return (
    <ChartFrame
      title={`Forecasts below their floor: ${base} → ${shocked}`}
      subtitle={`Of ${flooredCount} that keep one`}
      unit="at the end of each month"
      level={2}
    >
      {[...belowFloor.base, ...belowFloor.shocked].some((count) => count > 0) ? (
        <ChartView chart={chart} draw={drawStackedBar} height={HEIGHT} />
      ) : (
        <p className="text-text-2">{noneWords(run, months)}</p>
      )}
      {kept.base + kept.shocked > 0 && (
        <p className="mt-2 text-xs text-text-2">{`${keptWords(kept.shocked)}, ${kept.base} in base.`}</p>
      )}
    </ChartFrame>
  );
}

/** The months of the chart are not all of a forecast's periods, by which the figures above count. */
function noneWords({ belowFloor: { base, shocked } }: ShockRun, months: readonly string[]) {
  if (base + shocked === 0) return "None in any period.";
  return `None from ${months[0]} to ${months.at(-1)}; those above are below it in other periods.`;
}

type CashProps = { outlook: Outlook; cash: Outlook["cash"][number]; cost: ShockCost };

function AllCash({ outlook, cash, cost }: CashProps) {
  const { months, cash: currencies } = outlook;
  const chart = useMemo((): LineChartValue => {
    const count = months.indexOf(cost.month) + 1;
    const shocked = cash.steps.at(-1) ?? cash.base;
    return {
      ...{ kind: "line", title: "Cash of all forecasts", unit: { name: cash.currency } },
      ...{ periods: months.slice(0, count), actualCount: 0, isZeroLeftOut: true },
      hasEndFigures: true,
      series: [
        { id: "base", name: "Base", figures: cash.base.slice(0, count), colour: 1 },
        { id: "shock", name: "Shock", figures: shocked.slice(0, count), colour: SHOCK },
      ],
    };
  }, [months, cash, cost.month]);
  return (
    <ChartFrame
      title={`Cash of all forecasts, ${cost.month}`}
      subtitle={`${cash.forecastCount} by the month${leftOutWords(currencies)}`}
      unit={unitText(formatFor(chart.unit, cash.base))}
      level={2}
    >
      <LineChart chart={chart} height={HEIGHT} />
    </ChartFrame>
  );
}

function Costs({ cost, currency }: { cost: ShockCost; currency: string }) {
  const widest = Math.max(1, ...cost.parts.map(({ change }) => Math.abs(change)));
  return (
    <ChartFrame
      title="What the shock does to cash"
      subtitle={`By ${cost.month}, each on top of those before`}
      unit={currency}
      level={2}
    >
      <dl className="grid gap-2.5">
        {cost.parts.map(({ text, change }) => (
          <div key={text} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt>{text}</dt>
            <dd className="tabular text-right">{formatAmount(change)}</dd>
            <span aria-hidden="true" className="col-span-2 mt-1 block h-2">
              <span
                className={`block h-full rounded-xs ${change < 0 ? "bg-negative-fill" : "bg-positive"}`}
                style={{ width: `${(100 * Math.abs(change)) / widest}%` }}
              />
            </span>
          </div>
        ))}
        <div className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-border-strong pt-2 font-semibold">
          <dt>{`Change of closing cash, ${cost.month}`}</dt>
          <dd className="tabular text-right">{formatAmount(cost.change)}</dd>
        </div>
      </dl>
    </ChartFrame>
  );
}
