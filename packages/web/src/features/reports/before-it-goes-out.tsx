import { CircleAlert, CircleCheck, Eye } from "lucide-react";
import { countOf } from "#model/outlook.ts";
import { boundCount, findingsOf } from "./findings.ts";
import { Fact, FindingFacts } from "./findings-list.tsx";
import type { ReportPreview } from "./report-queries.ts";

/** How the figures stand, and what its author should look at once more. */
export function BeforeItGoesOut({ preview }: { preview: ReportPreview }) {
  const { cases, standing, modelVersion } = preview;
  const bound = boundCount(cases);
  const flagged = findingsOf(cases).filter(({ kind }) => kind === "words").length;
  return (
    <ul aria-label="Before it goes out" className="grid gap-2.5">
      <Standing standing={standing} cases={cases} />
      {standing.alertCount > 0 && (
        <Fact icon={<Eye />} title={`${countOf(standing.alertCount, "alert")} shown to readers`}>
          It cannot be hidden.
        </Fact>
      )}
      {bound > 0 && flagged === 0 && (
        <Fact
          icon={<CircleCheck className="text-positive" />}
          title={agreeing(bound, modelVersion)}
        />
      )}
      <FindingFacts cases={cases} />
    </ul>
  );
}

function agreeing(bound: number, version: number) {
  return bound === 1
    ? `1 bound figure agrees with version ${version}`
    : `${bound} bound figures agree with version ${version}`;
}

type StandingProps = Pick<ReportPreview, "standing" | "cases">;

function Standing({ standing: { isBlocked, errorCount }, cases }: StandingProps) {
  if (!isBlocked && errorCount === 0)
    return (
      <Fact
        icon={<CircleCheck className="text-positive" />}
        title="Statements balance, cash agrees both ways"
      />
    );
  const title = isBlocked
    ? "The figures of this model do not hold"
    : `${countOf(errorCount, "error check")} ${errorCount === 1 ? "fails" : "fail"}`;
  return (
    <Fact icon={<CircleAlert className="text-negative" />} title={title}>
      {failingIn(cases).join(", ")}
    </Fact>
  );
}

/** What the error checks are called that fail, in any case. */
function failingIn(cases: ReportPreview["cases"]): string[] {
  const items = cases.flatMap(({ checks }) => checks.items);
  const failing = items.filter((check) => check.isBroken && check.class === "error");
  return [...new Set(failing.map(({ name }) => name))];
}
