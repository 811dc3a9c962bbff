import type { ReactNode } from "react";

/** What is so far, and where to go from here: always in view. */
export function StepFoot({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto phone:bottom-15 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border bg-surface px-6 py-3 phone:px-4">
      <div className="max-w-[60ch] text-text-2">{children}</div>
      <div className="flex flex-wrap gap-2 phone:w-full phone:[&>*]:grow">{actions}</div>
    </div>
  );
}
