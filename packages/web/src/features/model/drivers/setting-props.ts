import type { Place } from "@app/engine/edits/edit";
import type { SettingField } from "./setting-control.ts";

export type SettingProps = {
  field: SettingField;
  /** Where it stands in the document. */
  place: Place;
  value: unknown;
  /** The kind of module and the fields down to here: "payroll.leave.rate". */
  path: string;
};

export type FieldsProps = {
  fields: readonly SettingField[];
  place: Place;
  value: object;
  path: string;
};
