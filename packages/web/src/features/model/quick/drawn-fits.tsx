/** The drivers and rules that months can be drawn of, and how the model goes on with them. */
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { figuresOf } from "#model/chart-of-table.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { useStructure, useTable, useTableStore } from "#model/use-open-document.ts";
import { type ChartLabels, FitCard, type FitProps } from "./fit-card.tsx";
import { RuleCard, type RuleProps } from "./rules.tsx";

type DrawnFitsProps = {
  open: OpenDocument;
  fits: readonly FitProps[];
  rules: readonly RuleProps[];
};

const AHEAD = 12;

export function DrawnFits({ open, fits, rules }: DrawnFitsProps) {
  const { timeline, periods } = useStructure(open);
  const { actualCount, periodCount } = timeline;
  const to = Math.min(actualCount + AHEAD, periodCount) - 1;
  const lines = ["pl.revenue", ...fits.flatMap(({ fit }) => fit.line ?? [])].join(" ");
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "Ahead", lines: lines.split(" ") }, from: actualCount, to }),
    [lines, actualCount, to],
  );
  const table = useTable(useTableStore(open, read));
  const labels = useMemo<ChartLabels>(() => {
    const all = periods.map(({ label }) => label);
    return { behind: all.slice(0, actualCount), ahead: all.slice(actualCount, to + 1) };
  }, [periods, actualCount, to]);
  const [first, ...others] = fits.map((each) => {
    const { line } = each.fit;
    const forecast = line && table ? figuresOf(table, line) : undefined;
    return <FitCard key={each.driver.id} {...{ ...each, labels, forecast }} />;
  });
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      {first}
      {rules.map((each) => (
        <RuleCard key={each.module.id} {...each} labels={labels} />
      ))}
      {others}
    </div>
  );
}
