import type { AccessLevel } from "@app/contract/access-level";
import { classNames } from "#ui/class-names.ts";

const SQUARES = [1, 2, 3, 4, 5];

/** A level as five squares, for the eye; its name stands beside it. */
export function LevelSquares({ level }: { level: AccessLevel }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.75">
      {SQUARES.map((square) => (
        <span
          key={square}
          className={classNames(
            "size-2.25 rounded-[2px]",
            square <= level ? "bg-text-2" : "shadow-[inset_0_0_0_1.2px_var(--border-control)]",
          )}
        />
      ))}
    </span>
  );
}
