import type { StatementKey } from "@app/engine/statements/statement";
import type { TableRow } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { StaleNotice } from "#features/model/workbench/stale-notice.tsx";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { loadPart } from "#lib/load-part.ts";
import { afterFigures } from "#model/after-figures.ts";
import type { CaseColours } from "#model/case-colours.ts";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import { useStructure, useTableShape, useTableStore } from "#model/use-open-document.ts";
import { Notice } from "#ui/notice.tsx";
import { nameOfChoice, useComparisons } from "./compare-select.tsx";
import {
  type Comparison,
  comparisonText,
  MARKINGS,
  readComparison,
  USUAL_MARKING,
  usualPeriod,
} from "./comparison.ts";
import { useReference } from "./comparison-queries.ts";
import { StatementToolbar } from "./statement-toolbar.tsx";
import {
  byPeriodRead,
  comparedRead,
  PROFIT_AND_LOSS,
  statementsOf,
  statementsRead,
} from "./statements-read.ts";
import type { StatementsSearch } from "./statements-search.ts";

const ComparisonFoot = lazy(async () => {
  const { ComparisonFoot } = await loadPart(() => import("./comparison-foot.tsx"));
  return { default: ComparisonFoot };
});

const PrintedStatement = lazy(async () => {
  const { PrintedStatement } = await afterFigures(() => import("./printed-statement.tsx"));
  return { default: PrintedStatement };
});

type StatementsPageProps = {
  search: StatementsSearch;
  onSearch: (change: Partial<StatementsSearch>) => void;
};

/** The three statements, alone or under each other, by themselves or held against something. */
export function StatementsPage({ search, onSearch }: StatementsPageProps) {
  const { model, document, typing, whyNot, view, colours, ...why } = useWorkbench();
  const { timeline, periods, scenarios } = useStructure(document);
  const groups = useComparisons();
  const [prints, setPrints] = useState(0);
  const comparison = useMemo(() => readComparison(search.with), [search.with]);
  const name = comparison ? nameOfChoice(groups, comparison) : "";
  const failure = useReference(document, model.id, comparison, name);
  const yearEnds = periods.flatMap(({ isYearEnd }, period) => (isYearEnd ? [period] : []));
  const at = Math.min(
    search.at ? search.at - 1 : usualPeriod(comparison, timeline, yearEnds),
    timeline.periodCount - 1,
  );
  const mark = search.mark !== undefined && MARKINGS[search.mark - 1] ? search.mark : USUAL_MARKING;
  const statements = statementsOf(search);
  const store = useTableStore(document, useRead(statements, comparison, at));
  // Without a comparison there is no bridge, and nothing more to watch.
  const bridged = comparison ? PROFIT_AND_LOSS : statements;
  const bridge = useTableStore(document, useRead(bridged, comparison, at));
  const byPeriod = useMemo(
    () => comparison && byPeriodRead(view, comparison, periods, at),
    [view, comparison, periods, at],
  );
  const rowCount = useTableShape(store)?.rows.length ?? 0;
  const typedIn = useCallback(() => document.state().document, [document]);
  const inColour = useMemo(() => withReference(colours, comparison), [colours, comparison]);
  const marking = MARKINGS[mark - 1] ?? MARKINGS[0];
  const isProfit = statements.includes("profitAndLoss");
  return (
    <>
      <StatementToolbar
        {...{ search, onSearch, comparison, groups, at, mark }}
        onPrint={() => setPrints(prints + 1)}
      />
      <StaleNotice
        isStale={search.with !== undefined && !isThere(comparison, scenarios)}
        onStale={() => onSearch({ with: undefined })}
        className="mx-5 my-2"
      >
        What this address compares with is not there. You see the figures by themselves.
      </StaleNotice>
      {failure && (
        <Notice tone="alert" className="mx-5 my-2">
          {name} cannot be compared with: {failure}
        </Notice>
      )}
      <Treegrid
        {...typing}
        {...{ store, whyNot, foldedAtFirst }}
        open={document}
        colours={inColour}
        document={typedIn}
        onUndo={document.undo}
        onRedo={document.redo}
        onWhy={(place) => why.askAt(store.table(), place)}
        onSelect={(place) => why.followTo(store.table(), place)}
        shownRow={search.line}
        {...(comparison && { marking, height: Math.min(rowCount * ROW + HEAD, COMPARED_MOST) })}
      />
      {comparison && isProfit && (
        <Suspense>
          <ComparisonFoot store={bridge} {...{ marking, byPeriod }} otherName={name} />
        </Suspense>
      )}
      <Suspense>
        <PrintedStatement
          prints={prints}
          store={store}
          colours={inColour}
          title={`${model.clientName ? `${model.clientName}, ` : ""}${model.modelName}`}
          caseName={caseNameOf(view.scenario, document.state().structure.scenarios)}
        />
      </Suspense>
    </>
  );
}

/** What stands below the table is in view without scrolling past all of it. */
const COMPARED_MOST = 620;
const [ROW, HEAD] = [26, 46];

function useRead(
  statements: readonly StatementKey[],
  comparison: Comparison | undefined,
  at: number,
): TableRead {
  const { scenario, unit, periods, scale } = useWorkbench().view;
  return useMemo(() => {
    const view = { scenario, unit, periods, scale };
    return comparison
      ? comparedRead(statements, view, comparison, at)
      : statementsRead(statements, view);
  }, [statements, comparison, at, scenario, unit, periods, scale]);
}

/** Sums are open; what folds into an account is the drivers below it, and those are not. */
function foldedAtFirst({ kind }: TableRow): boolean {
  return kind === "line";
}

/** A document beside the model has a colour of its own, which no scenario next to it has. */
function withReference(colours: CaseColours, comparison: Comparison | undefined): CaseColours {
  if (comparison?.kind !== "model" && comparison?.kind !== "version") return colours;
  return new Map([...colours, [`reference:${comparisonText(comparison)}`, 2]]);
}

/** A budget or a version that cannot be had says so when it is asked for. */
function isThere(comparison: Comparison | undefined, scenarios: readonly { id: string }[]) {
  if (comparison?.kind !== "case" || comparison.id === undefined) return comparison !== undefined;
  return scenarios.some(({ id }) => id === comparison.id);
}

function caseNameOf(id: string | undefined, scenarios: readonly { id: string; name: string }[]) {
  return scenarios.find((each) => each.id === id)?.name ?? "Base";
}
