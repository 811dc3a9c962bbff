import { initialsOf } from "#lib/initials.ts";
import { classNames } from "#ui/class-names.ts";

type SourceMarkProps = { name: string; isQuiet?: boolean; size?: "md" | "lg" };

/** A source of ledgers by its letters: other people's names carry no logo of theirs here. */
export function SourceMark({ name, isQuiet = false, size = "md" }: SourceMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-md font-semibold select-none",
        size === "md" ? "size-8.5 text-2xs" : "size-11 text-sm",
        isQuiet ? "bg-tile text-text-3" : "bg-accent-soft text-accent-text",
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
