import type { ModelFigures } from "@app/contract/models";
import { SparkLine } from "#ui/spark-line.tsx";

type CashLineProps = { figures: ModelFigures; className?: string };

/** Closing cash around now. It stands beside its figure, which is what a screen reader says. */
export function CashLine({ figures, className }: CashLineProps) {
  const { closingCash, cashFloor } = figures;
  return (
    <SparkLine
      values={closingCash.values}
      actualCount={closingCash.actualCount}
      {...(cashFloor !== null && { floor: cashFloor })}
      {...(className !== undefined && { className })}
    />
  );
}

/** What the lines of a list mean, under it; `hasShock` where each has another case beside it. */
export function CashLegend({ hasShock = false }: { hasShock?: boolean }) {
  return (
    <ul className="flex gap-4 text-xs text-text-2 phone:hidden">
      {(hasShock ? [...LEGEND, SHOCK] : LEGEND).map(({ name, stroke, dash }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 20 8" className="h-2 w-5" aria-hidden="true">
            <path d="M0 4h20" stroke={stroke} strokeWidth="1.8" strokeDasharray={dash} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const LEGEND = [
  { name: "Actual", stroke: "var(--c1)" },
  { name: "Forecast", stroke: "var(--c1)", dash: "4 2.5" },
  { name: "Cash floor", stroke: "var(--alert-fill)", dash: "1.5 2.5" },
];
const SHOCK = { name: "Shock", stroke: "var(--c2)", dash: "6 2" };
