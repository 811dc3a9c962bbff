import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { CONTENT_ID } from "#ui/skip-link.tsx";
import { InLayout } from "./in-layout.ts";

/** The page itself, inside whatever stands around it. */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={classNames("outline-none", className)}>
      <InLayout value>{children}</InLayout>
    </main>
  );
}
