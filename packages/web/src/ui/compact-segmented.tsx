import type { ReactNode } from "react";
import { Select } from "./select.tsx";
import { Segmented } from "./tabs.tsx";
import { PHONE, useMedia } from "./use-media.ts";

type CompactOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** The label in words, where it is more than that. */
  text?: string;
};

type CompactSegmentedProps<Value extends string> = {
  label: string;
  options: readonly CompactOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few in a toolbar: all in view, and a list on a phone, where they would be cut at its edge. */
export function CompactSegmented<Value extends string>(props: CompactSegmentedProps<Value>) {
  const { label, options, value, onChange } = props;
  const isPhone = useMedia(PHONE);
  if (!isPhone) return <Segmented {...props} />;
  return (
    <Select
      size="sm"
      aria-label={label}
      className="w-auto"
      value={value}
      onChange={(event) => {
        const chosen = options.find((each) => each.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.text ?? each.label}
        </option>
      ))}
    </Select>
  );
}
