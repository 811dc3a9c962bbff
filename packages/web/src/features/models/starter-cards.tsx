import { useId, useState } from "react";
import { formatPercent } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { Select } from "#ui/select.tsx";
import { SparkBars } from "#ui/spark-bars.tsx";
import { shortAmount } from "./short-amount.ts";
import { distinctTimeSeries } from "./time-series.ts";
import type { Starter } from "./use-starter-form.ts";

type StarterCardsProps = {
  offered: readonly Starter[];
  chosen: Starter;
  /** With the time series that is looked for, where one is. */
  onChoose: (starter: Starter, timeSeries?: string) => void;
};

/** The starters as choices, those that come in a time series where one is looked for. */
export function StarterCards({ offered, chosen, onChoose }: StarterCardsProps) {
  const [wanted, setWanted] = useState<string>();
  const name = useId();
  const shown = offered.filter((starter) => hasSeries(starter, wanted));

  function want(timeSeries: string | undefined) {
    setWanted(timeSeries);
    const [first] = offered.filter((starter) => hasSeries(starter, timeSeries));
    const next = hasSeries(chosen, timeSeries) ? chosen : first;
    if (timeSeries && next) onChoose(next, timeSeries);
  }

  return (
    <section aria-labelledby={`${name}-title`}>
      <div className="mb-2.5 flex flex-wrap items-center gap-2.5">
        <h2 id={`${name}-title`} className="grow text-md font-semibold">
          What does the business live on?
        </h2>
        {offered.length > 1 && (
          <TimeSeriesFilter offered={offered} value={wanted} onChange={want} />
        )}
      </div>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one of several is chosen.
        role="radiogroup"
        aria-labelledby={`${name}-title`}
        className="grid grid-cols-2 gap-2.5 phone:grid-cols-1"
      >
        {shown.map((starter) => (
          <StarterCard
            key={starter.key}
            group={name}
            starter={starter}
            isChosen={starter.key === chosen.key}
            onChoose={() => onChoose(starter, wanted)}
          />
        ))}
      </fieldset>
      <p className="mt-2.5 text-xs text-text-3">
        Bars are the example's sales by period. The outlined time series is the usual one; “Monthly
        3” means three years by the month.
      </p>
    </section>
  );
}

function hasSeries({ timeSeries }: Starter, key: string | undefined) {
  return key === undefined || timeSeries.some((each) => each.key === key);
}

type TimeSeriesFilterProps = {
  offered: readonly Starter[];
  value: string | undefined;
  onChange: (timeSeries: string | undefined) => void;
};

function TimeSeriesFilter({ offered, value, onChange }: TimeSeriesFilterProps) {
  return (
    <Select
      aria-label="Time series of the starters"
      className="w-52 phone:w-full"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">All time series ({offered.length})</option>
      {distinctTimeSeries(offered).map(({ key, name, count }) => (
        <option key={key} value={key}>
          {name} ({count})
        </option>
      ))}
    </Select>
  );
}

type StarterCardProps = {
  group: string;
  starter: Starter;
  isChosen: boolean;
  onChoose: () => void;
};

function StarterCard({ group, starter, isChosen, onChoose }: StarterCardProps) {
  const id = `${group}-${starter.key}`;
  return (
    <label className={CARD}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        className="radio-box mt-0.5"
      />
      <span id={`${id}-about`} className="block text-xs *:block">
        <span className="float-right mb-1 ml-3">
          <SparkBars values={starter.sales} width={116} height={44} />
        </span>
        <span id={`${id}-name`} className="text-sm leading-5 font-semibold">
          {starter.name}
        </span>
        <span>{starter.description}</span>
        <span className="mt-1 text-text-3">
          {countOf(starter.modules.length, "module")}, {countOf(starter.asks.length, "figure")} to
          give first
        </span>
        <FirstYear starter={starter} />
      </span>
      <TimeSeriesChips starter={starter} />
    </label>
  );
}

const CARD =
  "grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 rounded-lg border border-border bg-surface px-3.5 py-3 shadow-xs " +
  "hover:bg-surface-hover has-checked:border-accent has-checked:shadow-[0_0_0_1px_var(--accent)] " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

function FirstYear({ starter }: { starter: Starter }) {
  const { firstYear } = starter;
  if (firstYear.revenue === 0) return <span className="mt-1 text-text-2">You build it</span>;
  return (
    <span className="mt-1 space-x-3 text-text-2">
      <span>
        {firstSpanOf(starter)}{" "}
        <b className="tabular font-semibold text-text">{shortAmount(firstYear.revenue)}</b>
      </span>
      {firstYear.ebitdaShare !== null && (
        <span>
          EBITDA{" "}
          <i className="tabular font-medium text-text">
            {formatPercent(firstYear.ebitdaShare, { decimals: 0 })}
          </i>
        </span>
      )}
      <span>
        Cash at its end{" "}
        <b className="tabular font-semibold text-text">{shortAmount(firstYear.closingCash)}</b>
      </span>
    </span>
  );
}

/** A model of some weeks has no whole year to tell of. */
function firstSpanOf({ timeSeries: [usual] }: Starter) {
  return usual?.unit === "week" ? `${usual.periodCount} weeks` : "First year";
}

function TimeSeriesChips({ starter }: { starter: Starter }) {
  return (
    <span className="col-start-2 mt-2 flex flex-wrap gap-1.5 self-end border-t border-border pt-2">
      {starter.timeSeries.map(({ key, name }, index) => (
        <span
          key={key}
          className={`rounded-sm border px-1.75 text-2xs leading-4.5 ${index === 0 ? "border-border-control font-medium" : "border-border text-text-2"}`}
        >
          {name.replace(/, (\d+) (?:years?|weeks)$/, " $1")}
        </span>
      ))}
    </span>
  );
}
