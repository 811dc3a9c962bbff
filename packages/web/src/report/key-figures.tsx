import type { RenderedKeyFigure } from "@app/engine/reports/rendered-report";
import { classNames } from "#ui/class-names.ts";
import { SparkLine } from "#ui/spark-line.tsx";
import { WhyFigure } from "./ask-why.tsx";

/** Cards: a figure, what it is held against, its shape over the year. */
export function KeyFigures({ figures }: { figures: readonly RenderedKeyFigure[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3 phone:grid-cols-2">
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same label
        <KeyFigure key={index} figure={figure} />
      ))}
    </ul>
  );
}

function KeyFigure({ figure }: { figure: RenderedKeyFigure }) {
  const { label, period, text, note, isGood, spark, reference } = figure;
  const title = period ? `${label}, ${period}` : label;
  const asked = reference && { ...reference, title, sign: 1 as const };
  return (
    <li className="report-card flex flex-col gap-0.5 px-4 py-3">
      <p className="text-xs text-text-2">
        {label}
        {period && ", "}
        {/* Not broken at its hyphen. */}
        <span className="whitespace-nowrap">{period}</span>
      </p>
      <p className="tabular text-xl font-semibold tracking-tight">
        <WhyFigure figure={asked}>{text || "–"}</WhyFigure>
      </p>
      {note && <p className={classNames("text-xs", toneOf(isGood))}>{note}</p>}
      {spark?.kind === "spark-line" && (
        <SparkLine
          values={spark.series[0]?.figures ?? []}
          actualCount={spark.actualCount}
          {...(spark.floor && { floor: spark.floor.figure })}
          width={168}
          height={36}
          className="mt-2 w-full self-end"
        />
      )}
    </li>
  );
}

function toneOf(isGood: boolean | undefined) {
  if (isGood === undefined) return "text-text-2";
  return isGood ? "text-positive" : "text-negative";
}
