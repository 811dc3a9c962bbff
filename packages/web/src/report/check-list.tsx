import type { RenderedCheck, RenderedChecks } from "@app/engine/reports/rendered-report";
import { checkText } from "@app/engine/reports/told-words";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";

/** Every check, and where it breaks first. */
export function CheckList({ checks }: { checks: RenderedChecks }) {
  return (
    <ul className="report-card grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-6 gap-y-2.5 px-4 py-3.5">
      {checks.items.map((check) => (
        <li key={check.name} className="flex items-start gap-2 text-sm">
          <CheckSign check={check} />
          <span>{checkText(check)}</span>
        </li>
      ))}
    </ul>
  );
}

function CheckSign({ check }: { check: RenderedCheck }) {
  if (!check.isBroken) return <CircleCheck className="mt-0.5 text-positive" aria-label="Passes" />;
  return check.class === "error" ? (
    <CircleAlert className="mt-0.5 text-negative" aria-label="Fails" />
  ) : (
    <TriangleAlert className="mt-0.5 text-alert" aria-label="Alert" />
  );
}
