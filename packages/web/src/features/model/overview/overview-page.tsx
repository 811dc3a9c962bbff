import { NextActuals } from "#features/model/actuals/next-actuals.tsx";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { CashCard } from "./cash-card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { EbitdaCard } from "./ebitda-card.tsx";
import { floorLineOf } from "./headroom.ts";
import { HeadroomCard } from "./headroom-card.tsx";
import { NeedsCard } from "./needs-card.tsx";
import { PaymentsCard } from "./payments-card.tsx";
import { ProfitCard } from "./profit-card.tsx";
import { SinceCard } from "./since-card.tsx";

/** How the forecast stands, and what needs a person. */
export function OverviewPage({ userId }: { userId: number }) {
  const { document } = useWorkbench();
  const floorLine = floorLineOf(useDocumentState(document).document);
  return (
    <div className="grid gap-4 p-6 phone:p-4">
      <NextActuals />
      <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[1100px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <CashCard floorLine={floorLine} />
          <ProfitCard />
          <EbitdaCard />
          <PaymentsCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <SinceCard />
          <NeedsCard userId={userId} />
          <HeadroomCard floorLine={floorLine} />
          <ChecksCard />
        </div>
      </div>
    </div>
  );
}
