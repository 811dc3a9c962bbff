import { isShare } from "@app/engine/edits/words";
import type { Figures } from "@app/engine/model/figures";
import { blankOf } from "./blank-setting.ts";
import { inputText, readInput } from "./input-text.ts";
import type { Control } from "./setting-control.ts";
import { EntriesList } from "./setting-entries.tsx";
import type { SettingProps } from "./setting-props.ts";
import { useSettings } from "./settings-context.ts";
import { TypedInput } from "./typed-input.tsx";

/** The list of drivers that a figure can be taken from. */
export const DRIVER_INPUTS = "driver-inputs";

type InputOrDaysProps = SettingProps & {
  control: Control;
  id: string;
  refusal: string | undefined;
};

export function isOnDays(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === "object";
}

/** A figure for every period or a formula; of what is bought or drawn also amounts on days. */
export function InputOrDays({ field, place, value, path, control, id, refusal }: InputOrDaysProps) {
  const { document, set } = useSettings();
  const items = control.kind === "input" ? control.items : undefined;
  const hasDays = isOnDays(value);
  const isOfOne = isShare(field.name);
  return (
    <div className="grid gap-1">
      {hasDays && items ? (
        <EntriesList {...{ place, path, items }} entries={value as object[]} />
      ) : (
        <TypedInput
          id={id}
          list={DRIVER_INPUTS}
          disabled={refusal !== undefined}
          title={
            refusal ??
            (typeof value === "object" ? "Figures by period: type them in the grid" : undefined)
          }
          className={typeof value === "string" ? "font-mono" : "text-right text-cell-input"}
          text={inputText(value as Figures | string | undefined, isOfOne)}
          onCommit={(text) => set(place, readInput(text, isOfOne))}
        />
      )}
      {items && refusal === undefined && (
        <button
          type="button"
          className="justify-self-end text-2xs text-accent-text hover:underline phone:min-h-10.5"
          onClick={() => set(place, hasDays ? 0 : [blankOf(document, items, path)])}
        >
          {hasDays ? "A figure for each period instead" : "Amounts on days instead"}
        </button>
      )}
    </div>
  );
}
