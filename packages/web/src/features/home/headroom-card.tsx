import type { HeadroomRow } from "@app/contract/home";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState, useTransition } from "react";
import { formatAmount } from "#lib/format.ts";
import { useHasClients } from "#lib/has-clients.ts";
import { CashLine } from "#model/cash-line.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { useScrollable } from "#ui/use-scrollable.ts";
import { useSteps } from "#ui/use-steps.ts";
import { HEADROOM_SHOWN, headroom } from "./home-queries.ts";

type Standing = HeadroomRow["lowest"]["standing"];

/** Cash above the floor of every forecast, month by month. What stands instead is given for when none keeps one. */
export function HeadroomCard({ instead }: { instead: ReactNode }) {
  const [page, setPage] = useState(1);
  const [, startChange] = useTransition();
  const { data } = useSuspenseQuery(headroom(page));
  const { items, months, totalItemCount, dueCount } = data;
  if (totalItemCount === 0 && dueCount === 0) return instead;
  const turnTo = (next: number) => startChange(() => setPage(next));
  return (
    <Card>
      <CardHeader
        title="Cash headroom above floor"
        description={`Base, month end, ${currencyWords(items)} Tightest first, relative to floor`}
        actions={<Legend />}
      />
      <Months items={items} months={months} />
      <PhoneRows items={items} />
      {dueCount > 0 && (
        <p role="status" className="border-t border-border px-4 py-2.5 text-text-2">
          {dueCount === 1 ? "One forecast is" : `${dueCount} forecasts are`} being worked out and
          will stand here in a minute.
        </p>
      )}
      {totalItemCount > HEADROOM_SHOWN && (
        <Turn page={page} total={totalItemCount} onTurn={turnTo} />
      )}
    </Card>
  );
}

/** One currency is told once; several stand in the rows. */
function currencyWords(items: readonly HeadroomRow[]) {
  const [only, other] = new Set(items.map(({ figures }) => figures.currency));
  return other === undefined ? `${only ?? ""} ’000.` : "’000.";
}

const LOOKS: Record<Standing, string> = {
  below: "bg-heat-0 text-heat-0-text font-semibold",
  near: "bg-heat-1 text-alert font-medium",
  more: "bg-heat-2 text-text-2",
};

const LEGEND: [Standing, string][] = [
  ["below", "Below floor"],
  ["near", "Less than 25% above"],
  ["more", "More"],
];

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2xs text-text-2">
      {LEGEND.map(([standing, name]) => (
        <li key={standing} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames("h-3 w-4 rounded-xs border border-border", LOOKS[standing])}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

type MonthsProps = { items: readonly HeadroomRow[]; months: readonly string[] };

function Months({ items, months }: MonthsProps) {
  const [element, isScrollable] = useScrollable();
  const hasOthers = new Set(items.map(({ figures }) => figures.currency)).size > 1;
  const who = useHasClients() ? "Client" : "Model";
  return (
    <div
      ref={element}
      className="overflow-x-auto px-3 pb-3 phone:hidden"
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Headroom by month" })}
    >
      <table className="tabular w-full border-separate border-spacing-0.5 text-right text-xs [&_:is(th,td)]:h-7.5 [&_:is(th,td)]:px-2">
        <caption className="sr-only">Cash headroom above floor</caption>
        <thead className="text-2xs whitespace-nowrap text-text-2 [&_th]:font-normal">
          <tr>
            <th scope="col" className="text-left">
              {who}
            </th>
            <th scope="col">Floor</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col">Lowest</th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.modelId}>
              <th scope="row" className="w-full max-w-0 min-w-36 truncate text-left font-medium">
                <ModelLink row={row} />
              </th>
              <td className="whitespace-nowrap text-text-2">
                {hasOthers && <span className="text-2xs">{row.figures.currency} </span>}
                {inThousands(row.floor)}
              </td>
              {row.months.map((cell, at) => (
                <td
                  key={months[at]}
                  className={classNames("min-w-13 rounded-xs", cell && LOOKS[cell.standing])}
                >
                  {cell && inThousands(cell.value)}
                </td>
              ))}
              <td className={LOWEST[row.lowest.standing]}>
                {inThousands(row.lowest.value)}
                <span className="block whitespace-nowrap text-2xs text-text-3">
                  {row.lowest.period}
                </span>
                <Drawn row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LOWEST: Record<Standing, string> = { below: "text-alert", near: "", more: "" };

function ModelLink({ row: { modelId, modelName, clientName } }: { row: HeadroomRow }) {
  return (
    <Link
      to="/models/$modelId"
      params={{ modelId }}
      className="text-text"
      title={clientName ? `${clientName}, ${modelName}` : modelName}
    >
      {clientName ?? modelName}
      {clientName && <span className="ml-1.5 font-normal text-text-3">{modelName}</span>}
    </Link>
  );
}

/** What keeps cash at its floor is owed. */
function Drawn({ row: { figures } }: { row: HeadroomRow }) {
  const drawn = figures.ahead?.mostDrawn;
  if (!drawn) return null;
  return <span className="block text-2xs text-alert">overdraft {inThousands(drawn.value)}</span>;
}

/** The shape of cash and its lowest, where months have no room. */
function PhoneRows({ items }: { items: readonly HeadroomRow[] }) {
  return (
    <ul className="hidden phone:block">
      {items.map((row) => (
        <li
          key={row.modelId}
          className="flex min-h-12 items-center gap-3 border-t border-border px-4 py-1.5"
        >
          <span className="min-w-0 grow truncate font-medium">
            <ModelLink row={row} />
            <Drawn row={row} />
          </span>
          <CashLine figures={row.figures} className="w-20 shrink-0" />
          <span className="tabular w-16 shrink-0 text-right whitespace-nowrap">
            <b className={classNames("block font-semibold", LOWEST[row.lowest.standing])}>
              {inThousands(row.lowest.value)}
            </b>
            <span className="text-2xs text-text-3">{row.lowest.period}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type TurnProps = { page: number; total: number; onTurn: (page: number) => void };

function Turn({ page, total, onTurn }: TurnProps) {
  const first = (page - 1) * HEADROOM_SHOWN + 1;
  const last = Math.min(page * HEADROOM_SHOWN, total);
  const steps = useSteps(page);
  return (
    <nav
      aria-label="Pages of headroom"
      className="flex items-center gap-2 border-t border-border px-4 py-2"
    >
      <p className="tabular grow text-text-2">{`${first}–${last} of ${total}`}</p>
      <div {...steps} className="flex gap-2">
        <Button size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={last === total} onClick={() => onTurn(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

/** What is less than half a thousand is told by its tenth: short is short. */
function inThousands(amount: number) {
  const isSmall = amount !== 0 && Math.abs(amount) < 1_000;
  return formatAmount(amount / 1_000, { decimals: isSmall ? 1 : 0 });
}
