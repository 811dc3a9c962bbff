import type { RenderedChecks } from "@app/engine/reports/rendered-report";
import { checkText } from "@app/engine/reports/told-words";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { Notice } from "#ui/notice.tsx";

/** How the figures of a case stand: told above every report, whatever its author put in it. */
export function Standing({ checks }: { checks: RenderedChecks }) {
  const broken = checks.items.filter(({ isBroken }) => isBroken);
  const errors = broken.filter((check) => check.class === "error");
  const others = broken.filter((check) => check.class === "alert");
  if (checks.isBlocked)
    return (
      <Notice tone="negative" title="These figures do not hold.">
        {checks.faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Notice>
    );
  return (
    <ul className="grid gap-1.5 text-sm text-text-2">
      {errors.map((check) => (
        <li key={check.name} className="flex items-start gap-2 font-medium text-negative">
          <CircleAlert className="mt-0.5" />
          {checkText(check)}
        </li>
      ))}
      {errors.length === 0 && (
        <li className="flex items-start gap-2">
          <CircleCheck className="mt-0.5 text-positive" />
          Statements balance
        </li>
      )}
      {others.map((check) => (
        <li key={check.name} className="flex items-start gap-2">
          <TriangleAlert className="mt-0.5 text-alert" />
          {checkText(check)}
        </li>
      ))}
    </ul>
  );
}
