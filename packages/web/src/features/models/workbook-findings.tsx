import { WORKBOOK_TOLD_MAX } from "@app/contract/model-workbook";
import type { ReactNode } from "react";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { CheckBadge } from "#model/check-badge.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { Findings } from "./workbook-queries.ts";

type Scenario = NonNullable<Findings["scenario"]>;
type Change = Scenario["changes"][number];

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
      {findings.refusalCount > 0 && <Refused findings={findings} />}
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

/** What a person changed where a workbook cannot be changed: told before it is left out. */
function Refused({ findings: { refusals, refusalCount } }: { findings: Findings }) {
  const untold = refusalCount - refusals.length;
  return (
    <Notice
      tone="alert"
      title={
        refusalCount === 1
          ? "1 change cannot be taken and is left out"
          : `${refusalCount} changes cannot be taken and are left out`
      }
    >
      <ul className="mt-1 grid max-h-60 gap-0.5 overflow-y-auto">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
        {untold > 0 && <li>And {untold} more.</li>}
      </ul>
    </Notice>
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
        <Table
          label="Changed figures"
          isFigures
          isHeadSticky
          className="max-h-120"
          head={
            <>
              <TableHead>Line</TableHead>
              <TableHead hideOnPhone>Periods</TableHead>
              <TableHead isNumber>Before</TableHead>
              <TableHead isNumber>After</TableHead>
            </>
          }
        >
          {changes.map((change) => (
            <ChangeRow key={`${change.line} ${change.from}`} change={change} />
          ))}
        </Table>
        {shown === WORKBOOK_TOLD_MAX && (
          <p className="px-4.5 py-2 text-xs text-text-3">The first {shown} changes are shown.</p>
        )}
      </section>
    </Card>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const { name, from, to, before, after } = change;
  const periods = from === to ? from : `${from} to ${to}`;
  return (
    <TableRow>
      <TableCell isRowHead className="phone:whitespace-normal">
        {name}
        <span className="hidden text-2xs font-normal text-text-3 phone:block">{periods}</span>
      </TableCell>
      <TableCell hideOnPhone>{periods}</TableCell>
      <TableCell isNumber isNegative={(before ?? 0) < 0}>
        {before === null ? "No figure" : figureText(change, before)}
      </TableCell>
      <TableCell isNumber isNegative={after < 0}>
        {figureText(change, after)}
      </TableCell>
    </TableRow>
  );
}

/** With as many decimals as either has, so that no change looks like none. */
function figureText({ unit, before, after }: Change, figure: number) {
  const isShare = unit === "percent";
  const scale = isShare ? 100 : 1;
  const decimals = Math.max(decimalsOf((before ?? 0) * scale), decimalsOf(after * scale));
  return isShare ? formatPercent(figure, { decimals }) : formatAmount(figure, { decimals });
}

const DECIMALS_MAX = 4;

function decimalsOf(figure: number) {
  const [, decimals = ""] = String(Number(figure.toFixed(DECIMALS_MAX))).split(".");
  return decimals.length;
}

function cashText(cash: number | null) {
  return cash === null ? "no figure" : formatAmount(cash);
}
