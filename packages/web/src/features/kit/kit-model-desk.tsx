import type { Scale, Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { caseColours } from "#model/case-colours.ts";
import type { CellPlace } from "#model/figure.tsx";
import { ModelChart } from "#model/model-chart.tsx";
import { ModelTable } from "#model/model-table.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { type PeriodChoice, PeriodSwitch } from "#model/period-switch.tsx";
import { ScaleSwitch } from "#model/scale-switch.tsx";
import { ScenarioSwitch } from "#model/scenario-switch.tsx";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import { UndoButtons } from "#model/undo-buttons.tsx";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { WhyPanel } from "#model/why-panel.tsx";
import { questionAt, type WhyQuestion } from "#model/why-question.ts";
import { PHONE, useMedia } from "#ui/use-media.ts";
import { CheckState } from "./kit-model-checks.tsx";

/** Statement, chart and drivers of one document: what is typed below moves what stands above. */
export function ModelDesk({ document }: { document: OpenDocument }) {
  const { structure, document: model, checks } = useDocumentState(document);
  const [period, setPeriod] = useState<PeriodChoice>({
    unit: "quarter",
    preset: "all",
  });
  const [keys, setKeys] = useState<readonly string[]>(["base"]);
  const [scale, setScale] = useState<Scale>("ones");
  const [question, setQuestion] = useState<WhyQuestion>();
  const askedFrom = useRef<Element>(null);
  const { scenarios, timeline } = structure;
  const colours = useMemo(() => caseColours(scenarios), [scenarios]);
  const cases = useMemo(() => keys.map((key) => (key === "base" ? undefined : key)), [keys]);
  const reads = useReads(cases, period, scale, timeline.actualCount);
  const statement = useTableStore(document, reads.statement);
  const drivers = useTableStore(document, reads.drivers);
  const cash = useTableStore(document, reads.cash);
  const table = useTable(statement);
  const ask = useCallback((of: Table | undefined, { row, column }: CellPlace) => {
    askedFrom.current = window.document.activeElement;
    setQuestion(of && questionAt(of, row, column));
  }, []);
  /** Whoever closes Why? is back where it was asked. */
  function closeWhy() {
    setQuestion(undefined);
    if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus({ preventScroll: true });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && question) closeWhy();
  };
  // There Why? lies over the drivers.
  const isPhone = useMedia(PHONE);
  const askStatement = useCallback(
    (place: CellPlace) => ask(statement.table(), place),
    [ask, statement],
  );

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ScenarioSwitch
          cases={[
            { key: "base", name: "Base" },
            ...scenarios.map(({ id, name }) => ({ key: id, name })),
          ]}
          {...{ colours, value: keys, onChange: setKeys }}
        />
        <PeriodSwitch
          timeline={timeline}
          periods={structure.periods}
          value={period}
          onChange={setPeriod}
        />
        <ScaleSwitch currency={model.currency} value={scale} onChange={setScale} />
        <span className="grow" />
        <CheckState checks={checks} periods={structure.periods} />
        <UndoButtons document={document} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape on any figure closes what it opened */}
      <div
        className={question ? "grid grid-cols-[minmax(0,1fr)_21rem] max-lg:grid-cols-1" : ""}
        onKeyDown={onKeyDown}
      >
        {table && (
          <ModelTable
            table={table}
            colours={colours}
            onWhy={askStatement}
            foldedAtFirst={FOLDED}
            className="min-w-0 border border-border"
          />
        )}
        {question && <WhyPanel document={document} question={question} onClose={closeWhy} />}
      </div>
      <ModelChart store={cash} lines={CASH} colours={colours} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape on any figure closes what it opened */}
      <div className="border border-border" onKeyDown={onKeyDown}>
        <Treegrid
          store={drivers}
          document={() => document.state().document}
          onEdits={document.edit}
          onUndo={document.undo}
          onRedo={document.redo}
          onWhy={(place) => ask(drivers.table(), place)}
          onTyping={() => isPhone && setQuestion(undefined)}
          height={420}
        />
      </div>
    </div>
  );
}

const FOLDED = ["pl.costOfSales", "pl.operatingExpenses", "cf.operating"];
const CASH = {
  title: "Closing cash",
  line: "cf.closingCash",
  floor: { name: "Cash to be kept", line: "cashFloor" },
  scale: "thousands",
} as const;

type Reads = Record<"statement" | "drivers" | "cash", TableRead>;

function useReads(
  cases: readonly (string | undefined)[],
  { unit, preset }: PeriodChoice,
  scale: Scale,
  actualCount: number,
): Reads {
  return useMemo(() => {
    const aroundNow = { from: actualCount - 4, to: actualCount + 11 };
    const isOne = cases.length === 1;
    return {
      statement: {
        shows: { statements: ["profitAndLoss", "cashFlow"], hasDifferences: !isOne },
        ...{ cases, unit, preset, scale, hasYears: true },
      },
      drivers: { shows: "drivers", cases: cases.slice(0, 1), ...aroundNow },
      cash: {
        shows: { title: CASH.title, lines: [CASH.line, CASH.floor.line] },
        ...{ cases, ...aroundNow },
      },
    };
  }, [cases, unit, preset, scale, actualCount]);
}
