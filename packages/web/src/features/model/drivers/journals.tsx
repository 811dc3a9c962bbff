import type { JournalLine } from "@app/engine/trace/journals";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Select } from "#ui/select.tsx";
import { choiceLabel } from "./setting-words.ts";

/** What a module posts in a period of the case that is showing. */
export function Journals({ module }: { module: string }) {
  const { document, view } = useWorkbench();
  const { structure, version, document: model } = useDocumentState(document);
  const { actualCount } = structure.timeline;
  const [period, setPeriod] = useState(Math.min(actualCount, structure.periods.length - 1));
  const [journals, setJournals] = useState<readonly JournalLine[]>();
  const { scenario } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other journals
  useEffect(() => {
    let isWanted = true;
    document.journals(module, period, scenario).then(
      (answer) => isWanted && setJournals(answer.journals),
      // The module went while it was asked about.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [document, module, period, scenario, version]);
  return (
    <section aria-label="Journals" className="mt-4">
      <div className="flex items-center gap-2">
        <h3 className="grow font-semibold">Journals in</h3>
        <Select
          aria-label="Period of the journals"
          className="w-auto [&_select]:h-7 [&_select]:text-xs phone:[&_select]:h-10.5"
          value={period}
          onChange={(event) => setPeriod(Number(event.target.value))}
        >
          {structure.periods.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {journals && journals.length > 0 && (
        <JournalTable {...{ journals }} currency={model.currency} />
      )}
      {journals && (
        <p className="mt-2 flex items-center gap-1.5 text-text-2">
          {journals.length > 0 ? (
            <>
              <Check className="size-3.5 text-positive" />
              Balanced: each line has two sides of one amount.
            </>
          ) : period < actualCount ? (
            "The ledger's own movements stand in an actual period."
          ) : (
            "Nothing is posted in this period."
          )}
        </p>
      )}
    </section>
  );
}

type JournalTableProps = {
  journals: readonly (Omit<JournalLine, "amount"> & { amount?: number })[];
  currency?: string;
};

/** Debit over credit, as an accountant writes it. */
export function JournalTable({ journals, currency }: JournalTableProps) {
  return (
    <table className="mt-1.5 w-full">
      <thead>
        <tr className="border-b border-border-strong text-left text-2xs text-text-2">
          <th scope="col" className="py-1 font-normal">
            Debit, credit
          </th>
          <th scope="col" className="py-1 font-normal">
            Cash flow
          </th>
          {currency !== undefined && (
            <th scope="col" className="py-1 text-right font-normal">
              {currency}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {journals.map((line) => (
          <tr
            key={`${line.text} ${line.debit} ${line.credit}`}
            title={line.text}
            className="border-b border-border align-top"
          >
            <td className="py-1 pr-2">
              <span className="font-medium">{line.debit}</span>
              <span className="block pl-3 text-text-2">{line.credit}</span>
            </td>
            <td className="py-1 pr-2 text-text-2">
              {line.cashFlow ? choiceLabel("cashFlow", line.cashFlow) : "No cash"}
            </td>
            {currency !== undefined && (
              <td className="tabular py-1 text-right">{formatAmount(line.amount ?? 0)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
