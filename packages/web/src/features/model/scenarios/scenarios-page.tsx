import type { TableRead } from "@app/engine/worker/read-tables";
import { Plus, Target } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { CashCard } from "#features/model/overview/cash-card.tsx";
import { floorLineOf, headroomOf, overdraftLine } from "#features/model/overview/headroom.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { loadPart } from "#lib/load-part.ts";
import { countOf } from "#model/outlook.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { CaseCard, type CaseDeed } from "./case-card.tsx";
import { changeWords } from "./change-words.ts";
import {
  addScenario,
  changeScenario,
  moveScenario,
  type Planned,
  removeScenario,
  type ScenarioDraft,
} from "./scenario-edits.ts";
import { SideBySide } from "./side-by-side.tsx";

const ScenarioDialog = lazy(async () => {
  const { ScenarioDialog } = await loadPart(() => import("./scenario-dialog.tsx"));
  return { default: ScenarioDialog };
});
const GoalDialog = lazy(async () => {
  const { GoalDialog } = await loadPart(() => import("./goal-dialog.tsx"));
  return { default: GoalDialog };
});
const TornadoCard = lazy(async () => {
  const { TornadoCard } = await loadPart(() => import("./tornado-card.tsx"));
  return { default: TornadoCard };
});
const FanCard = lazy(async () => {
  const { FanCard } = await loadPart(() => import("./fan-card.tsx"));
  return { default: FanCard };
});

type Asked =
  | { kind: "add"; draft: ScenarioDraft }
  | { kind: "change"; id: string; draft: ScenarioDraft };

const NEW: ScenarioDraft = { name: "", parent: undefined, colour: undefined, overrides: [] };

/** Every case beside the base: what differs, what comes of it, what moves it, how far it may stray. */
export function ScenariosPage() {
  const { document, onEdits, whyNot, view, setView } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const [asked, setAsked] = useState<Asked>();
  const [isSeeking, setIsSeeking] = useState(false);
  const floorLine = floorLineOf(model);
  const cash = useCash(floorLine);
  const cases = useMemo(() => (cash ? headroomOf(cash, floorLine) : []), [cash, floorLine]);
  const shownCase = cases.find(({ key }) => key === (view.scenario ?? "base"));
  // More cases and their differences need the whole width.
  const isRoomy = model.scenarios.length < 3;
  const lines = useMemo(() => new Map(structure.lines.map((line) => [line.id, line])), [structure]);
  // Data Entry may not make scenarios: what may be done is asked of the policy itself.
  const probe = addScenario(model, { ...NEW, name: "x" });
  const mayEdit = onEdits && !("edits" in probe && whyNot?.(probe.edits, model));

  function make(plan: Planned): boolean {
    if ("fault" in plan) {
      if (plan.fault) toast.error(plan.fault);
      return false;
    }
    const [issue] = onEdits?.(plan.edits, model) ?? [];
    if (issue) toast.error(issue.message);
    return issue === undefined;
  }

  /** Whoever looked at it is at the base, and with Undo at the scenario again. */
  function remove(id: string, name: string) {
    const isShown = view.scenario === id;
    if (!make(removeScenario(model, id))) return;
    if (isShown) setView({ scenario: undefined });
    const undo = () => {
      document.undo();
      if (isShown) setView({ scenario: id });
    };
    toast.success(`${name} is removed.${isShown ? " You see the base." : ""}`, {
      action: { label: "Undo", onClick: undo },
    });
  }

  function doWith(id: string | undefined, deed: CaseDeed) {
    const scenario = model.scenarios.find((each) => each.id === id);
    const draft = { ...NEW, ...scenario, parent: scenario?.parent, colour: scenario?.colour };
    switch (deed) {
      case "edit":
        if (id !== undefined) setAsked({ kind: "change", id, draft });
        return;
      case "copy":
        setAsked({
          kind: "add",
          draft: { ...draft, colour: undefined, name: scenario ? `${draft.name}, copy` : "" },
        });
        return;
      case "left":
      case "right":
        if (id !== undefined) make(moveScenario(model, id, deed === "left" ? -1 : 1));
        return;
      case "remove":
        if (id !== undefined) remove(id, draft.name);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4 p-6 phone:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-md font-semibold">{countOf(model.scenarios.length + 1, "case")}</h2>
        <span className="grow" />
        <Button onClick={() => setIsSeeking(true)}>
          <Target />
          Goal seek
        </Button>
        {mayEdit && (
          <Button onClick={() => setAsked({ kind: "add", draft: NEW })} data-tour="scenario">
            <Plus />
            Add scenario
          </Button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-4 max-[1200px]:grid-cols-2 phone:grid-cols-1">
        {[undefined, ...model.scenarios].map((scenario) => (
          <CaseCard
            key={scenario?.id ?? "base"}
            id={scenario?.id}
            name={scenario?.name ?? "Base"}
            made={madeOf(scenario)}
            headroom={cases.find(({ key }) => key === (scenario?.id ?? "base"))}
            changes={(scenario?.overrides ?? model.overrides).map((override) =>
              changeWords(override, { lines, periods: structure.periods }),
            )}
            onDeed={mayEdit ? (deed) => doWith(scenario?.id, deed) : undefined}
          />
        ))}
      </div>
      <div className={isRoomy ? BESIDE : BELOW}>
        <SideBySide {...{ cash, floorLine }} />
        <CashCard floorLine={floorLine} />
      </div>
      <div className={BESIDE}>
        <Suspense>
          <TornadoCard floor={shownCase?.floor ?? null} />
          <FanCard floorLine={floorLine} />
        </Suspense>
      </div>
      <Suspense>
        {asked?.kind === "add" && (
          <ScenarioDialog
            title="Add scenario"
            action="Add scenario"
            draft={asked.draft}
            plan={(draft) => addScenario(document.state().document, draft)}
            onMade={(scenario) => setView({ scenario })}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked?.kind === "change" && (
          <ScenarioDialog
            title={`Change ${asked.draft.name}`}
            action="Save scenario"
            id={asked.id}
            draft={asked.draft}
            plan={(draft) => changeScenario(document.state().document, asked.id, draft)}
            onMade={() => {}}
            onClose={() => setAsked(undefined)}
          />
        )}
        {isSeeking && (
          <GoalDialog
            onClose={() => setIsSeeking(false)}
            onTake={(draft) => {
              setIsSeeking(false);
              setAsked({ kind: "add", draft });
            }}
            mayEdit={Boolean(mayEdit)}
          />
        )}
      </Suspense>
    </div>
  );

  function madeOf(scenario: (typeof model.scenarios)[number] | undefined): string {
    if (!scenario)
      return model.overrides.length > 0
        ? `${model.overrides.length} changed by hand`
        : countOf(model.drivers.length, "driver");
    const parent = model.scenarios.find(({ id }) => id === scenario.parent)?.name ?? "Base";
    return `${parent} with ${countOf(scenario.overrides.length, "change")}`;
  }
}

const BELOW = "grid grid-cols-1 gap-4";
const BESIDE = "grid grid-cols-2 items-start gap-4 max-[1200px]:grid-cols-1";

/** Closing cash and the floor of every case in every period. */
function useCash(floorLine: string) {
  const { document } = useWorkbench();
  const { scenarios } = useDocumentState(document).structure;
  const read = useMemo<TableRead>(
    () => ({
      shows: { title: "Headroom", lines: ["cf.closingCash", floorLine, overdraftLine(floorLine)] },
      cases: [undefined, ...scenarios.map(({ id }) => id)],
    }),
    [scenarios, floorLine],
  );
  return useTable(useTableStore(document, read));
}
