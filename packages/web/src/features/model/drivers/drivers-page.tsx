import type { TableRead } from "@app/engine/worker/read-tables";
import { Plus } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { loadPart } from "#lib/load-part.ts";
import { useTableShape, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { countsOf, shownKeys } from "./driver-facts.ts";
import { DriversGrid } from "./drivers-grid.tsx";
import type { DriversSearch } from "./drivers-search.ts";
import { DriversToolbar } from "./drivers-toolbar.tsx";
import { railGroups } from "./module-marks.ts";
import { ModuleRail } from "./module-rail.tsx";
import { useDrivers } from "./use-drivers.ts";

type DriversPageProps = {
  /** Who sets figures here. */
  name: string;
  search: DriversSearch;
  onSearch: (change: Partial<DriversSearch>) => void;
};

const SettingsPanel = lazy(() =>
  loadPart(async () => ({ default: (await import("./settings-panel.tsx")).SettingsPanel })),
);
const AddPicker = lazy(() =>
  loadPart(async () => ({ default: (await import("./add-picker.tsx")).AddPicker })),
);
const NewDriverDialog = lazy(() =>
  loadPart(async () => ({ default: (await import("./new-driver-dialog.tsx")).NewDriverDialog })),
);
const SetUp = lazy(() => loadPart(async () => ({ default: (await import("./set-up.tsx")).SetUp })));

type Dialog = { kind: "module"; group: string | undefined } | { kind: "driver" };

/** What the forecast is made of: modules, and the figures and formulas they run on. */
export function DriversPage({ name, search, onSearch }: DriversPageProps) {
  const { document: open, view } = useWorkbench();
  const drivers = useDrivers(name);
  const { document, issues, edit, whyNot } = drivers;
  const [dialog, setDialog] = useState<Dialog>();
  const store = useTableStore(open, useDriversRead());
  const shape = useTableShape(store);
  const facts = useMemo(
    () => ({ document, issues, scenario: view.scenario }),
    [document, issues, view.scenario],
  );
  const counts = shape && countsOf(shape, facts);
  const mayAdd = whyNot([{ kind: "set", place: "modules", value: [] }]) === undefined;
  const onOpen = (place: string | undefined) => {
    const [list, id] = place?.split("/") ?? [];
    onSearch({
      module: list === "modules" ? id : undefined,
      line: list === "drivers" ? id : undefined,
    });
  };
  const { show = "drivers", module, line } = search;
  const opened = module ? `modules/${module}` : line ? `drivers/${line}` : undefined;
  return (
    <>
      <DriversToolbar
        {...{ counts, search, onSearch }}
        actions={
          show === "drivers" &&
          mayAdd && (
            <Button size="sm" icon={<Plus />} onClick={() => setDialog({ kind: "driver" })}>
              New driver
            </Button>
          )
        }
      />
      <div className="flex min-h-0 grow phone:block">
        {show === "drivers" ? (
          <>
            <ModuleRail
              document={document}
              groups={railGroups(facts)}
              open={opened}
              onOpen={onOpen}
              onAdd={mayAdd ? (group) => setDialog({ kind: "module", group }) : undefined}
            />
            <DriversGrid
              {...{ name, store, onOpen }}
              isBesidePanel={opened !== undefined}
              keys={shape && shownKeys(shape, facts, search)}
              onAll={() => onSearch({ filter: undefined, evidence: undefined })}
            />
          </>
        ) : (
          <Suspense>
            <SetUp show={show} drivers={drivers} />
          </Suspense>
        )}
        {opened !== undefined && (
          <Suspense>
            <SettingsPanel {...{ drivers, module, line, onOpen }} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {dialog?.kind === "module" && (
          <AddPicker
            document={document}
            group={dialog.group}
            onClose={() => setDialog(undefined)}
            onAdd={(added) => {
              const refused = edit(added.edits);
              if (refused) return refused;
              setDialog(undefined);
              onOpen(`modules/${added.module.id}`);
              return undefined;
            }}
          />
        )}
        {dialog?.kind === "driver" && (
          <NewDriverDialog
            document={document}
            onClose={() => setDialog(undefined)}
            onAdd={(added) => {
              const refused = edit(added.edits);
              if (refused) return refused;
              setDialog(undefined);
              onOpen(`drivers/${added.id}`);
              return undefined;
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function useDriversRead(): TableRead {
  const { scenario, unit, periods: preset, scale } = useWorkbench().view;
  return useMemo(
    () => ({ shows: "driversByUse", cases: [scenario], unit, preset, scale, hasYears: true }),
    [scenario, unit, preset, scale],
  );
}
