import { shownDifference } from "#features/model/history/shown-comparison.ts";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { linesAt, type RecordedLine, recordAt } from "./record-at.ts";
import type { TrackReport } from "./track-record-queries.ts";
import { aheadWords, countWords, readingOf } from "./track-record-words.ts";

type LinesCardProps = { report: TrackReport; ahead: number };

/** Bias and error of every line, as profit and loss has them. */
export function LinesCard({ report, ahead }: LinesCardProps) {
  const { currency, unit, aheads, smallerCount } = report;
  const lines = linesAt(report, ahead);
  const count = Math.max(...lines.map(({ record }) => record.count));
  return (
    <Card>
      <CardHeader
        level={3}
        title="By line"
        description={`${countWords(count, unit)} together, ${currency}; of cash the average. Bias is where a line leans, typical error how far off a ${unit} is either way`}
      />
      <Table
        label="Track record by line"
        isFigures
        head={
          <>
            <TableHead>{currency}</TableHead>
            {["Forecast", "Came", "Difference", "Bias", "Typical error", "Worse in"].map((head) => (
              <TableHead key={head} isNumber>
                {head}
              </TableHead>
            ))}
            {aheads.map((each) => (
              <TableHead key={each} isNumber>
                {aheadWords(each, unit)}
              </TableHead>
            ))}
            <TableHead>Reading</TableHead>
          </>
        }
      >
        {lines.map((line) => (
          <LineRow key={line.line} line={line} report={report} />
        ))}
      </Table>
      {smallerCount > 0 && (
        <p className="px-4 py-3 text-xs text-text-2">
          {`${smallerCount} smaller ${smallerCount === 1 ? "account is" : "accounts are"} not listed; totals have them.`}
        </p>
      )}
    </Card>
  );
}

function LineRow({ line, report }: { line: RecordedLine; report: TrackReport }) {
  const { forecast, came, bias, typicalError, worse, count, leans } = line.record;
  const isLeaning = leans !== undefined;
  return (
    <TableRow
      kind={line.kind === "account" ? "plain" : "total"}
      className={classNames(isLeaning && "bg-alert-soft")}
    >
      <TableCell isRowHead>{line.name}</TableCell>
      <Amount figure={forecast} />
      <Amount figure={came} />
      <Amount figure={shownDifference(came, forecast) ?? 0} />
      <Share share={bias} />
      <Share share={typicalError} />
      <TableCell isNumber>{`${worse} of ${count}`}</TableCell>
      {report.aheads.map((ahead) => (
        <Share key={ahead} share={recordAt(line, ahead)?.typicalError} />
      ))}
      <TableCell>{readingOf(line, report.unit)}</TableCell>
    </TableRow>
  );
}

function Amount({ figure }: { figure: number }) {
  return (
    <TableCell isNumber isNegative={figure < 0}>
      {formatAmount(figure)}
    </TableCell>
  );
}

function Share({ share }: { share: number | undefined }) {
  return (
    <TableCell isNumber isNegative={(share ?? 0) < 0} className="italic">
      {share === undefined ? "–" : formatPercent(share)}
    </TableCell>
  );
}
