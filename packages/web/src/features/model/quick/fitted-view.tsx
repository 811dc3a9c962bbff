import type { ConnectionDetail } from "@app/contract/connections";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { countOf } from "#model/outlook.ts";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { DrawnFits } from "./drawn-fits.tsx";
import type { FitProps } from "./fit-card.tsx";
import { typedValue, valueEdit } from "./fit-value.ts";
import { OtherDrivers } from "./other-drivers.tsx";
import { Outcome } from "./outcome.tsx";
import { CashAhead, FitChecks, RevenueAhead, StartingBalances } from "./outlook-parts.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { type Fitted, makeQuickModel } from "./quick-model-queries.ts";
import type { QuickModelSearch } from "./quick-model-search.ts";
import { RuleList, type RuleProps } from "./rules.tsx";
import { remember, type Typed, typedElsewhere } from "./typed.ts";
import { UntoldCard } from "./untold-card.tsx";

type FittedViewProps = {
  fitted: Fitted;
  open: OpenDocument;
  connection: ConnectionDetail;
  name: string;
  search: QuickModelSearch;
  typed: Typed;
  onOpened: (modelId: number) => void;
};

/** With fewer months there is nothing to draw. */
const DRAWN_LEAST = 6;
const DRAWN_MOST = 6;

export function FittedView(props: FittedViewProps) {
  const { fitted, open, connection, name, search, typed, onOpened } = props;
  const before = fitted.document as ModelDocument;
  const document = useDocumentPart(open, (state) => state.document);
  const { timeline } = useStructure(open);
  const [saveId] = useState(() => crypto.randomUUID());
  const make = useMutation({
    mutationFn: () =>
      makeQuickModel({
        ...{ connectionId: connection.id, clientId: connection.clientId, search, saveId },
        modelName: name,
        edits: editsBetween(before, document),
      }),
    onSuccess: (modelId) => {
      typed.clear();
      onOpened(modelId);
    },
  });

  function choose(driver: Driver, value: number) {
    const [issue] = open.edit([valueEdit(driver, value)]) ?? [];
    if (!issue) remember(typed, driver, value, before);
    else toast.error(`${driver.name}: ${issue.message}`);
  }

  function change(driver: Driver, text: string) {
    const value = typedValue(driver, text);
    if (value === undefined) toast.error(`${driver.name}: "${text}" is no figure.`);
    else choose(driver, value);
  }

  const fits = fitted.fits.flatMap((fit): FitProps[] => {
    const driver = document.drivers.find(({ id }) => id === fit.driver);
    if (!driver) return [];
    const { currency } = document;
    return [{ fit, driver, currency, onText: (text: string) => change(driver, text) }];
  });
  // By quarters or weeks the months of the history are none of the model's periods.
  const isByMonth = timeline.unit === "month";
  const drawn = isByMonth ? drawnOf(fits) : [];
  const others = fits.filter((each) => !drawn.includes(each));
  const rules = document.modules.flatMap((module): RuleProps[] => {
    if (!module.note || module.kind === "revenue") return [];
    const { history = [] } = fitted.rules.find((each) => each.module === module.id) ?? {};
    return [{ module, history }];
  });
  const isDrawn = ({ history }: RuleProps) => isByMonth && history.length >= DRAWN_LEAST;
  return (
    <>
      <p className="-mt-3 text-text-2">
        {`${countOf(fits.length, "driver")} read from ${connection.sourceName}${fitted.span && `, ${fitted.span}`}. Change any blue figure, now or later.`}
      </p>
      <Elsewhere names={typedElsewhere(before, typed)} />
      <div className="grid grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] items-start gap-4 max-[1000px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <RevenueAhead open={open} />
          <DrawnFits open={open} fits={drawn} rules={rules.filter(isDrawn)} />
          {others.length > 0 && <OtherDrivers fits={others} isAll={drawn.length === 0} />}
          <RuleList modules={rules.flatMap((rule) => (isDrawn(rule) ? [] : rule.module))} />
        </div>
        <div className="grid min-w-0 gap-4">
          <QuestionsCard questions={fitted.questions} fits={fits} onChoice={choose} />
          <UntoldCard sentences={fitted.unproven} />
          <CashAhead open={open} />
          <StartingBalances open={open} sourceName={connection.sourceName} />
          <FitChecks open={open} />
        </div>
      </div>
      {make.error && <Notice tone="negative">{make.error.message}</Notice>}
      <div className="sticky bottom-0 z-10 -mx-8 flex flex-wrap items-center justify-between gap-4 border-t border-border bg-surface px-8 py-3 phone:-mx-4 phone:px-4">
        <Outcome open={open} />
        <div className="flex gap-2 phone:w-full phone:[&>*]:grow">
          <Link
            to="/connections/$id/mapping"
            params={{ id: String(connection.id) }}
            className={buttonClass("secondary", "md")}
          >
            Back
          </Link>
          <Button
            variant="primary"
            isPending={make.isPending}
            onClick={() => make.mutate()}
            data-tour="open-forecast"
          >
            Open forecast
          </Button>
        </div>
      </div>
    </>
  );
}

/** The days of customers, suppliers and stock come right after what is sold: they decide when there is cash. */
function drawnOf(fits: readonly FitProps[]): FitProps[] {
  const [first, ...rest] = fits.filter(({ fit }) => fit.history.length >= DRAWN_LEAST);
  const isDays = ({ driver }: FitProps) => driver.unit === "days";
  const ranked = [...rest.filter(isDays), ...rest.filter((each) => !isDays(each))];
  return first ? [first, ...ranked].slice(0, DRAWN_MOST) : [];
}

function Elsewhere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="alert" title="What you typed is not all in use">
      {`${names.join(", ")}: no driver with these periods. It comes back with the ones it was typed in.`}
    </Notice>
  );
}
