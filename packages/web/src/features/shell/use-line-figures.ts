import type { Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useEffect, useState } from "react";
import type { ModelOnScreen } from "#model/model-on-screen.ts";
import { questionAt, type WhyQuestion } from "#model/why-question.ts";

export type LineFigure = { text: string; question: WhyQuestion | undefined };

/** What every line of the model that is open comes to in one period of a case, once it is known. */
export function useLineFigures(
  model: ModelOnScreen | undefined,
  period: number,
  scenario: string | undefined,
): ReadonlyMap<string, LineFigure> {
  const [figures, setFigures] = useState<ReadonlyMap<string, LineFigure>>(NONE);
  useEffect(() => {
    if (!model) return;
    const stores = SHOWN.map((shows) =>
      model.document.storeOf({ shows, from: period, to: period, cases: [scenario] }),
    );
    const show = () => setFigures(new Map(stores.flatMap((store) => figuresOf(store.table()))));
    const ends = stores.flatMap((store) => [store.subscribe(show), model.document.watch(store)]);
    show();
    return () => {
      for (const end of ends) end();
    };
  }, [model, period, scenario]);
  return figures;
}

const NONE: ReadonlyMap<string, LineFigure> = new Map();

const SHOWN: readonly TableRead["shows"][] = [
  { statements: ["profitAndLoss", "balanceSheet", "cashFlow"], hasKpis: true },
  "drivers",
];

function figuresOf(table: Table | undefined): [string, LineFigure][] {
  return (table?.rows ?? []).flatMap(({ line }, row) =>
    table && line !== undefined
      ? [[line, { text: textAt(table, row, 0), question: questionAt(table, row, 0) }]]
      : [],
  );
}
