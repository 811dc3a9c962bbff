import type { ReportLook } from "@app/contract/report-look";
import { FirmName, firmStyle } from "#report/firm-name.tsx";
import "#report/report.css";

type FirmSampleProps = { teamName: string; look: ReportLook };

/** The head of a report as readers have it, on light ground and on dark. */
export function FirmSample({ teamName, look }: FirmSampleProps) {
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      {(["light", "dark"] as const).map((theme) => (
        <figure key={theme} className="grid gap-1">
          <div
            className={`${theme} report-sheet flex h-16 items-center gap-2.5 overflow-hidden rounded-md border border-border bg-surface px-4 text-text`}
            style={firmStyle(look)}
          >
            <FirmName {...{ teamName, look }} />
          </div>
          <figcaption className="text-xs text-text-3">
            {theme === "light" ? "Light, and on paper" : "Dark"}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
