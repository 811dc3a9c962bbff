import { type ReactNode, Suspense } from "react";
import { classNames } from "#ui/class-names.ts";
import { CONTENT_ID } from "#ui/skip-link.tsx";
import { InLayout } from "./in-layout.ts";
import { LoadingPage } from "./loading-page.tsx";

/**
 * The page itself, inside whatever stands around it. What a page shows while it loads is loaded, too: until that is there, all
 * around it stays.
 */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={classNames("outline-none", className)}>
      <InLayout value>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </InLayout>
    </main>
  );
}
