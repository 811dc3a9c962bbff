import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { type Covenant, covenantsOf } from "./covenants.ts";
import { type Headroom, headroomOf, headroomRead, isBelow } from "./headroom.ts";

/** The lowest that cash falls in every case, and how long until it is below what is kept. */
export function HeadroomCard({ floorLine }: { floorLine: string }) {
  const { document, colours } = useWorkbench();
  const { structure, document: model, checks } = useDocumentState(document);
  const { scenarios, timeline, periods } = structure;
  const read = useMemo(
    () => headroomRead(floorLine, [undefined, ...scenarios.map(({ id }) => id)]),
    [scenarios, floorLine],
  );
  const table = useTable(useTableStore(document, read));
  const cases = table ? headroomOf(table, floorLine) : [];
  return (
    <Card>
      <CardHeader
        title="Headroom and covenants"
        description={`Lowest cash ahead, to ${periods.at(-1)?.label ?? ""}, ${model.currency}`}
      />
      <table className="w-full text-xs [&_:is(th,td)]:h-8 [&_:is(th,td)]:border-t [&_:is(th,td)]:border-border [&_:is(th,td)]:px-1.5 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
        <thead className="text-text-2">
          <tr>
            <th scope="col" className="text-left font-normal">
              Case
            </th>
            {["Lowest", "In", "Floor", `${UNITS[timeline.unit]} left`].map((head) => (
              <th key={head} scope="col" className="text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((each) => (
            <tr key={each.key} className="tabular">
              <th scope="row" className="case-cell w-full text-left font-normal">
                <CaseTag name={each.name} colour={colours.get(each.key) ?? 1} />
              </th>
              <td className={classNames("text-right", isShort(each) && "font-semibold text-alert")}>
                {formatAmount(each.value)}
                {each.overdraft > 0 && (
                  <span className="block text-2xs text-alert">
                    overdraft {formatAmount(each.overdraft)}
                  </span>
                )}
              </td>
              <td className="text-right whitespace-nowrap">{each.period}</td>
              <td className="text-right">{each.floor === null ? "" : formatAmount(each.floor)}</td>
              <td className="text-right">{runwayText(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Covenants
        covenants={covenantsOf(structure.checks, checks, floorLine.split(".")[0])}
        cases={[
          { key: "base", name: "Base" },
          ...scenarios.map(({ id: key, name }) => ({ key, name })),
        ]}
        label={(period) => periods[period]?.label ?? ""}
      />
    </Card>
  );
}

type CovenantsProps = {
  covenants: readonly Covenant[];
  cases: readonly { key: string; name: string }[];
  label: (period: number) => string;
};

/** One line each, called after what it warns of: that it warns in no case, or in which and from when. */
function Covenants({ covenants, cases, label }: CovenantsProps) {
  const { colours } = useWorkbench();
  if (covenants.length === 0) return null;
  return (
    <ul className="pb-2 text-xs [&_li]:flex [&_li]:min-h-8 [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-2.5 [&_li]:gap-y-1 [&_li]:border-t [&_li]:border-border [&_li]:px-4 [&_li]:py-1.5">
      {covenants.map(({ id, name, broken }) => (
        <li key={id}>
          <span className="grow">{name}</span>
          {broken.every((each) => !each) && (
            <span className="text-text-2">No alert in any case</span>
          )}
          {cases.map((each, at) => {
            const first = broken[at];
            return (
              first && (
                <span key={each.key} className="flex items-center gap-1.5 text-alert">
                  <CaseTag name={each.name} colour={colours.get(each.key) ?? 1} />
                  {`from ${label(first.period)}`}
                </span>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}

const UNITS = { week: "Weeks", month: "Months", quarter: "Quarters", year: "Years" };

const isShort = ({ value, floor }: Headroom) => isBelow(value, floor);

/** "32+" is not within the forecast. */
function runwayText({ runway, aheadCount, floor }: Headroom): string {
  if (floor === null) return "";
  return runway === undefined ? `${aheadCount}+` : String(runway);
}
