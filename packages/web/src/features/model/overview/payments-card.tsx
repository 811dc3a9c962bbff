import { PERIODS_PER_YEAR } from "@app/engine/time/timeline";
import type { Payment } from "@app/engine/trace/payments";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";

/** The largest payments of the half year ahead that are not paid in every period. */
export function PaymentsCard() {
  const { document, view, model } = useWorkbench();
  const { version, structure, document: held } = useDocumentState(document);
  const { scenario } = view;
  const periodCount = Math.max(1, PERIODS_PER_YEAR[structure.timeline.unit] / 2);
  const [payments, setPayments] = useState<readonly Payment[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for every version
  useEffect(() => {
    let isOld = false;
    document.payments(periodCount, scenario).then(
      (answer) => isOld || setPayments(answer.payments),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [document, version, scenario, periodCount]);
  if (!payments) return null;
  const caseName = structure.scenarios.find(({ id }) => id === scenario)?.name ?? "Base";
  // As they are shown: whoever adds them up finds the same.
  const total = payments.reduce((sum, { amount }) => sum + Math.round(amount), 0);
  return (
    <Card aria-label="Large payments ahead">
      <CardHeader
        title="Large payments ahead"
        description={`${caseName}, ${held.currency}, in the half year ahead. What is paid every ${structure.timeline.unit} is left out`}
        actions={
          payments.length > 0 && (
            <span className="tabular text-xs text-text-2">{formatAmount(total)} in all</span>
          )
        }
      />
      {payments.length === 0 && <CardBody>None.</CardBody>}
      {payments.length > 0 && (
        <table className="mb-2 w-full text-xs [&_:is(th,td)]:h-8 [&_:is(th,td)]:border-t [&_:is(th,td)]:border-border [&_:is(th,td)]:px-2 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 phone:[&_:is(th,td)]:h-10.5">
          <thead className="sr-only">
            <tr>
              <th scope="col">Period</th>
              <th scope="col">For</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ module, name, period, amount }) => (
              <tr key={`${module} ${period}`}>
                <td className="whitespace-nowrap text-text-2">
                  {structure.periods[period]?.label}
                </td>
                <th scope="row" className="w-full max-w-0 text-left font-normal">
                  <Link
                    to="/models/$modelId/drivers"
                    params={{ modelId: model.id }}
                    search={{ module }}
                    className="block truncate text-text hover:underline"
                  >
                    {name}
                  </Link>
                </th>
                <td className="tabular text-right">{formatAmount(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
