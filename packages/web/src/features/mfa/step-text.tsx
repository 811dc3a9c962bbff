import type { ReactNode } from "react";

type StepTextProps = {
  title: string;
  /** Takes the focus: the step has nothing to type, and the one before it is gone. */
  isFocused?: boolean;
  children: ReactNode;
};

/** What a step is about. */
export function StepText({ title, isFocused = false, children }: StepTextProps) {
  return (
    <div className="grid gap-1">
      <h2
        className="text-lg font-semibold tracking-tight outline-none"
        {...(isFocused && { tabIndex: -1, ref: (heading) => heading?.focus() })}
      >
        {title}
      </h2>
      <p className="text-text-2">{children}</p>
    </div>
  );
}
