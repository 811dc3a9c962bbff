import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-4.5 rounded-[4px] border border-border bg-surface-sunken px-1 text-center font-sans text-2xs font-medium text-text-3">
      {children}
    </kbd>
  );
}
