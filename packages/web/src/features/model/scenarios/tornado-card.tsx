import { drawTornado } from "@app/charts/draw-tornado";
import type { Work } from "@app/engine/worker/work";
import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Select } from "#ui/select.tsx";
import { type AimKey, aimsOf } from "./aims.ts";
import { tornadoOf } from "./tornado-of.ts";
import { useAimed } from "./use-aimed.ts";
import { useWork } from "./use-work.ts";

const STEP = 0.1;

/**
 * What moves the lowest cash, or another figure, when each input alone is a tenth less or more.
 * `floor` is what is to be kept where cash is lowest.
 */
export function TornadoCard({ floor }: { floor: number | null }) {
  const { document, view } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const [key, setKey] = useState<AimKey>("lowestCash");
  const { scenario } = view;
  const aims = useMemo(() => aimsOf(structure), [structure]);
  const aim = aims.find((each) => each.key === key) ?? aims[0];
  const work = useMemo<Extract<Work, { kind: "sensitivity" }> | undefined>(
    () =>
      aim && {
        ...{ kind: "sensitivity", target: aim.target, step: STEP },
        ...(scenario === undefined ? {} : { on: scenario }),
      },
    [aim, scenario],
  );
  const { result, progress } = useWork(document, work);
  const now = useAimed(aim, scenario);
  if (!aim) return null;
  const caseName = structure.scenarios.find(({ id }) => id === scenario)?.name ?? "Base";
  const said = { title: aim.name, currency: model.currency, caseName, step: STEP };
  const isToppedUp = model.modules.some(
    (module) => module.kind === "treasury" && !module.isOff && module.revolver,
  );
  const kept = aim.target.line === "cf.closingCash" ? floor : null;
  const drawn =
    result && now !== null
      ? tornadoOf(result.bars, { ...said, now, floor: kept, isToppedUp })
      : undefined;
  return (
    <ChartFrame
      title={`What moves ${aim.name.toLowerCase()}`}
      subtitle={`${caseName}, each input changed alone in every forecast period`}
      unit={`${model.currency} ’000`}
      actions={
        <Select
          aria-label="Figure"
          className="w-auto"
          value={aim.key}
          onChange={(event) => setKey(event.target.value as AimKey)}
        >
          {aims.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name}
            </option>
          ))}
        </Select>
      }
    >
      {progress && (
        <ProgressBar label="Inputs tried" value={progress.done} max={Math.max(progress.total, 1)} />
      )}
      {drawn && <ChartView chart={drawn.chart} draw={drawTornado} height={340} />}
      {drawn && drawn.notes.length > 0 && (
        <p className="mt-2 text-xs text-text-2">{drawn.notes.join(" ")}</p>
      )}
    </ChartFrame>
  );
}
