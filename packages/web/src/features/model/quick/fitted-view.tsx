import type { ConnectionDetail } from "@app/contract/connections";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { floorLineOf, lowestAhead } from "#features/model/overview/headroom.ts";
import { formatAmount } from "#lib/format.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { countOf } from "#model/outlook.ts";
import {
  useDocumentPart,
  useStructure,
  useTable,
  useTableStore,
} from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { FitCard, FitEvidence, FitInput, type FitProps } from "./fit-card.tsx";
import { valueEdit } from "./fit-value.ts";
import { CashAhead, FitChecks, StartingBalances } from "./outlook-parts.tsx";
import { type Fitted, makeQuickModel } from "./quick-model-queries.ts";
import type { QuickModelSearch } from "./quick-model-search.ts";

type FittedViewProps = {
  fitted: Fitted;
  open: OpenDocument;
  connection: ConnectionDetail;
  name: string;
  search: QuickModelSearch;
  onOpened: (modelId: number) => void;
};

/** With fewer months there is nothing to draw. */
const DRAWN_LEAST = 6;
const DRAWN_MOST = 6;
const AHEAD = 12;

export function FittedView(props: FittedViewProps) {
  const { fitted, open, connection, name, search, onOpened } = props;
  const document = useDocumentPart(open, (state) => state.document);
  const { timeline, periods } = useStructure(open);
  const [refused, setRefused] = useState<string>();
  const [saveId] = useState(() => crypto.randomUUID());
  const make = useMutation({
    mutationFn: () =>
      makeQuickModel({
        ...{ connectionId: connection.id, clientId: connection.clientId, search, saveId },
        modelName: name,
        edits: editsBetween(fitted.document as ModelDocument, document),
      }),
    onSuccess: onOpened,
  });
  const labels = useMemo(
    () => ({
      behind: periods.slice(0, timeline.actualCount).map(({ label }) => label),
      ahead: periods.slice(timeline.actualCount, timeline.actualCount + AHEAD).map(labelOf),
    }),
    [periods, timeline.actualCount],
  );

  function change(driver: Driver, text: string) {
    const edit = valueEdit(driver, text);
    const [issue] = edit ? open.edit([edit]) : [{ message: `"${text}" is no figure.` }];
    setRefused(issue && `${driver.name}: ${issue.message}`);
  }

  const fits = fitted.fits.flatMap((fit): FitProps[] => {
    const driver = document.drivers.find(({ id }) => id === fit.driver);
    if (!driver) return [];
    const { currency } = document;
    return [{ fit, driver, currency, onText: (text: string) => change(driver, text) }];
  });
  // By quarters or weeks the months of the history are none of the model's periods.
  const isByMonth = timeline.unit === "month";
  const drawn = fits
    .filter(({ fit }) => isByMonth && fit.history.length >= DRAWN_LEAST)
    .slice(0, DRAWN_MOST);
  const others = fits.filter((each) => !drawn.includes(each));
  return (
    <>
      <p className="-mt-3 text-text-2">
        {`${countOf(fits.length, "driver")} read from ${connection.sourceName}, ${labels.behind[0] ?? ""} to ${labels.behind.at(-1) ?? ""}. Change any blue figure, now or later.`}
      </p>
      {refused && <Notice tone="negative">{refused}</Notice>}
      <div className="grid grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] items-start gap-4 max-[1000px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            {drawn.map((each) => (
              <FitCard key={each.driver.id} {...each} labels={labels} />
            ))}
          </div>
          {others.length > 0 && <Others fits={others} isAll={drawn.length === 0} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Untold sentences={fitted.unproven} />
          <CashAhead open={open} />
          <StartingBalances open={open} sourceName={connection.sourceName} />
          <FitChecks open={open} />
        </div>
      </div>
      {make.error && <Notice tone="negative">{make.error.message}</Notice>}
      <div className="sticky bottom-0 z-10 -mx-8 flex flex-wrap items-center justify-between gap-4 border-t border-border bg-surface px-8 py-3 phone:-mx-4 phone:px-4">
        <Outcome open={open} />
        <Button variant="primary" isPending={make.isPending} onClick={() => make.mutate()}>
          Open forecast
        </Button>
      </div>
    </>
  );
}

const labelOf = ({ label }: { label: string }) => label;

function Others({ fits, isAll }: { fits: readonly FitProps[]; isAll: boolean }) {
  return (
    <Card>
      <CardHeader title={isAll ? "Drivers" : "The others"} />
      <ul aria-label="Drivers that were fitted">
        {fits.map((each) => (
          <li
            key={each.driver.id}
            className="grid grid-cols-[minmax(0,1fr)_10.5rem_minmax(0,1.4fr)_5.5rem] items-center gap-x-4 gap-y-1.5 border-t border-border px-4 py-2 phone:grid-cols-[minmax(0,1fr)_10.5rem]"
          >
            <span className="font-medium">{each.driver.name}</span>
            <span className="flex items-center gap-2">
              <FitInput {...each} />
            </span>
            <span className="text-xs text-text-2 phone:col-span-2">{each.driver.note}</span>
            <FitEvidence fit={each.fit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Untold({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Card className="border-alert-line">
      <CardHeader title="What the books cannot tell" description="Yours to decide, in the model" />
      <ul className="grid gap-2 px-4 pb-3 text-xs">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The three figures people look at first, as they stand with what is typed. */
function Outcome({ open }: { open: OpenDocument }) {
  const { timeline, periods } = useStructure(open);
  const floorLine = useDocumentPart(open, ({ document }) => floorLineOf(document));
  const { actualCount, periodCount } = timeline;
  const year = { month: 12, quarter: 4, week: 52, year: 1 }[timeline.unit];
  const read = useMemo<TableRead>(
    () => ({
      shows: { title: "Outcome", lines: ["pl.revenue", "cf.closingCash", floorLine] },
      from: Math.min(actualCount, periodCount - 1),
    }),
    [floorLine, actualCount, periodCount],
  );
  const table = useTable(useTableStore(open, read));
  if (!table) return <span />;
  const count = table.columns.length;
  const row = (line: string) => table.rows.findIndex((each) => each.line === line);
  const series = (line: string) =>
    table.figures.slice(row(line) * count, (row(line) + 1) * count).map((each) => each ?? 0);
  const revenue = series("pl.revenue").slice(0, year);
  const [lowest] = lowestAhead(table, floorLine);
  const figures = [
    { label: "Revenue, next 12 months", value: revenue.reduce((sum, each) => sum + each, 0) },
    { label: `Lowest cash, ${labelAt(table.columns, lowest?.column)}`, value: lowest?.value ?? 0 },
    {
      label: `Closing cash ${periods[periodCount - 1]?.label ?? ""}`,
      value: series("cf.closingCash").at(-1) ?? 0,
    },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-2xs text-text-2">{label}</dt>
          <dd className="tabular font-semibold">{formatAmount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function labelAt(columns: readonly { label: string }[], column: number | undefined): string {
  return columns[column ?? -1]?.label ?? "";
}
