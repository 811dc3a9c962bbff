import type { ConnectionDetail } from "@app/contract/connections";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { countOf } from "#model/outlook.ts";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { FitCard, type FitProps } from "./fit-card.tsx";
import { valueEdit } from "./fit-value.ts";
import { OtherDrivers } from "./other-drivers.tsx";
import { Outcome } from "./outcome.tsx";
import { CashAhead, FitChecks, StartingBalances } from "./outlook-parts.tsx";
import { type Fitted, makeQuickModel } from "./quick-model-queries.ts";
import type { QuickModelSearch } from "./quick-model-search.ts";
import { UntoldCard } from "./untold-card.tsx";

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
          {others.length > 0 && <OtherDrivers fits={others} isAll={drawn.length === 0} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <UntoldCard sentences={fitted.unproven} />
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
