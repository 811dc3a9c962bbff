import type { NeedFilter, NeedItem, NeedReason } from "@app/contract/home";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { CircleAlert, RefreshCw, RotateCcwClock, TriangleAlert } from "lucide-react";
import { useState, useTransition } from "react";
import { CashLine } from "#model/cash-line.tsx";
import { countOf } from "#model/outlook.ts";
import { Monogram } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { needs } from "./home-queries.ts";
import { needWords } from "./need-words.ts";

const FILTERS: { key: NeedFilter; name: string }[] = [
  { key: "all", name: "All" },
  { key: "belowFloor", name: "Below floor" },
  { key: "ledger", name: "Ledger moved" },
  { key: "checks", name: "Checks" },
];

/** The forecasts that need a person, the most pressing first. Not there while every one is in order. */
export function NeedsCard() {
  const [filter, setFilter] = useState<NeedFilter>("all");
  const [, startChange] = useTransition();
  const { data } = useSuspenseQuery(needs(filter));
  const countAt = (key: NeedFilter) =>
    data.filterCounts.find((entry) => entry.key === key)?.count ?? 0;
  if (countAt("all") === 0) return null;
  const shown = FILTERS.filter(({ key }) => countAt(key) > 0);
  const options = shown.map(({ key, name }) => ({
    value: key,
    label: (
      <>
        {name} <span className="text-text-3 tabular-nums">{countAt(key)}</span>
      </>
    ),
  }));
  return (
    <Card>
      <CardHeader
        title="Needs you"
        description={countOf(countAt("all"), "forecast")}
        actions={
          shown.length > 2 && (
            <Segmented
              label="Which forecasts"
              options={options}
              value={filter}
              onChange={(value) => startChange(() => setFilter(value))}
            />
          )
        }
      />
      <ul>
        {data.items.map((item) => (
          <Need key={item.modelId} item={item} />
        ))}
      </ul>
      {data.totalItemCount > data.items.length && (
        <p className="border-t border-border px-4 py-2.5 text-text-2">
          {data.totalItemCount - data.items.length} more.{" "}
          <Link to="/models" search={{ filter: "Team" }} className="underline">
            All models
          </Link>
        </p>
      )}
    </Card>
  );
}

function Need({ item }: { item: NeedItem }) {
  const { modelName, clientName, figures, reason } = item;
  const { action, link } = actionFor(item);
  return (
    <li className="flex min-h-16 items-center gap-3 border-t border-border px-4 py-2.5 phone:flex-wrap">
      <Monogram name={clientName ?? modelName} />
      <div className="min-w-0 grow phone:basis-3/4">
        <p className="truncate">
          <b className="font-medium">{clientName ?? modelName}</b>{" "}
          {clientName && <span className="text-text-2">{modelName}</span>}
        </p>
        <p className="flex items-start gap-1.5 text-xs text-text-2 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:flex-none">
          {SIGNS[reason]}
          {needWords(item)}
        </p>
      </div>
      <CashLine figures={figures} className="shrink-0 phone:ml-11" />
      <Link
        {...link}
        aria-label={`${action}: ${clientName ?? modelName}`}
        className={`${buttonClass("secondary", "sm")} w-26 shrink-0 phone:ml-auto phone:w-auto`}
      >
        {action}
      </Link>
    </li>
  );
}

const SIGNS: Record<NeedReason, React.ReactNode> = {
  checks: <CircleAlert className="text-negative" />,
  belowFloor: <TriangleAlert className="text-alert" />,
  restated: <RotateCcwClock className="text-negative" />,
  moved: <RefreshCw />,
  alert: <TriangleAlert className="text-alert" />,
};

function actionFor({ modelId, reason }: NeedItem) {
  const params = { modelId };
  switch (reason) {
    case "checks":
    case "alert":
      return { action: "Look", link: linkOptions({ to: "/models/$modelId/checks", params }) };
    case "belowFloor":
      return { action: "Review", link: linkOptions({ to: "/models/$modelId", params }) };
    case "moved":
      return {
        action: "Roll forward",
        link: linkOptions({ to: "/models/$modelId/actuals", params }),
      };
    case "restated":
      return {
        action: "Compare",
        link: linkOptions({ to: "/models/$modelId/actuals", params, search: { from: "ledger" } }),
      };
  }
}
