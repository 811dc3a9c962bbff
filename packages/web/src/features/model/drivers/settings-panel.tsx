import { useMemo } from "react";
import { toast } from "#ui/toast.tsx";
import { DriverPanel } from "./driver-panel.tsx";
import { ModulePanel } from "./module-panel.tsx";
import { Fields } from "./setting-field.tsx";
import { SettingsContext, setEdit } from "./settings-context.ts";
import { useDrivers } from "./use-drivers.ts";

type SettingsPanelProps = {
  /** Who sets figures here. */
  name: string;
  module: string | undefined;
  line: string | undefined;
  onOpen: (place: string | undefined) => void;
};

/** The settings of whatever is open: a module, or a driver. */
export function SettingsPanel({ name, module: moduleId, line, onOpen }: SettingsPanelProps) {
  const drivers = useDrivers(name);
  const settings = useMemo(
    () => ({
      ...drivers,
      Fields,
      set: (place: string, value: unknown) => {
        const refused = drivers.edit([setEdit(place, value)]);
        if (refused) toast.error(refused);
      },
    }),
    [drivers],
  );
  const { modules, drivers: all } = drivers.document;
  const module = modules.find(({ id }) => id === moduleId);
  const driver = all.find(({ id }) => id === line);
  return (
    <SettingsContext value={settings}>
      {module && <ModulePanel key={module.id} module={module} onOpen={onOpen} />}
      {!module && driver && <DriverPanel key={driver.id} driver={driver} onOpen={onOpen} />}
    </SettingsContext>
  );
}
