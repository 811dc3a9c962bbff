import type { ModelFigures } from "@app/contract/models";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { checkStateOf, countOf } from "./outlook.ts";

/** Quiet when all is right: only what needs a person is filled. */
export function CheckBadge({ checks }: { checks: ModelFigures["checks"] }) {
  switch (checkStateOf(checks)) {
    case "blocked":
      return (
        <Badge tone="negative" icon={<CircleAlert />}>
          No forecast
        </Badge>
      );
    case "error":
      return (
        <Badge tone="negative" icon={<CircleAlert />}>
          {countOf(checks.errorCount, "error")}
        </Badge>
      );
    case "alert":
      return (
        <Badge tone="alert" icon={<TriangleAlert />}>
          {countOf(checks.alertCount, "alert")}
        </Badge>
      );
    case "pass":
      return (
        <span className="inline-flex items-center gap-1.5 align-middle text-xs text-text-2">
          <CircleCheck className="size-3.5 text-positive" />
          Pass
        </span>
      );
  }
}
