import { useNavigate, useSearch } from "@tanstack/react-router";
import { Table2 } from "lucide-react";
import { askOnScreen, modelOnScreen } from "#model/model-on-screen.ts";
import type { DocumentState } from "#model/open-document.ts";
import type { Command } from "./palette-commands.tsx";
import { useLineFigures } from "./use-line-figures.ts";

/**
 * What the model that is open has by name, each with where it stands and what it comes to next, in
 * the case that is looked at.
 */
export function useFoundLines(text: string): { lines: Command[]; figuresAre: string } {
  const navigate = useNavigate();
  const { scenario } = useSearch({ strict: false });
  const model = modelOnScreen();
  const state = model?.document.state();
  const period = state ? nextPeriod(state) : 0;
  const inCase = state?.structure.scenarios.find(({ id }) => id === scenario);
  const figures = useLineFigures(model, period, inCase?.id);
  if (text.trim() === "" || !model || !state) return { lines: [], figuresAre: "" };
  const params = { modelId: model.id };
  const ask = askOnScreen();
  const lines = linesOf(state).map(({ id, line, label, keywords, note, place }): Command => {
    const figure = line === undefined ? undefined : figures.get(line);
    const question = figure?.question;
    return {
      ...{ id, label, keywords, note, icon: <Table2 /> },
      ...(figure && { figure: figure.text }),
      ...(ask && question && { askWhy: () => ask(question) }),
      run: () =>
        place.tab === "drivers"
          ? navigate({ to: "/models/$modelId/drivers", params, search: place.search })
          : navigate({ to: "/models/$modelId/statements", params, search: place.search }),
    };
  });
  const month = state.structure.periods[period]?.label ?? "";
  return { lines, figuresAre: `${inCase?.name ?? "Base"}, ${state.document.currency}, ${month}` };
}

/** The first that is forecast; where all has happened, the last. */
function nextPeriod({ structure: { timeline } }: DocumentState) {
  return Math.min(timeline.actualCount, timeline.periodCount - 1);
}

type Line = Required<Pick<Command, "id" | "label" | "keywords" | "note">> & {
  place: Place;
  /** Whose figures stand beside it; a module has none of its own. */
  line?: string;
};
type Place =
  | { tab: "drivers"; search: { line?: string; module?: string } }
  | { tab: "statements"; search: { line?: string; statement?: "kpis" } };

export function linesOf({ document, structure }: Pick<DocumentState, "document" | "structure">) {
  const { drivers, modules, kpis } = document;
  return [
    ...SHOWN.flatMap(([statement, note]) =>
      structure.statements[statement].map(
        ({ line, label }): Line => ({
          ...{ id: `line ${line}`, line, label, keywords: "", note },
          place: { tab: "statements", search: { line } },
        }),
      ),
    ),
    ...modules.map((module) => named(module, "Drivers", inDrivers({ module: module.id }))),
    ...drivers.map((driver) => ({
      ...named(
        driver,
        `Drivers${driver.group ? `, ${driver.group}` : ""}`,
        inDrivers({ line: driver.id }),
      ),
      line: driver.id,
    })),
    ...kpis.map((kpi) => ({
      ...named(kpi, "KPIs", { tab: "statements", search: { statement: "kpis" } }),
      line: `kpi.${kpi.id}`,
    })),
  ];
}

/** As the page of statements shows them when nothing else is said. */
const SHOWN = [
  ["profitAndLoss", "Profit and loss"],
  ["balanceSheet", "Balance sheet"],
  ["cashFlow", "Cash flow"],
] as const;

const inDrivers = (search: { line?: string; module?: string }): Place => ({
  ...{ tab: "drivers", search },
});

/** Its name in formulas is what some look for it by. */
function named({ id, name }: { id: string; name: string }, note: string, place: Place): Line {
  return { id: `${note} ${id}`, label: name, keywords: id, note, place };
}
