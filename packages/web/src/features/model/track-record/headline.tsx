import { shownDifference } from "#features/model/history/shown-comparison.ts";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { StatCard } from "#ui/stat-card.tsx";
import { linesAt, type RecordedLine, standingOut } from "./record-at.ts";
import type { TrackReport } from "./track-record-queries.ts";
import { aheadWords, differenceWords, leaningWords } from "./track-record-words.ts";

type HeadlineProps = { report: TrackReport; ahead: number };

/** How near the forecasts were, in four figures. */
export function Headline({ report, ahead }: HeadlineProps) {
  const lines = linesAt(report, ahead);
  const find = (line: string) => lines.find((each) => each.line === line);
  const [revenue, cash, account] = [find("pl.revenue"), find("cf.closingCash"), standingOut(lines)];
  const { unit } = report;
  return (
    <div className="grid grid-cols-4 gap-4 max-[1100px]:grid-cols-2 phone:grid-cols-1">
      {revenue && (
        <StatCard
          label="Revenue, bias"
          value={biasText(revenue)}
          note={differenceWords(revenue.record)}
        />
      )}
      {account && (
        <StatCard
          label={`${account.name}, bias`}
          value={biasText(account)}
          note={noteOf(account, unit)}
          noteTone={account.record.leans ? "alert" : "plain"}
        />
      )}
      {cash && (
        <>
          <StatCard
            label="Closing cash, typical error"
            value={formatAmount(cash.record.offBy)}
            note={cashNote(cash)}
          />
          <StatCard
            label={`Cash within ${formatAmount(cash.record.within.amount)}`}
            value={`${cash.record.within.count} of ${cash.record.count}`}
            note={`At the end of a ${unit}, ${aheadWords(ahead, unit)}`}
          />
        </>
      )}
    </div>
  );
}

function biasText({ record: { bias } }: RecordedLine) {
  return bias === undefined ? "–" : formatPercent(bias);
}

function noteOf(line: RecordedLine, unit: TrackReport["unit"]) {
  const leaning = leaningWords(line, unit);
  return leaning ? `Leans: ${leaning}` : "The furthest off in money; it does not lean";
}

function cashNote({ record: { forecast, came } }: RecordedLine) {
  const difference = shownDifference(came, forecast) ?? 0;
  if (difference === 0) return "No bias";
  return `Bias ${formatAmount(difference)}: cash came ${difference < 0 ? "lower" : "higher"}`;
}
