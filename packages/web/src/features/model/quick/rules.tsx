/** Rules that were fitted and are no drivers: who pays when, what wears how long, what is due when. */
import type { Module } from "@app/engine/model/module";
import { useMemo } from "react";
import { EVIDENCE_WORDS, EvidenceDisc } from "#features/model/drivers/evidence.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { type ChartLabels, chartOf } from "./fit-card.tsx";

/** `history` is the days that the balance was, counted back at each month's end; none where nobody counts. */
export type RuleProps = { module: Module; history: readonly number[] };

export function RuleCard({ module, history, labels }: RuleProps & { labels: ChartLabels }) {
  const { id, note } = module;
  const name = `${module.name}: days owed at a month's end`;
  const chart = useMemo(
    () => chartOf({ id, name, unit: "days" }, history, [], labels),
    [id, name, history, labels],
  );
  return (
    <Card aria-label={module.name} className="flex flex-col">
      <CardHeader title={name} description={<RuleEvidence module={module} />} />
      <div className="px-4">
        <LineChart chart={chart} height={128} />
      </div>
      <p className="mt-auto px-4 pt-2 pb-3 text-xs text-text-2">{note}</p>
    </Card>
  );
}

export function RuleList({ modules }: { modules: readonly Module[] }) {
  if (modules.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Rules"
        description="Read from the books too; they are changed in the model"
      />
      <ul aria-label="Rules that were fitted">
        {modules.map((module) => (
          <li
            key={module.id}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-4 gap-y-1.5 border-t border-border px-4 py-2.5"
          >
            <span>
              <span className="block font-medium">{module.name}</span>
              <span className="block text-xs text-text-2">{module.note}</span>
            </span>
            <RuleEvidence module={module} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RuleEvidence({ module: { evidence = "actual" } }: Pick<RuleProps, "module">) {
  return (
    <span className="flex flex-none items-center gap-1.5 text-xs whitespace-nowrap text-text-2">
      <EvidenceDisc evidence={evidence} />
      {EVIDENCE_WORDS[evidence]}
    </span>
  );
}
