import type { DataOf } from "@app/contract/endpoint";
import type { listExampleModels } from "@app/contract/starter-models";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatPercent } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SparkBars } from "#ui/spark-bars.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { Loading } from "#ui/waiting.tsx";
import { exampleModels, useCreateModel } from "./model-queries.ts";
import { ModelsCrumb } from "./models-crumb.tsx";
import { shortAmount } from "./short-amount.ts";

type Example = DataOf<typeof listExampleModels>["items"][number];

type ExamplesPageProps = { onCreated: (modelId: number) => Promise<void> };

const BREADCRUMB = <ModelsCrumb here="Example models" />;
const DESCRIPTION =
  "Finished companies to learn from. Opening one makes an education model of your own: free, and listed under Education.";

/** Finished companies to learn from; opening one makes an education model of your own. */
export function ExamplesPage({ onCreated }: ExamplesPageProps) {
  return (
    <Page title="Example models" breadcrumb={BREADCRUMB} description={DESCRIPTION}>
      <Part fallback={<CardShapes />}>
        <Examples onCreated={onCreated} />
      </Part>
    </Page>
  );
}

function Examples({ onCreated }: ExamplesPageProps) {
  const { data } = useSuspenseQuery(exampleModels);
  const create = useCreateModel();
  const [opening, setOpening] = useState<string>();

  /** One at a time: a second click while a model is made makes none. */
  async function open({ key, name }: Example) {
    if (opening !== undefined) return;
    setOpening(key);
    await create
      .mutateAsync({ from: "example", key, modelName: name, clientId: null })
      .then(({ id }) => onCreated(id))
      .catch(failureToast(`${name} was not opened`))
      .finally(() => setOpening(undefined));
  }

  return (
    <div className={CARDS}>
      {data.items.map((example) => (
        <ExampleCard
          key={example.key}
          example={example}
          isOpening={example.key === opening}
          onOpen={() => open(example)}
        />
      ))}
    </div>
  );
}

const CARDS = "grid grid-cols-2 gap-4 max-[1000px]:grid-cols-1";

type ExampleCardProps = { example: Example; isOpening: boolean; onOpen: () => void };

function ExampleCard({ example, isOpening, onOpen }: ExampleCardProps) {
  const { name, industry, description, scenarios, currency } = example;
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={name}
        description={industry}
        actions={<Badge tone="outline">Education</Badge>}
      />
      <CardBody className="flex grow flex-col gap-3">
        <p>{description}</p>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <figure>
            <SparkBars values={example.sales} />
            <figcaption className={CAPTION}>
              Sales, first year ahead{" "}
              <b className="tabular text-text">{shortAmount(example.firstYear.revenue)}</b>{" "}
              {currency}
            </figcaption>
          </figure>
          <figure>
            <SparkLine
              values={example.closingCash}
              actualCount={example.actualCount}
              width={132}
              height={54}
            />
            <figcaption className={CAPTION}>
              Cash at its end{" "}
              <b className="tabular text-text">{shortAmount(example.firstYear.closingCash)}</b>{" "}
              {currency}
            </figcaption>
          </figure>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-text-2">
          <dt>Actual</dt>
          <dd>{example.actualCount} periods</dd>
          {example.firstYear.ebitdaShare !== null && (
            <>
              <dt>EBITDA, that year</dt>
              <dd className="tabular italic">
                {formatPercent(example.firstYear.ebitdaShare, { decimals: 0 })}
              </dd>
            </>
          )}
          <dt>Scenarios</dt>
          <dd>{scenarios.join(", ")}</dd>
        </dl>
        <div className="mt-auto pt-1">
          <Changes>
            <Button isPending={isOpening} onClick={onOpen}>
              Open {name}
            </Button>
          </Changes>
        </div>
      </CardBody>
    </Card>
  );
}

const CAPTION = "mt-1 text-xs text-text-2";

export function ExamplesSkeleton() {
  return (
    <Page title="Example models" breadcrumb={BREADCRUMB} description={DESCRIPTION}>
      <Loading>
        <CardShapes />
      </Loading>
    </Page>
  );
}

function CardShapes() {
  return (
    <div className={CARDS}>
      {[...Array(4).keys()].map((card) => (
        <Skeleton key={card} className="h-90 rounded-lg" />
      ))}
    </div>
  );
}
