import type { WaterfallChart } from "@app/charts/chart";
import { drawWaterfall } from "@app/charts/draw-waterfall";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowRight, Check, Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.tsx";
import { type Comparison, comparison, type Version } from "./history-queries.ts";
import {
  comparisonText,
  headlineOf,
  inReadingOrder,
  movedBy,
  signed,
  stepsOf,
  subjectOf,
  valueTexts,
} from "./history-words.ts";
import { shownComparison } from "./shown-comparison.ts";

type ComparisonPartProps = { id: number; from: number; to: number; currency: string };

/** What lies between two versions: in money, by its parts, and place by place. */
export function ComparisonPart({ id, from, to, currency }: ComparisonPartProps) {
  const { data } = useSuspenseQuery(comparison(id, from, to));
  const compared = useMemo(() => shownComparison(data), [data]);
  const [at, setAt] = useState(0);
  return (
    <>
      <Card>
        <CardHeader
          title="What changed, in money"
          description={`Base, ${currency}. Each part is a new run of the model, in the order of the document`}
          actions={
            <Segmented
              label="Figure"
              className="max-w-full flex-wrap"
              options={compared.figures.map(({ name, period }, index) => ({
                value: String(index),
                label: `${name} ${period}`,
              }))}
              value={String(at)}
              onChange={(value) => setAt(Number(value))}
            />
          }
        />
        <CardBody className="grid gap-4">
          <Sides compared={compared} at={at} />
          <Headline compared={compared} at={at} />
          <Bridge {...{ compared, at, currency }} />
        </CardBody>
      </Card>
      <ChangedPlaces compared={compared} />
    </>
  );
}

type AtProps = { compared: Comparison; at: number };

function Sides({ compared, at }: AtProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(comparisonText(compared, at));
    toast.success("Copied as text");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-sunken px-3 py-2">
      <Side label="From" version={compared.from} />
      <ArrowRight className="text-text-3 phone:hidden" />
      <Side label="To" version={compared.to} />
      <span className="grow" />
      <Button size="sm" icon={<Copy />} onClick={copy}>
        Copy as text
      </Button>
    </div>
  );
}

function Side({ label, version }: { label: string; version: Version }) {
  return (
    <p>
      <span className="text-xs font-medium text-accent-text">{label}</span>{" "}
      <b className="font-semibold">Version {version.version}</b>{" "}
      <span className="text-xs text-text-2">
        {version.isYou ? "You" : version.authorName}, {momentWords(version.at, new Date())}
      </span>
    </p>
  );
}

function Headline({ compared, at }: AtProps) {
  const headline = headlineOf(compared, at);
  const steps = stepsOf(compared, at).toSorted(
    (a, b) => Math.abs(b.figure ?? 0) - Math.abs(a.figure ?? 0),
  );
  if (!headline) {
    return <Notice tone="alert">One of the two has no forecast, so there is no difference.</Notice>;
  }
  return (
    <p className="max-w-(--read-max) text-md text-text-2">
      {headline.name}{" "}
      <b className="font-semibold text-text">{movedBy(headline.amount, "does not move")}</b>
      {steps.map(({ id, name, figure }, index) => (
        <span key={id}>
          {index === 0 ? ": " : ", "}
          {name} <b className="font-semibold text-text">{figure === null ? "?" : signed(figure)}</b>
        </span>
      ))}
      .
    </p>
  );
}

function Bridge({ compared, at, currency }: AtProps & { currency: string }) {
  const chart = useMemo((): WaterfallChart | undefined => {
    const figure = compared.figures[at];
    const changes = stepsOf(compared, at);
    if (!figure || figure.before === null || changes.length === 0) return undefined;
    return {
      kind: "waterfall",
      title: `${figure.name} ${figure.period}`,
      unit: { name: currency, size: 1 },
      opening: { name: `Version ${compared.from.version}`, figure: figure.before },
      changes,
      closing: { name: `Version ${compared.to.version}` },
    };
  }, [compared, at, currency]);
  return chart && <ChartView chart={chart} draw={drawWaterfall} height={240} />;
}

function ChangedPlaces({ compared }: { compared: Comparison }) {
  const { changes, figures, wordCount, addsUp, from, to } = compared;
  const words = wordCount > 0 ? ` and ${countOf(wordCount, "change")} of words` : "";
  if (changes.length === 0) {
    return <Notice>{`No figure changed between the two${words && `,${words}`}.`}</Notice>;
  }
  return (
    <Card>
      <CardHeader
        title="Changed places"
        description={`${countOf(changes.length, "change")} of figures${words}. Words move no figure`}
      />
      <Table
        label="Changed places"
        className="border-t border-border"
        head={
          <>
            <TableHead>Place</TableHead>
            <TableHead hideOnPhone>Before</TableHead>
            <TableHead hideOnPhone>After</TableHead>
            {figures.map(({ line, name, period }) => (
              <TableHead key={`${line} ${period}`} isNumber>
                {name}
                <br />
                {period}
              </TableHead>
            ))}
          </>
        }
      >
        <TotalRow name={`Version ${from.version}`} amounts={figures.map((each) => each.before)} />
        {inReadingOrder(changes).map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read whole and never reordered
          <TableRow key={index}>
            <TableCell isRowHead note={change.sentence} className="max-w-72 whitespace-normal">
              {subjectOf(change)}
            </TableCell>
            <BeforeAfter change={change} />
            {change.parts.map((part, column) => (
              <Amount key={figures[column]?.line} amount={part} />
            ))}
          </TableRow>
        ))}
        <TotalRow name={`Version ${to.version}`} amounts={figures.map((each) => each.after)} />
      </Table>
      {addsUp && (
        <p className="flex items-center gap-2 border-t border-border px-4 py-3 text-xs text-text-2">
          <Check className="size-3.5 text-positive" />
          {`Parts add up in every column: ${differences(compared).join(", ")}.`}
        </p>
      )}
    </Card>
  );
}

function BeforeAfter({ change }: { change: Comparison["changes"][number] }) {
  const { before, after } = valueTexts(change);
  return (
    <>
      <TableCell hideOnPhone className="max-w-44 whitespace-normal text-text-2">
        <span className="line-clamp-3">{before}</span>
      </TableCell>
      <TableCell hideOnPhone className="max-w-44 whitespace-normal text-cell-input">
        <span className="line-clamp-3">{after}</span>
      </TableCell>
    </>
  );
}

function TotalRow({ name, amounts }: { name: string; amounts: readonly (number | null)[] }) {
  return (
    <TableRow kind="total">
      <TableCell isRowHead className="font-semibold">
        {name}
      </TableCell>
      <TableCell hideOnPhone />
      <TableCell hideOnPhone />
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <Amount key={index} amount={amount} />
      ))}
    </TableRow>
  );
}

function Amount({ amount }: { amount: number | null }) {
  return (
    <TableCell isNumber isNegative={(amount ?? 0) < 0} className="whitespace-nowrap">
      {amount === null ? "?" : formatAmount(amount)}
    </TableCell>
  );
}

function differences(compared: Comparison) {
  return compared.figures.map((_, at) => {
    const headline = headlineOf(compared, at);
    return headline ? movedBy(headline.amount) : "?";
  });
}
