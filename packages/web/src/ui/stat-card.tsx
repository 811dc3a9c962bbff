import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { classNames } from "./class-names.ts";

type StatCardProps = {
  label: string;
  value: ReactNode;
  /** Compares or explains: "15,207 ahead of budget". */
  note?: ReactNode;
  noteTone?: "plain" | "positive" | "negative" | "alert";
  /** A spark line: it always stands beside its figure. */
  children?: ReactNode;
};

export function StatCard({ label, value, note, noteTone = "plain", children }: StatCardProps) {
  return (
    <Card className="grid content-start gap-0.5 px-4 py-3">
      <p className="text-xs text-text-2">{label}</p>
      <p className="tabular text-xl font-semibold tracking-tight">{value}</p>
      {note && <p className={classNames("text-xs", NOTES[noteTone])}>{note}</p>}
      {children && <div className="mt-2">{children}</div>}
    </Card>
  );
}

const NOTES = {
  plain: "text-text-2",
  positive: "text-positive",
  negative: "text-negative",
  alert: "text-alert",
};
