import type { WaterfallChart } from "@app/charts/chart";
import { drawWaterfall } from "@app/charts/draw-waterfall";
import type { Bridge } from "@app/engine/actuals/bridge";
import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { Segmented } from "#ui/tabs.tsx";
import type { BooksSource } from "./books-source.ts";
import { type BridgePart, inWhole, partsOf } from "./bridge-parts.ts";

type Watched = keyof RollForward["bridges"];

const NAMES: Record<Watched, string> = { cash: "Closing cash", profit: "Profit" };

const STEPS = [
  ["restatement", "Restatement", "Earlier closed periods, as they are now in the"],
  ["amount", "Amount", "What was earned and spent beyond the forecast, on the model’s own terms"],
  [
    "timing",
    "Timing",
    "The same money, earlier or later: held against what the model expects with those amounts, so a balance’s part here is not all of its difference from the forecast",
  ],
] as const;

type BridgeCardProps = {
  planned: RollForward;
  source: BooksSource;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
};

/** From what was forecast to what was, in three steps that add up. */
export function BridgeCard({ planned, source, accounts }: BridgeCardProps) {
  const { document } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const [watched, setWatched] = useState<Watched>("cash");
  const { bridges, reasons, from, to } = planned;
  const bridge = useMemo(() => inWhole(bridges[watched]), [bridges, watched]);
  const chart = useMemo(
    () => chartOf(bridge, NAMES[watched], model.currency),
    [bridge, watched, model.currency],
  );
  const label = (period: number) => structure.periods[period]?.label ?? "";
  const span = watched === "cash" || from >= to ? label(to) : `${label(from)} to ${label(to)}`;
  const change = bridge.actual - bridge.forecast;
  return (
    <Card>
      <CardHeader
        title={titleOf(NAMES[watched], span, change)}
        description={`${NAMES[watched]} ${span}, base, ${model.currency}. Each step is a new run of the model, in this order`}
        actions={
          <Segmented
            label="Figure"
            options={[
              { value: "cash", label: "Closing cash" },
              { value: "profit", label: "Profit" },
            ]}
            value={watched}
            onChange={setWatched}
          />
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-6 phone:grid-cols-1">
        <ChartView chart={chart} draw={drawWaterfall} height={280} />
        <div>
          <dl className="grid gap-2.5">
            {STEPS.map(([key, name, words]) => (
              <div
                key={key}
                className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-border pb-2"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="tabular font-semibold">{formatAmount(bridge[key])}</dd>
                <dd className="col-span-2 text-xs text-text-2">
                  {key === "restatement" ? `${words} ${source}` : words}
                  <Parts parts={partsOf(key, bridge[key], reasons[watched][key], accounts)} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="tabular mt-2 flex items-center gap-1.5 text-xs text-text-2">
            <Check className="size-3.5 text-positive" />
            {STEPS.map(([key]) => signed(bridge[key])).join(" ")} = {signed(change)}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

/** Account by account, under the step that they are of. */
function Parts({ parts }: { parts: readonly BridgePart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-text">
      {parts.map(({ account, name, note, figure }) => (
        <li key={account} className="flex justify-between gap-3 pl-3">
          <span className="min-w-0">
            {name}
            {note && <span className="text-xs text-text-2"> {note}</span>}
          </span>
          <span className="tabular">{formatAmount(figure)}</span>
        </li>
      ))}
    </ul>
  );
}

function titleOf(name: string, span: string, change: number): string {
  if (change === 0) return `${name} in ${span} is as forecast`;
  const amount = formatAmount(Math.abs(change));
  return `Why ${name.toLowerCase()} in ${span} is ${amount} ${change > 0 ? "higher" : "lower"}`;
}

function signed(amount: number): string {
  const text = Math.abs(amount).toLocaleString("en-AU");
  return amount < 0 ? `−${text}` : `+${text}`;
}

function chartOf(bridge: Bridge, title: string, currency: string): WaterfallChart {
  return {
    ...{ kind: "waterfall", title, unit: { name: currency, size: 1 } },
    opening: { name: "Forecast", figure: bridge.forecast },
    changes: STEPS.map(([key, name]) => ({ id: key, name, figure: bridge[key] })),
    closing: { name: "Actual" },
  };
}
