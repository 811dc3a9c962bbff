import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatAmount } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { CheckBadge } from "#model/check-badge.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { modelById } from "./model-queries.ts";
import { belongingOf } from "./model-state.ts";

/** What is known of a model before its document is opened. */
export function ModelPage({ id }: { id: number }) {
  const { data: model } = useSuspenseQuery(modelById(id));
  const { figures } = model;
  return (
    <Page
      breadcrumb={<Link to="/models">Models</Link>}
      title={model.modelName}
      description={belongingOf(model)}
    >
      <Card>
        <CardBody className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <CheckBadge checks={figures.checks} />
          <p>{figures.timeSeries}</p>
          <CashLine figures={figures} />
          {figures.lowestCash && (
            <p>
              Cash is lowest in {figures.lowestCash.period}:{" "}
              <b className="tabular">{formatAmount(figures.lowestCash.value)}</b> {figures.currency}
            </p>
          )}
        </CardBody>
      </Card>
    </Page>
  );
}
