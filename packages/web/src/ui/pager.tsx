import { PAGE_SIZE } from "@app/contract/page-size";
import { Printer } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Button, buttonClass } from "./button.tsx";
import { useSteps } from "./use-steps.ts";

type PagerLinkProps = { className: string; children: ReactNode };

/** What `usePages` knows of a list. */
export type PagerPages = {
  /** Counted from 1. */
  page: number;
  total: number;
  /** So many rows, from the first on, are on the page for the printer. */
  printedCount?: number | undefined;
  onPrint: () => void;
};

type PagerProps = PagerPages & {
  pageSize?: number;
  /** Makes the link to a page, since only the caller knows the address. */
  linkTo: (page: number, link: PagerLinkProps) => ReactElement;
  /** Stands between the count and the buttons: a legend. */
  children?: ReactNode;
};

/** "1–10 of 34" and the way to the pages beside this one; nothing when there are no rows. */
export function Pager(props: PagerProps) {
  const { page, pageSize = PAGE_SIZE, total, printedCount, onPrint, linkTo, children } = props;
  const steps = useSteps(page);
  if (total === 0) return null;
  const { first, last, previous, next } = pageBounds(page, pageSize, total);
  const words = first > total ? `None of ${total} on this page` : `${first}–${last} of ${total}`;
  return (
    <nav
      aria-label="Pages"
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t border-border px-4 py-2"
    >
      <p className="tabular grow text-text-2">
        {printedCount === undefined ? words : `1–${printedCount} of ${total}`}
      </p>
      {printedCount === undefined && total > pageSize && (
        // A browser's own menu waits for nobody, and no sheet may pass for the whole list.
        <p className="hidden print:block">Print below the list prints all of them.</p>
      )}
      {children}
      <Button
        size="sm"
        variant="quiet"
        icon={<Printer />}
        onClick={onPrint}
        className="phone:hidden"
      >
        Print
      </Button>
      <div {...steps} className="flex gap-2">
        <PagerStep page={previous} label="Previous" linkTo={linkTo} />
        <PagerStep page={next} label="Next" linkTo={linkTo} />
      </div>
    </nav>
  );
}

type StepProps = { page: number | null; label: string; linkTo: PagerProps["linkTo"] };

function PagerStep({ page, label, linkTo }: StepProps) {
  if (page === null) {
    return (
      <button type="button" disabled className={BUTTON}>
        {label}
      </button>
    );
  }
  return linkTo(page, { className: BUTTON, children: label });
}

const BUTTON = buttonClass("secondary", "sm");

/** What a page shows; a page past the end leads back to the last one. */
function pageBounds(page: number, pageSize: number, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    first: (page - 1) * pageSize + 1,
    last: Math.min(page * pageSize, total),
    previous: page > 1 ? Math.min(page - 1, pageCount) : null,
    next: page < pageCount ? page + 1 : null,
  };
}
