import { getAccountFigures } from "@app/contract/connection-mapping";
import { monthOfDay } from "@app/engine/time/day";
import type { ActualFigure } from "@app/engine/why/steps";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { queryFor } from "#lib/api.ts";
import { formatAmount, formatDateTime } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { ledgerParts } from "./ledger-parts.ts";

type WhyLedgerProps = { actual: ActualFigure; connectionId: number };

/** Where an actual figure ends: the source, its accounts as it has them, and the sync that brought it. */
export function WhyLedger({ actual, connectionId }: WhyLedgerProps) {
  const { document } = useWorkbench();
  const { document: model, structure } = useDocumentState(document);
  const period = structure.periods[actual.period];
  const from = monthOfDay(period?.firstDay ?? 0);
  const monthCount = monthOfDay(period?.lastDay ?? 0) - from + 1;
  const sources = model.accounts.find(({ id }) => id === actual.account)?.sources ?? [];
  const answers = useQueries({
    queries: sources.map((accountId) =>
      queryFor(getAccountFigures, {
        params: { id: connectionId },
        query: { accountId, from, monthCount },
      }),
    ),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  // What another connection or a file once brought is not there; the rest is told, and what lacks.
  const found = answers.flatMap(({ data }) => data ?? []);
  const [first] = found;
  if (!first) return null;
  const parts = ledgerParts(found, actual.value, actual.sign);
  const amount = (figure: number) => formatAmount(figure, { decimals: first.currencyDecimals });
  return (
    <section aria-label="In the ledger" className="mt-3 text-xs">
      <h3 className="font-semibold">{`${first.sourceName}, ${first.organisationName}`}</h3>
      <ul className="mt-1 grid">
        {parts.map(({ label, amount: figure, readAt }) => (
          <li key={label} className="flex gap-3 border-t border-border py-1.5">
            <span className="min-w-0 grow">
              {label}
              {readAt && (
                <span className="block text-text-2">
                  {`Brought by a sync: ${formatDateTime(new Date(readAt), new Date())}`}
                </span>
              )}
            </span>
            <span className="tabular">{amount(figure)}</span>
          </li>
        ))}
        <li className="flex gap-3 border-t border-border-strong py-1.5 font-semibold">
          <span className="grow">In the model</span>
          <span className="tabular">{amount(actual.value * actual.sign)}</span>
        </li>
      </ul>
      <Link to="/connections/$id/mapping" params={{ id: String(connectionId) }}>
        Accounts and figures of the connection
      </Link>
    </section>
  );
}
