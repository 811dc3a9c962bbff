import type { ReactNode } from "react";
import { BrandLink } from "#features/shell/brand-link.tsx";

/** One thing at a time, for somebody who is not signed in, or not yet. */
export function StrangerFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[30rem] content-center gap-6 px-8 py-12 phone:px-5">
      <BrandLink />
      {children}
    </main>
  );
}
