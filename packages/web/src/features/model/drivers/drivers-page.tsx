import type { Edit } from "@app/engine/edits/edit";
import type { TableRead } from "@app/engine/worker/read-tables";
import { Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { loadPart } from "#lib/load-part.ts";
import { useTableShape, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { DriversGrid } from "./drivers-grid.tsx";
import type { DriversSearch } from "./drivers-search.ts";
import { DriversToolbar } from "./drivers-toolbar.tsx";
import { ModuleRail } from "./module-rail.tsx";

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
  const [dialog, setDialog] = useState<Dialog>();
  const store = useTableStore(useWorkbench().document, useDriversRead());
  const shape = useTableShape(store);
  const mayAdd = useMayAdd();
  const onOpen = useCallback(
    (place: string | undefined) => {
      const [list, id] = place?.split("/") ?? [];
      onSearch({
        module: list === "modules" ? id : undefined,
        line: list === "drivers" ? id : undefined,
      });
    },
    [onSearch],
  );
  const onAll = useCallback(() => onSearch({ filter: undefined, evidence: undefined }), [onSearch]);
  const onAdd = useCallback((group?: string) => setDialog({ kind: "module", group }), []);
  const onClose = () => setDialog(undefined);
  function onAdded(place: string) {
    onClose();
    onOpen(place);
  }
  const { show = "drivers", module, line } = search;
  const opened = module ? `modules/${module}` : line ? `drivers/${line}` : undefined;
  return (
    <>
      <DriversToolbar
        {...{ shape, search, onSearch }}
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
            <ModuleRail open={opened} onOpen={onOpen} onAdd={mayAdd ? onAdd : undefined} />
            <DriversGrid {...{ name, store, search, onOpen, onAll, opened }} />
          </>
        ) : (
          <Suspense>
            <SetUp {...{ show, name }} />
          </Suspense>
        )}
        {opened !== undefined && (
          <Suspense>
            <SettingsPanel {...{ name, module, line, onOpen }} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {dialog?.kind === "module" && (
          <AddPicker group={dialog.group} {...{ name, onAdded, onClose }} />
        )}
        {dialog?.kind === "driver" && <NewDriverDialog {...{ name, onAdded, onClose }} />}
      </Suspense>
    </>
  );
}

function useDriversRead(): TableRead {
  const { scenario, unit, periods: preset } = useWorkbench().view;
  return useMemo(
    // In ones: what is typed is meant as it is written, whatever statements are counted in.
    () => ({ shows: "driversByUse", cases: [scenario], unit, preset, hasYears: true }),
    [scenario, unit, preset],
  );
}

/** A matter of one's level, whatever the document holds. */
function useMayAdd(): boolean {
  const { document, onEdits, whyNot } = useWorkbench();
  const anything: Edit[] = [{ kind: "set", place: "modules", value: [] }];
  return onEdits !== undefined && whyNot?.(anything, document.state().document) === undefined;
}
