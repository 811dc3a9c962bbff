import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_SIZES, controlClass } from "./field.tsx";

type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  /** `sm` stands in a toolbar, as high as what stands beside it and as wide as what is chosen. */
  size?: "sm" | "md" | "lg";
};

/** The browser's own list: right on every phone, and for every keyboard and reader. */
export function Select({ size = "md", className, children, ...props }: SelectProps) {
  return (
    <div className={classNames("relative grid", className)}>
      <select
        {...props}
        className={classNames(
          controlClass,
          CONTROL_SIZES[size],
          "appearance-none",
          size === "sm" ? "pr-7 [field-sizing:content]" : "pr-9",
        )}
      >
        {children}
      </select>
      <ChevronDown
        className={classNames(
          "pointer-events-none absolute top-1/2 size-3.5 -translate-y-1/2 text-text-3",
          size === "sm" ? "right-2" : "right-3",
        )}
      />
    </div>
  );
}
