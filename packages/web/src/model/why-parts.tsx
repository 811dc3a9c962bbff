import { formatFigure } from "@app/engine/tables/format-figure";
import type { WhyPart, WhyStep } from "@app/engine/why/steps";
import { ChevronRight } from "lucide-react";
import { classNames } from "#ui/class-names.ts";

type WhyPartsProps<Next> = {
  step: Pick<WhyStep<Next>, "title" | "text" | "amount" | "parts" | "doPartsAddUp">;
  onAsk: (question: Next) => void;
};

/** What a figure adds up from, each with its amount and its share; under a rule the figure itself. */
export function WhyParts<Next>({ step, onAsk }: WhyPartsProps<Next>) {
  const largest = Math.max(...step.parts.map(({ amount }) => Math.abs(amount)), 0);
  return (
    <table className="why-parts">
      <caption className="sr-only">{`What ${step.title} is made of`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Share</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {step.parts.map((part) => (
          <tr key={part.key}>
            <th scope="row">
              <PartName part={part} onAsk={onAsk} />
            </th>
            <td className="why-share">
              <span
                aria-hidden="true"
                className={classNames("why-bar", part.amount < 0 && "is-down")}
                style={{ width: `${largest === 0 ? 0 : (Math.abs(part.amount) / largest) * 100}%` }}
              />
              {part.share !== undefined && (
                <span className="sr-only">
                  {formatFigure(part.share, { style: "percent", decimals: 0 })}
                </span>
              )}
            </td>
            <td className={classNames("num", part.amount < 0 && "is-negative")}>{part.text}</td>
          </tr>
        ))}
      </tbody>
      {step.doPartsAddUp && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {step.title}
            </th>
            <td className={classNames("num", step.amount < 0 && "is-negative")}>{step.text}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type PartNameProps<Next> = { part: WhyPart<Next>; onAsk: (question: Next) => void };

function PartName<Next>({ part, onAsk }: PartNameProps<Next>) {
  const { next, arithmetic } = part;
  if (next)
    return (
      <button type="button" className="why-next" onClick={() => onAsk(next)}>
        <ChevronRight aria-hidden="true" className="fold-mark" />
        {part.label}
      </button>
    );
  return (
    <span className="why-arithmetic">
      {arithmetic?.map((piece, index) =>
        typeof piece === "string" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a calculation is written once and never sorted
          <span key={index}>{piece}</span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a calculation is written once and never sorted
            key={index}
            type="button"
            className="text-accent-text hover:underline phone:min-h-11 phone:min-w-11"
            onClick={() => onAsk(piece.next)}
          >
            {piece.text}
          </button>
        ),
      )}
    </span>
  );
}
