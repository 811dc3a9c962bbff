import { listModels, type Model } from "@app/contract/models";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import { CashLine } from "#model/cash-line.tsx";
import { checkStateOf, concernOf } from "#model/outlook.ts";
import { Monogram } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

const SHOWN = 5;

/** The team's forecasts that need a person: those that are wrong, then those to look at. */
export const concerningModels = (["error", "alert"] as const).map((checks) =>
  queryFor(listModels, { query: { filter: "Team", checks, limit: SHOWN } }),
);

/** Not there while every forecast is in order. */
export function ForecastsCard() {
  const answers = useSuspenseQueries({ queries: concerningModels });
  const models = answers.flatMap(({ data }) => data.items).slice(0, SHOWN);
  const total = answers.reduce((sum, { data }) => sum + data.totalItemCount, 0);
  if (total === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Needs you"
        description={total === 1 ? "One forecast to look at" : `${total} forecasts to look at`}
        actions={
          <Link to="/models" search={{ filter: "Team" }} className={buttonClass("secondary", "sm")}>
            All models
          </Link>
        }
      />
      <ul>
        {models.map(
          (model) => model.figures && <Concern key={model.id} {...model} figures={model.figures} />,
        )}
      </ul>
    </Card>
  );
}

type ConcernProps = Pick<Model, "id" | "modelName" | "clientName" | "figures">;

function Concern({ id, modelName, clientName, figures }: ConcernProps) {
  const isWrong = checkStateOf(figures.checks) !== "alert";
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-t border-border px-4 py-2.5 hover:bg-surface-hover">
      <Monogram name={clientName ?? modelName} />
      <div className="min-w-0 grow">
        <p className="truncate">
          <Link
            to="/models/$modelId"
            params={{ modelId: id }}
            className="stretched font-medium text-text hover:no-underline"
          >
            {clientName ?? modelName}
          </Link>{" "}
          {clientName && <span className="text-text-2">{modelName}</span>}
        </p>
        <p className="flex items-start gap-1.5 text-xs text-text-2">
          {isWrong ? (
            <CircleAlert className="mt-0.5 size-3.5 text-negative" />
          ) : (
            <TriangleAlert className="mt-0.5 size-3.5 text-alert" />
          )}
          {concernOf(figures)}
        </p>
      </div>
      <CashLine figures={figures} className="shrink-0 phone:hidden" />
    </li>
  );
}
