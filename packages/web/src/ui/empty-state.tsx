import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type EmptyStateProps = {
  title: string;
  /** One sentence that says what to do next. */
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
  picture?: ReactNode;
  className?: string;
};

export function EmptyState({
  title,
  text,
  action,
  picture = <RisingLine />,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        "grid justify-items-center gap-1 rounded-lg border border-dashed border-border-strong px-4 py-10 text-center",
        className,
      )}
    >
      {picture}
      <p className="mt-2 text-md font-semibold">{title}</p>
      <p className="max-w-[36ch] text-text-2">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** Actual, then forecast: the product's own line, with nothing to tell yet. */
function RisingLine() {
  return (
    <svg
      viewBox="0 0 120 44"
      className="h-11 w-30 fill-none stroke-c-muted"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 40L19.3 32.8L35.6 35.7L51.9 25.6" />
      <path d="M51.9 25.6L68.1 18.4L84.4 11.2L100.7 14.1L117 4" strokeDasharray="3 2.2" />
    </svg>
  );
}
