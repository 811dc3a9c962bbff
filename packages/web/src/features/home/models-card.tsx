import { listModels } from "@app/contract/models";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryFor } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

const SHOWN = 8;

/** What a company's finance team works on, as an advisor's home has clients. */
export const latestModels = queryFor(listModels, { query: { filter: "Team", limit: SHOWN } });

export function ModelsCard() {
  const { data } = useSuspenseQuery(latestModels);
  const now = new Date();
  return (
    <Card>
      <CardHeader
        title="Your models"
        description={data.totalItemCount === 1 ? "1 model" : `${data.totalItemCount} models`}
        actions={
          <Link to="/models" search={{ filter: "Team" }} className={buttonClass("secondary", "sm")}>
            All models
          </Link>
        }
      />
      <ul>
        {data.items.map(({ id, modelName, figures, updatedAt }) => (
          <li
            key={id}
            className="relative flex h-14 items-center gap-3 border-t border-border px-4 hover:bg-surface-hover"
          >
            <Link
              to="/models/$modelId"
              params={{ modelId: id }}
              className="stretched min-w-0 grow truncate font-medium text-text hover:no-underline"
            >
              {modelName}
            </Link>
            {figures && <CashLine figures={figures} className="shrink-0 phone:hidden" />}
            <span className="text-xs whitespace-nowrap text-text-3">
              {formatDateTime(new Date(updatedAt), now)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
