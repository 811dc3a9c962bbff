import { ACCESS_LEVEL_NAMES, type AccessLevel } from "@app/contract/access-level";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";

const LEVELS = [5, 4, 3, 2, 1, 0] as const satisfies readonly AccessLevel[];

type LevelSelectProps = Omit<ComponentProps<typeof Select>, "value" | "onChange" | "children"> & {
  value: AccessLevel;
  onChange: (level: AccessLevel) => void;
  /** Somebody is let in: No Access would be no invitation. */
  isSomeAccess?: boolean;
};

export function LevelSelect(props: LevelSelectProps) {
  const { value, onChange, isSomeAccess = false, ...select } = props;
  return (
    <Select
      {...select}
      className={classNames("min-w-34", select.className)}
      value={value}
      onChange={(event) => onChange(Number(event.target.value) as AccessLevel)}
    >
      {LEVELS.filter((level) => level > 0 || !isSomeAccess).map((level) => (
        <option key={level} value={level}>
          {ACCESS_LEVEL_NAMES[level]}
        </option>
      ))}
    </Select>
  );
}
