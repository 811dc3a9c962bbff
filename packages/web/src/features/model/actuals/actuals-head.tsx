import { Link } from "@tanstack/react-router";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { Stepper } from "#ui/stepper.tsx";
import type { BooksSource } from "./books-source.ts";

const STEPS = {
  file: ["File", "Reading", "Accounts", "Roll forward"],
  ledger: ["Ledger", "Accounts", "Roll forward"],
} as const satisfies Record<BooksSource, readonly string[]>;

/** How far somebody has come. */
export function ActualsHead({ source, step }: { source: BooksSource; step: number }) {
  const { model } = useWorkbench();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 pt-5 phone:px-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-lg font-semibold tracking-tight">Add actuals</h2>
        <Link to="/models/$modelId/track_record" params={{ modelId: model.id }} className="text-xs">
          How forecasts turned out
        </Link>
      </div>
      <Stepper label="Steps" steps={STEPS[source]} current={step} />
    </div>
  );
}
