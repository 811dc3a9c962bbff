import { useNavigate } from "@tanstack/react-router";
import { Table2 } from "lucide-react";
import { modelOnScreen } from "#model/model-on-screen.ts";
import type { DocumentState } from "#model/open-document.ts";
import type { Command } from "./palette-commands.tsx";

/** What the model that is open has by name, each with where it stands. */
export function useFoundLines(text: string): Command[] {
  const navigate = useNavigate();
  const model = modelOnScreen();
  if (text.trim() === "" || !model) return [];
  const params = { modelId: model.id };
  return linesOf(model.state()).map(({ id, label, keywords, note, place }) => ({
    ...{ id, label, keywords, note, icon: <Table2 /> },
    run: () =>
      place.tab === "drivers"
        ? navigate({ to: "/models/$modelId/drivers", params, search: place.search })
        : navigate({ to: "/models/$modelId/statements", params, search: place.search }),
  }));
}

type Line = Required<Pick<Command, "id" | "label" | "keywords" | "note">> & { place: Place };
type Place =
  | { tab: "drivers"; search: { line?: string; module?: string } }
  | { tab: "statements"; search: { line?: string; statement?: "kpis" } };

export function linesOf({ document, structure }: Pick<DocumentState, "document" | "structure">) {
  const { drivers, modules, kpis } = document;
  return [
    ...SHOWN.flatMap(([statement, note]) =>
      structure.statements[statement].map(
        ({ line, label }): Line => ({
          ...{ id: `line ${line}`, label, keywords: "", note },
          place: { tab: "statements", search: { line } },
        }),
      ),
    ),
    ...modules.map((module) => named(module, "Drivers", inDrivers({ module: module.id }))),
    ...drivers.map((driver) =>
      named(
        driver,
        `Drivers${driver.group ? `, ${driver.group}` : ""}`,
        inDrivers({ line: driver.id }),
      ),
    ),
    ...kpis.map((kpi) => named(kpi, "KPIs", { tab: "statements", search: { statement: "kpis" } })),
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
