import { writeDay } from "@app/engine/time/day";
import { Link } from "@tanstack/react-router";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useStructure } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** Offered as soon as the first forecast period is over: its figures are in somebody's books by then. */
export function NextActuals({ now = new Date() }: { now?: Date }) {
  const { document, model, onEdits } = useWorkbench();
  const { periods, timeline } = useStructure(document);
  const next = periods[timeline.actualCount];
  const isOver = next !== undefined && writeDay(next.lastDay) < localDay(now);
  if (!isOver || !onEdits || timeline.unit === "week") return null;
  return (
    <Notice
      title={`${next.label} is over`}
      action={
        <Button asChild size="sm">
          <Link to="/models/$modelId/actuals" params={{ modelId: model.id }}>
            Roll forward…
          </Link>
        </Button>
      }
    >
      {model.connectionId === null
        ? "Add what happened from a file; "
        : `Add what happened from ${model.connectionName} or a file; `}
      you see what would come of it before anything is changed.
    </Notice>
  );
}

/** The reader's own calendar day, as the engine writes days. */
function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
