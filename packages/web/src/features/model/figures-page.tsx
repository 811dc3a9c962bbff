import { useSuspenseQuery } from "@tanstack/react-query";
import { formatAmount } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { openedModel } from "./model-queries.ts";

/** What is known of a model before its document is opened. */
export function FiguresPage({ id }: { id: number }) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const { figures } = model;
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center gap-x-8 gap-y-3">
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
  );
}
