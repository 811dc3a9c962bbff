import type { ShockRun } from "@app/contract/shocks";
import { formatDateTime } from "#lib/format.ts";

/** From when the shocks are, on what, and of when what is shown is; of a run that was stopped, that it was. */
export function runWords(run: ShockRun | null, forecastCount: number, now: Date): string[] {
  if (!run) return ["From this month on", "Nothing is saved"];
  if (run.state === "cancelled") return [stoppedWords(run), "Figures are without it"];
  const of = countText(run.modelCount ?? forecastCount);
  if (run.state !== "done" || run.seconds === null) return [`From ${run.fromMonth}, on ${of}`];
  return [
    `From ${run.fromMonth}, ${of} in ${run.seconds.toFixed(1)} s`,
    `Run: ${formatDateTime(new Date(run.startedAt), now)}`,
  ];
}

function stoppedWords({ doneCount, modelCount }: ShockRun) {
  if (modelCount === null) return "Stopped before it began";
  return `Stopped after ${doneCount} of ${countText(modelCount)}`;
}

export function countText(count: number) {
  return count === 1 ? "1 forecast" : `${count} forecasts`;
}
