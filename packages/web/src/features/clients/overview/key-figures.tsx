import type { FiguresAhead, Model, ModelFigures } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { SparkLine } from "#ui/spark-line.tsx";
import { type KeyFigure, keyFiguresOf, promisesOf } from "./key-figure-words.ts";

/** How the client's forecast stands, as it was kept with its last save. */
export function KeyFigures({ model }: { model: Model }) {
  const { id, figures, modelName } = model;
  if (!figures.ahead) {
    return (
      <Card className="px-4 py-3 text-text-2" role="status">
        The figures of {modelName} are being worked out and will stand here in a minute.
      </Card>
    );
  }
  return (
    <Card aria-label={`Key figures of ${modelName}`}>
      <p className="border-b border-border px-4 py-2 text-xs text-text-2">
        Figures of{" "}
        <Link
          to="/models/$modelId"
          params={{ modelId: id }}
          className="font-medium wrap-anywhere text-text"
        >
          {modelName}
        </Link>
        {`, base, in ${figures.currency}`}
      </p>
      <dl className="grid grid-cols-5 max-[1180px]:grid-cols-3 phone:grid-cols-2">
        {keyFiguresOf(figures, figures.ahead).map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </dl>
      <Promises figures={figures} ahead={figures.ahead} />
    </Card>
  );
}

function Figure({ label, value, note, isAlert, series = [], actualCount = 0, floor }: KeyFigure) {
  return (
    <div className="min-w-0 border-border px-4 py-3 not-first:border-l max-[1180px]:not-last:border-b">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="flex items-end justify-between gap-2">
        <div className="min-w-0">
          <span className="tabular block text-xl font-semibold tracking-tight">{value}</span>
          <span className={classNames("text-xs", noteInk(isAlert))}>{note}</span>
        </div>
        {series.length > 1 && (
          <SparkLine
            className="w-16 flex-none max-[1180px]:hidden"
            values={series}
            {...{ actualCount, width: 64, height: 30 }}
            {...(floor !== undefined && { floor })}
          />
        )}
      </dd>
    </div>
  );
}

type PromisesProps = { figures: ModelFigures; ahead: FiguresAhead };

/** Below the figures, in one line: how long cash lasts, and which rules hold. */
function Promises({ figures, ahead }: PromisesProps) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-border px-4 py-2 text-xs">
      {promisesOf(figures, ahead).map(({ label, value, note, isAlert }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="text-text-2">{label}</dt>
          <dd>
            <span className="font-medium">{value}</span>{" "}
            <span className={noteInk(isAlert)}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function noteInk(isAlert: boolean) {
  return isAlert ? "text-alert" : "text-text-2";
}
