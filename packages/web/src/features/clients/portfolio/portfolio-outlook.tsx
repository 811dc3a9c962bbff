import type { LineChart as LineChartValue, StackedBarChart } from "@app/charts/chart";
import { drawStackedBar } from "@app/charts/draw-stacked-bar";
import { formatFor, unitText } from "@app/charts/figure-text";
import type { DataOf } from "@app/contract/endpoint";
import type { getPortfolioOutlook } from "@app/contract/portfolio";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { keptWords } from "./kept-words.ts";
import { leftOutWords } from "./other-currencies.ts";
import { portfolioOutlook } from "./portfolio-queries.ts";

type Outlook = DataOf<typeof getPortfolioOutlook>;
type CurrencyCash = Outlook["cash"][number];

const HEIGHT = 190;

/** All forecasts together in the months from now. */
export function PortfolioOutlook() {
  const { data } = useSuspenseQuery(portfolioOutlook);
  const [main] = data.cash;
  if (data.forecastCount === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-4 max-[1000px]:grid-cols-1">
      {data.flooredCount > 0 && <BelowFloor outlook={data} />}
      {main?.values.some((value) => value !== null) && <AllCash outlook={data} cash={main} />}
    </div>
  );
}

function BelowFloor({ outlook }: { outlook: Outlook }) {
  const { months, belowFloor, flooredCount, overdraftCount } = outlook;
  const chart = useMemo(
    (): StackedBarChart => ({
      ...{ kind: "stacked-bar", title: "Forecasts below their floor", unit: { name: "Forecasts" } },
      ...{ periods: months, actualCount: 0 },
      series: [{ id: "below", name: "Below floor", figures: belowFloor, colour: 1 }],
    }),
    [months, belowFloor],
  );
  return (
    <ChartFrame
      title="Forecasts below their floor"
      subtitle={`Of ${flooredCount} that keep one`}
      unit="at the end of each month"
      level={2}
    >
      {belowFloor.some((count) => count > 0) ? (
        <ChartView chart={chart} draw={drawStackedBar} height={HEIGHT} />
      ) : (
        <p className="flex items-center gap-2 py-4 text-text-2">
          <CircleCheck className="size-4 text-positive" aria-hidden="true" />
          None is below its floor at the end of any month to {months.at(-1)}.
        </p>
      )}
      {overdraftCount > 0 && (
        <p className="mt-2 text-xs text-text-2">{`${keptWords(overdraftCount)}.`}</p>
      )}
    </ChartFrame>
  );
}

function AllCash({ outlook, cash }: { outlook: Outlook; cash: CurrencyCash }) {
  const { months, cash: currencies } = outlook;
  const chart = useMemo((): LineChartValue => {
    const reached = cash.values.indexOf(null);
    const count = reached < 0 ? months.length : reached;
    return {
      ...{ kind: "line", title: "Cash of all forecasts", unit: { name: cash.currency } },
      ...{ periods: months.slice(0, count), actualCount: 0, isZeroLeftOut: true },
      hasEndFigures: true,
      series: [{ id: "base", name: "Base", figures: cash.values.slice(0, count), colour: 1 }],
    };
  }, [months, cash]);
  return (
    <ChartFrame
      title="Cash of all forecasts"
      subtitle={`${cash.forecastCount} by the month${leftOutWords(currencies)}`}
      unit={unitText(formatFor(chart.unit, cash.values))}
      level={2}
    >
      <LineChart chart={chart} height={HEIGHT} />
    </ChartFrame>
  );
}
