import type { ModelFigures } from "@app/contract/models";
import { formatAmount } from "#lib/format.ts";

type CellProps = { figures: ModelFigures };

/** The least that cash is above what is to be kept; marked where it is below. */
export function Headroom({ figures: { ahead } }: CellProps) {
  const value = ahead?.lowestHeadroom?.value;
  if (value === undefined) return "–";
  return <span className={value < 0 ? BELOW : ""}>{formatAmount(value)}</span>;
}

/** When that is, and what is owed at most where an overdraft keeps cash there. */
export function HeadroomNote({ figures: { ahead } }: CellProps) {
  const drawn = ahead?.mostDrawn;
  return (
    <>
      {ahead?.lowestHeadroom?.period}
      {drawn && (
        <span className="block text-alert">
          {`overdraft ${formatAmount(drawn.value)},`}
          {/* A line of its own, since two such columns stand in the table of a shock. */}
          <span className="block">{drawn.period}</span>
        </span>
      )}
    </>
  );
}

const BELOW = "rounded-xs bg-heat-0 px-1.5 py-0.5 font-semibold text-heat-0-text";

/** In the model's own periods, which are named where they are no months. */
export function Runway({ figures: { ahead, unit } }: CellProps) {
  if (!ahead?.lowestHeadroom) return "–";
  const { runway, periodCount } = ahead;
  const words = unit === "month" ? "" : ` ${unit}s`;
  if (runway === null) return <span className="text-text-2">{`${periodCount}+${words}`}</span>;
  return <span className="font-semibold text-alert">{`${runway}${words}`}</span>;
}

export function Covenants({ figures: { ahead } }: CellProps) {
  const rules = ahead?.covenants ?? [];
  if (rules.length === 0) return <span className="text-text-3">None</span>;
  const broken = rules.filter(({ brokenFrom }) => brokenFrom !== null);
  const [first] = broken;
  if (!first)
    return (
      <span className="text-text-2">
        {rules.length === 1 ? "Holds" : `All ${rules.length} hold`}
      </span>
    );
  const more = broken.length > 1 ? ` and ${broken.length - 1} more` : "";
  return (
    <span className="text-xs text-alert">{`${first.name} from ${first.brokenFrom}${more}`}</span>
  );
}
