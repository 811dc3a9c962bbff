import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import type { TrackReport } from "./track-record-queries.ts";
import { aheadWords, findingsIn } from "./track-record-words.ts";

/** What the figures beside it say, in sentences. */
export function FindingsCard({ report, ahead }: { report: TrackReport; ahead: number }) {
  return (
    <Card>
      <CardHeader
        level={3}
        title="What it says"
        description={`Forecasts ${aheadWords(ahead, report.unit)}`}
      />
      <CardBody>
        <ul className="grid gap-2.5">
          {findingsIn(report, ahead).map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-text-3">
          Drivers never follow actuals unasked: what to make of it is yours to decide.
        </p>
      </CardBody>
    </Card>
  );
}
