import { listModelEdits } from "@app/contract/model-versions";
import { getLastVisit } from "@app/contract/model-visits";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import { comparison } from "#features/model/history/history-queries.ts";
import { headlineOf, movedBy } from "#features/model/history/history-words.ts";
import { shownComparison } from "#features/model/history/shown-comparison.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { queryFor } from "#lib/api.ts";
import { formatAmount, formatDateTime } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { sinceRows } from "./since-rows.ts";

type Visit = { version: number; at: string };

/** What changed in money while one was away. */
export function SinceCard() {
  const { model } = useWorkbench();
  // As it stood when the model was opened: what is looked at now is no reason to forget it.
  const { data } = useQuery(
    queryFor(getLastVisit, { params: { id: model.id } }, { staleTime: VISIT_MS }),
  );
  if (!data) return null;
  const { lastVisit } = data;
  return (
    <Card aria-label="Since your last visit">
      <CardHeader
        title="Since your last visit"
        description={lastVisit ? visitWords(lastVisit) : "The first one"}
        actions={
          lastVisit &&
          lastVisit.version < model.documentVersion && (
            <Link
              to="/models/$modelId/history"
              params={{ modelId: model.id }}
              search={{ from: lastVisit.version, to: model.documentVersion }}
              className="text-xs"
            >
              Compare versions
            </Link>
          )
        }
      />
      <Since lastVisit={lastVisit} />
    </Card>
  );
}

const VISIT_MS = 5 * 60_000;

function visitWords({ at, version }: Visit) {
  return `${formatDateTime(new Date(at), new Date())}, version ${version}`;
}

function Since({ lastVisit }: { lastVisit: Visit | null }) {
  const { model } = useWorkbench();
  if (!lastVisit) {
    return <CardBody>What changes while you are away will be told here, in money.</CardBody>;
  }
  if (lastVisit.version >= model.documentVersion) {
    return (
      <CardBody>{`Nothing has changed since ${momentWords(lastVisit.at, new Date())}.`}</CardBody>
    );
  }
  return (
    <Part fallback={<SkeletonRows count={4} />}>
      <Changes from={lastVisit.version} />
    </Part>
  );
}

function Changes({ from }: { from: number }) {
  const { model } = useWorkbench();
  const [now] = useState(() => new Date());
  const { data } = useSuspenseQuery(comparison(model.id, from, model.documentVersion));
  const { data: saved } = useQuery(
    queryFor(listModelEdits, { params: { id: model.id }, query: { afterVersion: from } }),
  );
  const compared = useMemo(() => shownComparison(data), [data]);
  const rows = sinceRows(compared, saved?.items ?? [], now);
  const { figures, wordCount, addsUp } = compared;
  if (rows.length === 0) {
    return <CardBody>{`No figure moved${wordCount > 0 ? ", only words changed" : ""}.`}</CardBody>;
  }
  const most = Math.max(...rows.map(({ amounts }) => Math.abs(amounts[0] ?? 0)), 1);
  const summary = figures.map((figure, at) => {
    const headline = headlineOf(compared, at);
    return `${figure.name.toLowerCase()} ${headline ? movedBy(headline.amount, "unchanged") : "?"}`;
  });
  return (
    <>
      <table className={TABLE}>
        <thead className="text-text-2">
          <tr>
            <th scope="col" className="text-left font-normal">
              {`Base, ${model.figures.currency}`}
            </th>
            <td aria-hidden="true" className="phone:hidden" />
            {figures.map(({ line, name, period }) => (
              <th key={line} scope="col" className="text-right font-normal">
                {name}
                <br />
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Total name="Then" amounts={figures.map(({ before }) => before)} />
          {rows.map(({ name, who, amounts }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be called the same
            <tr key={at}>
              <th scope="row" className="w-full max-w-0 text-left font-normal">
                <span className="block truncate" title={name}>
                  {name}
                </span>
                {who && <span className="block truncate text-2xs text-text-3">{who}</span>}
              </th>
              <td aria-hidden="true" className="phone:hidden">
                <Bar amount={amounts[0] ?? 0} most={most} />
              </td>
              {amounts.map((amount, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={column} className="tabular text-right whitespace-nowrap">
                  {textOf(amount)}
                </td>
              ))}
            </tr>
          ))}
          <Total name="Now" amounts={figures.map(({ after }) => after)} />
        </tbody>
      </table>
      {addsUp && (
        <p className="flex items-start gap-2 px-4 py-3 text-xs text-text-2">
          <Check className="mt-0.5 size-3.5 flex-none text-positive" />
          {`Parts add up: ${summary.join(", ")}.`}
        </p>
      )}
    </>
  );
}

const TABLE =
  "w-full text-xs [&_:is(th,td)]:h-8 [&_:is(th,td)]:border-t [&_:is(th,td)]:border-border [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 [&_thead_:is(th,td)]:border-0";

function Total({ name, amounts }: { name: string; amounts: readonly (number | null)[] }) {
  return (
    <tr className="font-semibold">
      <th scope="row" className="text-left">
        {name}
      </th>
      <td aria-hidden="true" className="phone:hidden" />
      {amounts.map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={column} className="tabular text-right whitespace-nowrap">
          {textOf(amount)}
        </td>
      ))}
    </tr>
  );
}

const textOf = (amount: number | null) => (amount === null ? "?" : formatAmount(amount));

/** From the middle: to the right what came in, to the left what went. */
function Bar({ amount, most }: { amount: number; most: number }) {
  const width = `${(Math.abs(amount) / most) * 50}%`;
  return (
    <span className="relative block h-2.5 w-11 bg-linear-to-r from-border to-border bg-[length:1px_100%] bg-center bg-no-repeat">
      <span
        className={classNames(
          "absolute top-0 h-full",
          amount < 0 ? "right-1/2 bg-negative" : "left-1/2 bg-positive",
        )}
        style={{ width }}
      />
    </span>
  );
}
