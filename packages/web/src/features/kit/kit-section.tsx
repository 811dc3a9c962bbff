import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type Span = 4 | 5 | 6 | 7 | 8 | 12;
type KitSectionProps = { title: string; span: Span; children: ReactNode };

/** A titled part of the page; narrow screens give every part the whole width. */
export function KitSection({ title, span, children }: KitSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "flex min-w-0 flex-col gap-3.5 rounded-xl border border-border bg-surface p-5 pt-4.5 max-lg:col-span-12 phone:p-4",
        SPANS[span],
      )}
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const SPANS: Record<Span, string> = {
  4: "col-span-4",
  5: "col-span-5",
  6: "col-span-6",
  7: "col-span-7",
  8: "col-span-8",
  12: "col-span-12",
};

export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("flex flex-wrap items-center gap-2.5", className)}>{children}</div>
  );
}

/** The dimmed ground that floating things stand on. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="grid grow place-items-center rounded-lg bg-overlay p-5.5 phone:p-3">
      {children}
    </div>
  );
}
