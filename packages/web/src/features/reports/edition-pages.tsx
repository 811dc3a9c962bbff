import type { ReportLook } from "@app/contract/report-look";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { useState } from "react";
import { FirmName, firmStyle } from "#report/firm-name.tsx";
import { ReportPages } from "#report/report-pages.tsx";
import { Standing } from "#report/standing.tsx";
import { CaseChoice } from "./editor/case-choice.tsx";

type EditionPagesProps = {
  cases: readonly RenderedCase[];
  teamName: string;
  look: ReportLook | null;
};

/** Everything a reader sees of a report, in the case that is chosen. */
export function EditionPages({ cases, teamName, look }: EditionPagesProps) {
  const [key, setKey] = useState("base");
  const view = cases.find((each) => each.key === key) ?? cases[0];
  if (!view) return null;
  return (
    <article
      style={firmStyle(look)}
      className="report-sheet grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 rounded-lg border border-border bg-surface p-8 shadow-xs phone:p-4"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <FirmName {...{ teamName, look }} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Standing checks={view.checks} />
        <CaseChoice cases={cases} value={view.key} onChange={setKey} />
      </div>
      <ReportPages view={view} />
    </article>
  );
}
