import type { ReactNode } from "react";
import { Card } from "./card.tsx";
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

type SkeletonRowsProps = {
  count?: number;
  /** Rows that begin with a picture are taller. */
  hasPictures?: boolean;
};

/** List rows to come, as tall as the real ones. */
export function SkeletonRows({ count = 10, hasPictures = false }: SkeletonRowsProps) {
  return [...Array(count).keys()].map((row) => (
    <div
      key={row}
      className={classNames(
        "flex items-center gap-3 border-b border-border px-4 last:border-b-0",
        hasPictures ? "h-14" : "h-12",
      )}
    >
      {hasPictures && <Skeleton className="size-8.5 rounded-md" />}
      <span className="grid grow gap-1.5">
        <Skeleton className={classNames("h-2.75", NAME_WIDTHS[row % NAME_WIDTHS.length])} />
        <Skeleton className={classNames("h-2.25", NOTE_WIDTHS[row % NOTE_WIDTHS.length])} />
      </span>
      <Skeleton className="h-5.5 w-16" />
    </div>
  ));
}

const NAME_WIDTHS = ["w-2/5", "w-1/3", "w-3/8"];
const NOTE_WIDTHS = ["w-3/5", "w-1/2", "w-5/9"];

type SkeletonListProps = SkeletonRowsProps & {
  /** What stands above the rows: where one searches and filters. */
  tools: ReactNode;
};

/** A card with a list to come: its tools, column heads, a page of rows and the pager. */
export function SkeletonList({ tools, ...rows }: SkeletonListProps) {
  return (
    <Card>
      <div className="border-b border-border">{tools}</div>
      <div className="flex h-8.5 items-center border-b border-border px-4">
        <Skeleton className="h-2.25 w-20" />
      </div>
      <SkeletonRows {...rows} />
      <div className="flex h-12 items-center px-4">
        <Skeleton className="h-2.75 w-20" />
      </div>
    </Card>
  );
}

type SkeletonCardProps = {
  /** A sentence under the heading. */
  hasNote?: boolean;
  children: ReactNode;
};

/** A card to come: its heading, and the shape of what it holds. */
export function SkeletonCard({ hasNote = false, children }: SkeletonCardProps) {
  return (
    <Card>
      <div className="grid min-h-12 content-center gap-2 px-4 py-3.5">
        <Skeleton className="h-3.5 w-32" />
        {hasNote && <Skeleton className="my-0.5 h-2.75 w-48" />}
      </div>
      {children}
    </Card>
  );
}

/** Lines of text to come, the last one short. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <div className="grid grow content-start gap-2.5">
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} className={classNames("h-2.75", line === lines - 1 && "w-3/5")} />
      ))}
    </div>
  );
}

/** Fields of a form to come. */
export function SkeletonFields({ count }: { count: number }) {
  return (
    <div className="grid gap-4">
      {[...Array(count).keys()].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="my-0.75 h-3.5 w-24" />
          <Skeleton className="h-9 rounded-md phone:h-11" />
        </div>
      ))}
    </div>
  );
}
