import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { type Finding, findingsOf } from "./findings.ts";

/** What wants another look, as it stands while the report is written. */
export function Findings({ cases }: { cases: readonly RenderedCase[] }) {
  const count = findingsOf(cases).length;
  return (
    <section aria-label="Before it goes out" className="grid gap-2.5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">Before it goes out</h3>
        {count > 0 && <Badge tone="alert">{count} to look at</Badge>}
      </div>
      <ul className="grid gap-2.5">
        {count === 0 && (
          <Fact
            icon={<CircleCheck className="text-positive" />}
            title="Every figure in the words is bound and agrees"
          />
        )}
        <FindingFacts cases={cases} />
      </ul>
    </section>
  );
}

export function FindingFacts({ cases }: { cases: readonly RenderedCase[] }) {
  return findingsOf(cases).map((finding, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice
    <FindingFact key={index} finding={finding} />
  ));
}

function FindingFact({ finding }: { finding: Finding }) {
  const { text, page, why } = finding;
  const where = text === "" ? page : `${text} on ${page}`;
  return (
    <Fact icon={<TriangleAlert className="text-alert" />} title={where}>
      {why}
    </Fact>
  );
}

type FactProps = { icon: ReactElement; title: string; children?: ReactNode };

/** One thing to know, with its sign. */
export function Fact({ icon, title, children }: FactProps) {
  return (
    <li className="flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      <div>
        <p className="font-medium">{title}</p>
        {children && <p className="text-xs text-text-2">{children}</p>}
      </div>
    </li>
  );
}
