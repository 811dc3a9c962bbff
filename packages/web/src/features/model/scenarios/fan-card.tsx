import { drawFan } from "@app/charts/draw-fan";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { Work } from "@app/engine/worker/work";
import { Dices } from "lucide-react";
import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Select } from "#ui/select.tsx";
import { fanOf, SHARES, uncertainInputs } from "./fan-of.ts";
import { useWork } from "./use-work.ts";

const RUN_COUNT = 1000;

/** Where closing cash lies when every driver strays by chance. The same seed gives the same picture. */
export function FanCard({ floorLine }: { floorLine: string }) {
  const { document, view } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const { scenario } = view;
  const [seed, setSeed] = useState(1);
  const [share, setShare] = useState(0.1);
  const [isOn, setIsOn] = useState(false);
  const inputs = useMemo(
    () =>
      structure.lines
        .filter(({ place, canOverride }) => canOverride && place?.startsWith("drivers/"))
        .map(({ id }) => id),
    [structure],
  );
  const work = useMemo<Extract<Work, { kind: "trials" }> | undefined>(
    () =>
      isOn
        ? {
            kind: "trials",
            simulation: { seed, inputs: uncertainInputs(inputs, share), lines: ["cf.closingCash"] },
            ...{ count: RUN_COUNT, shares: SHARES },
            ...(scenario === undefined ? {} : { on: scenario }),
          }
        : undefined,
    [isOn, seed, share, inputs, scenario],
  );
  const { result, progress } = useWork(document, work);
  const cash = useTable(
    useTableStore(
      document,
      useMemo<TableRead>(
        () => ({ shows: { title: "", lines: ["cf.closingCash", floorLine] }, cases: [scenario] }),
        [scenario, floorLine],
      ),
    ),
  );
  const caseName = structure.scenarios.find(({ id }) => id === scenario)?.name ?? "Base";
  const spreads = result?.spreads[0];
  const chart =
    spreads && cash
      ? fanOf(spreads, {
          currency: model.currency,
          periods: structure.periods.map(({ label }) => label),
          actualCount: structure.timeline.actualCount,
          cash: cash.figures.slice(0, cash.columns.length),
          floor: cash.figures[cash.columns.length + structure.timeline.actualCount] ?? null,
          runCount: RUN_COUNT,
        })
      : undefined;
  return (
    <ChartFrame
      title="Range of closing cash"
      subtitle={
        isOn
          ? `${caseName}, ${RUN_COUNT.toLocaleString("en-AU")} runs, seed ${seed}, ${inputs.length} drivers by chance`
          : caseName
      }
      unit={`${model.currency} ’000`}
      actions={
        isOn && (
          <>
            <Select
              aria-label="How far drivers stray"
              className="w-auto"
              value={share}
              onChange={(event) => setShare(Number(event.target.value))}
            >
              {[0.05, 0.1, 0.2].map((each) => (
                <option key={each} value={each}>{`up to ${each * 100}%`}</option>
              ))}
            </Select>
            <Button size="sm" onClick={() => setSeed(seed + 1)}>
              <Dices />
              Other runs
            </Button>
            {progress && (
              <Button size="sm" onClick={() => setIsOn(false)}>
                Cancel
              </Button>
            )}
          </>
        )
      }
    >
      {!isOn && (
        <div className="grid justify-items-start gap-3 py-4">
          <p className="max-w-[60ch] text-text-2">
            Runs the forecast a thousand times, each driver straying by itself around where it
            stands, and shows where closing cash lies.
          </p>
          <Button onClick={() => setIsOn(true)}>
            <Dices />
            Run it
          </Button>
        </div>
      )}
      {progress && <ProgressBar label="Runs" value={progress.done} max={progress.total || 1} />}
      {isOn && chart && <ChartView chart={chart} draw={drawFan} height={340} />}
    </ChartFrame>
  );
}
