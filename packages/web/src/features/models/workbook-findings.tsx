import { WORKBOOK_TOLD_MAX } from "@app/contract/model-workbook";
import type { ReactNode } from "react";
import { formatAmount } from "#lib/format.ts";
import { ChangedFiguresTable } from "#model/changed-figures-table.tsx";
import { CheckBadge } from "#model/check-badge.tsx";
import { WorkbookRefusals } from "#model/workbook-refusals.tsx";
import { Card } from "#ui/card.tsx";
import type { Findings } from "./workbook-queries.ts";

/** What a workbook holds, before anything is made of it. */
export function WorkbookFindings({ fileName, findings }: { fileName: string; findings: Findings }) {
  return (
    <>
      <Card>
        <section aria-label="What the workbook holds" className="grid gap-3 p-4.5">
          <div>
            <p className="text-xs break-all text-text-3">{fileName}</p>
            <h2 className="text-md font-semibold">{findings.modelName}</h2>
          </div>
          <Facts findings={findings} />
        </section>
      </Card>
      {findings.refusalCount > 0 && <WorkbookRefusals {...findings} />}
      <Changed findings={findings} />
    </>
  );
}

function Facts({ findings: { figures, closingCash, lastPeriod } }: { findings: Findings }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      <Fact name="Time series">{figures.timeSeries}</Fact>
      <Fact name="Actual to">{figures.lastActual ?? "None yet"}</Fact>
      <Fact name={`Closing cash, ${lastPeriod}`}>
        {cashText(closingCash)} {figures.currency}
      </Fact>
      <Fact name="Checks">
        <CheckBadge checks={figures.checks} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Changed({ findings: { scenario, lastPeriod, closingCash } }: { findings: Findings }) {
  if (!scenario) return <p className="text-text-2">No figure was changed in Excel.</p>;
  const { name, figureCount, changes } = scenario;
  const shown = changes.length;
  return (
    <Card>
      <section aria-label="What was changed in Excel">
        <div className="grid gap-1 p-4.5 pb-3">
          <h2 className="font-semibold">
            {figureCount === 1
              ? "1 figure was changed in Excel"
              : `${figureCount} figures were changed in Excel`}
          </h2>
          <p className="text-text-2">
            Changed figures become the scenario “{name}”. Closing cash in {lastPeriod} is{" "}
            {cashText(scenario.closingCash)} in it, and {cashText(closingCash)} without.
          </p>
        </div>
        <ChangedFiguresTable changes={changes} />
        {shown === WORKBOOK_TOLD_MAX && (
          <p className="px-4.5 py-2 text-xs text-text-3">The first {shown} changes are shown.</p>
        )}
      </section>
    </Card>
  );
}

function cashText(cash: number | null) {
  return cash === null ? "no figure" : formatAmount(cash);
}
