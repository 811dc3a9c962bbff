import { classNames } from "./class-names.ts";

/** A grey shape where something will be; give it the size of that thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block rounded-[4px] animate-shimmer", className)}
    />
  );
}

/** List rows to come, as tall as the real ones. */
export function SkeletonRows({ count = 10 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {[...Array(count).keys()].map((row) => (
        <div
          key={row}
          className="flex h-14 items-center gap-3 border-b border-border px-4 last:border-b-0"
        >
          <Skeleton className="size-8.5 rounded-md" />
          <span className="grid grow gap-1.5">
            <Skeleton className={classNames("h-2.75", NAME_WIDTHS[row % NAME_WIDTHS.length])} />
            <Skeleton className={classNames("h-2.25", NOTE_WIDTHS[row % NOTE_WIDTHS.length])} />
          </span>
          <Skeleton className="h-5.5 w-16" />
        </div>
      ))}
    </div>
  );
}

const NAME_WIDTHS = ["w-2/5", "w-1/3", "w-3/8"];
const NOTE_WIDTHS = ["w-3/5", "w-1/2", "w-5/9"];
