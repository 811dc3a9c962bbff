import type { DriverBehind } from "@app/engine/why/drivers-behind";
import { Link } from "@tanstack/react-router";
import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  StickyNote,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useOffer } from "#features/model/actuals/use-offer.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { headroomOf, headroomRead } from "./headroom.ts";
import {
  actualsNeeds,
  alertNeeds,
  checkNeeds,
  estimateNeeds,
  floorNeeds,
  ledgerNeeds,
  type Need,
  noteNeeds,
} from "./needs.ts";

/** What waits for a person. */
export function NeedsCard({ userId, floorLine }: { userId: number; floorLine: string }) {
  const { document, view } = useWorkbench();
  const { structure, checks, document: model } = useDocumentState(document);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const behind = useBehindCash();
  const found = useOffer();
  const ledger = found?.connection ? ledgerNeeds(found.connection.name, found.offer) : [];
  const broken = checks.find(({ scenario }) => scenario === view.scenario)?.broken;
  const short = floorNeeds(useLowest(floorLine));
  const needs = [
    ...checkNeeds(structure, broken),
    ...short,
    ...(ledger.length > 0 ? ledger : actualsNeeds(structure, today)),
    ...alertNeeds(structure, broken, short.length > 0 ? floorLine.split(".")[0] : undefined),
    ...noteNeeds(model, userId),
    ...estimateNeeds(model, behind),
  ];
  return (
    <Card aria-label="What needs you">
      <CardHeader title="What needs you" />
      <ul className="pb-2 text-xs [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none">
        {needs.length === 0 && (
          <li className={ROW}>
            <CircleCheck className="text-positive" />
            Nothing waits for a person.
          </li>
        )}
        {needs.map((need, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
          <li key={at} className={ROW}>
            {SIGNS[need.kind]}
            <span className="min-w-0 grow">
              {need.text}
              {need.detail && <span className="line-clamp-2 text-text-2">{need.detail}</span>}
            </span>
            <NeedLink need={need} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ROW =
  "flex min-h-8 items-start gap-2.5 border-t border-border px-4 py-1.5 phone:min-h-10.5 phone:items-center";

const SIGNS: Record<Need["kind"], React.ReactNode> = {
  checks: <CircleAlert className="text-negative" />,
  belowFloor: <TriangleAlert className="text-alert" />,
  alert: <TriangleAlert className="text-alert" />,
  actuals: <CalendarClock className="text-alert" />,
  ledger: <CalendarClock className="text-alert" />,
  restated: <CalendarClock className="text-alert" />,
  note: <StickyNote className="text-text-2" />,
  estimate: <CircleDashed className="text-text-2" />,
};

function NeedLink({ need: { kind, line } }: { need: Need }) {
  const { model } = useWorkbench();
  const params = { modelId: model.id };
  if (kind === "checks" || kind === "belowFloor" || kind === "alert")
    return (
      <Link to="/models/$modelId/checks" params={params}>
        Look
      </Link>
    );
  if (kind === "actuals" || kind === "ledger")
    return (
      <Link to="/models/$modelId/actuals" params={params}>
        {kind === "ledger" ? "Roll forward" : "Add"}
      </Link>
    );
  if (kind === "restated")
    return (
      <Link to="/models/$modelId/actuals" params={params} search={{ from: "ledger" }}>
        Look
      </Link>
    );
  return (
    <Link to="/models/$modelId/drivers" params={params} search={line ? { line } : {}}>
      {kind === "note" ? "Answer" : "Look"}
    </Link>
  );
}

/** The lowest cash ahead of the case that is showing. */
function useLowest(floorLine: string) {
  const { document, view } = useWorkbench();
  const { scenario } = view;
  const read = useMemo(() => headroomRead(floorLine, [scenario]), [floorLine, scenario]);
  const table = useTable(useTableStore(document, read));
  return table && headroomOf(table, floorLine)[0];
}

/** What closing cash at the end of the case rests on most. */
function useBehindCash(): readonly DriverBehind[] {
  const { document, view } = useWorkbench();
  const { version, structure } = useDocumentState(document);
  const { scenario } = view;
  const [behind, setBehind] = useState<readonly DriverBehind[]>([]);
  const period = structure.periods.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for every version
  useEffect(() => {
    let isOld = false;
    document.drivers({ line: "cf.closingCash", period, scenario }).then(
      ({ drivers }) => isOld || setBehind(drivers),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [document, version, period, scenario]);
  return behind;
}
