import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlClass } from "./field.tsx";

/** Looks for something in the page's list; `aria-label` says what. */
export function SearchInput({
  className,
  ...props
}: ComponentProps<"input"> & { "aria-label": string }) {
  return (
    <div className={classNames("relative", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-text-3" />
      <input
        type="search"
        {...props}
        className={classNames(
          controlClass,
          "h-8.5 border-border-strong pr-2.5 pl-8.5 shadow-xs phone:h-10.5",
        )}
      />
    </div>
  );
}
