import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";

const SHOWN_MOST = 6;

/** What is not right in the case that is showing, or that all of it is. */
export function ChecksCard() {
  const { document, view, model } = useWorkbench();
  const { structure, checks } = useDocumentState(document);
  const broken = (checks.find(({ scenario }) => scenario === view.scenario)?.broken ?? []).filter(
    (check) => check.class !== "sensitivity",
  );
  const issues = structure.issues.filter(({ severity }) => severity === "error");
  const offCount = broken.length + issues.length;
  return (
    <Card>
      <CardHeader
        title="Checks"
        description={`${countOf(structure.checks.length, "check")}, ${countOf(structure.periods.length, "period")}`}
        actions={
          <Link to="/models/$modelId/checks" params={{ modelId: model.id }} className="text-xs">
            All checks
          </Link>
        }
      />
      <ul className="pb-2 text-xs [&_li]:flex [&_li]:min-h-8 [&_li]:items-center [&_li]:gap-2.5 [&_li]:border-t [&_li]:border-border [&_li]:px-4 [&_li]:py-1.5 [&_svg]:size-4 [&_svg]:flex-none">
        {offCount === 0 && (
          <li>
            <CircleCheck className="text-positive" />
            Everything is right, in every period.
          </li>
        )}
        {issues.slice(0, SHOWN_MOST).map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <CircleAlert className="text-negative" />
            <span className="grow">{message}</span>
          </li>
        ))}
        {broken.slice(0, SHOWN_MOST).map((check) => (
          <li key={check.id}>
            {check.class === "error" ? (
              <CircleAlert className="text-negative" />
            ) : (
              <TriangleAlert className="text-alert" />
            )}
            <span className="grow">
              {`${check.name}, ${structure.periods[check.period]?.label ?? ""}`}
            </span>
            <span className="tabular text-text-2">{formatAmount(Math.abs(check.value))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
