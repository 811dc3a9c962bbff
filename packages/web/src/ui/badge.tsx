import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone = "neutral" | "positive" | "negative" | "alert" | "info" | "accent" | "outline";

type BadgeProps = { tone?: Tone; icon?: ReactElement; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 shrink-0 items-center gap-1.25 rounded-sm px-1.75 text-2xs font-medium whitespace-nowrap [&_svg]:size-3",
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const TONES: Record<Tone, string> = {
  neutral: "bg-tile text-text-2",
  positive: "bg-positive-soft text-positive",
  negative: "bg-negative-soft text-negative",
  alert: "bg-alert-soft text-alert",
  info: "bg-info-soft text-info",
  accent: "bg-accent-soft text-accent-text",
  outline: "text-text-2 shadow-[inset_0_0_0_1px_var(--border-strong)]",
};
