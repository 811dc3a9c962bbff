import type { Edit, Place } from "@app/engine/edits/edit";
import { type ComponentType, createContext, use } from "react";
import type { FieldsProps } from "./setting-props.ts";
import type { Drivers } from "./use-drivers.ts";

/** What a control of a setting needs, however deep it stands. */
export type Settings = Drivers & {
  /** Sets a field, or leaves it out. */
  set: (place: Place, value: unknown) => void;
  /** Fields within fields: whoever holds a list of them draws each by it. */
  Fields: ComponentType<FieldsProps>;
};

export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("No settings are open here.");
  return settings;
}

export function setEdit(place: Place, value: unknown): Edit {
  return value === undefined ? { kind: "remove", place } : { kind: "set", place, value };
}
