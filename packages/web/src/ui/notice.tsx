import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone = "info" | "alert" | "negative";

type NoticeProps = {
  tone?: Tone;
  title?: string;
  /** A button or a link that deals with it. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Something to know before going on. Errors are announced at once, the rest when there is time. */
export function Notice({ tone = "info", title, action, className, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === "negative" ? "alert" : "status"}
      className={classNames(
        "flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-lg border px-3.5 py-2.5",
        TONES[tone],
        className,
      )}
    >
      <Icon className="mt-0.5" />
      <div className="min-w-0 flex-1 text-text">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {action && <div className="phone:w-full phone:pl-6.5">{action}</div>}
    </div>
  );
}

const ICONS = { info: Info, alert: TriangleAlert, negative: CircleAlert };

const TONES: Record<Tone, string> = {
  info: "border-info-line bg-info-soft text-info",
  alert: "border-alert-line bg-alert-soft text-alert",
  negative: "border-negative-line bg-negative-soft text-negative",
};
