import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { InLayout } from "./in-layout.ts";
import { CONTENT_ID } from "./skip-link.tsx";

/** The page itself, inside whatever stands around it. */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={classNames("outline-none", className)}>
      <InLayout value>{children}</InLayout>
    </main>
  );
}
