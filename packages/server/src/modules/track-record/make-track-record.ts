import type { CutOverMove } from "@app/engine/actuals/cut-over";
import { trackReport } from "@app/engine/actuals/track-report";
import { defineTask } from "#core/task.ts";
import { documentOf } from "#modules/model-versions/model-versions.ts";

type Asked = { text: string; moves: { version: number; cutOver: string }[] };

/** Holds what versions kept of their forecasts against what a document has, away from requests. */
export const makeTrackRecord = defineTask({
  name: "make_track_record",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ text, moves }: Asked) {
    const document = documentOf({ text, edits: [] });
    const { currency, timeline } = document;
    const kept = moves.map(({ version, cutOver }) => ({
      ...{ version, ...(JSON.parse(cutOver) as CutOverMove) },
    }));
    return { currency, unit: timeline.unit, ...trackReport(document, kept) };
  },
});
