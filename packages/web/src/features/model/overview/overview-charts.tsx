import { CashCard } from "./cash-card.tsx";
import { EbitdaCard } from "./ebitda-card.tsx";
import { PaymentsCard } from "./payments-card.tsx";
import { ProfitCard } from "./profit-card.tsx";

/** How cash and profit go, drawn; and the payments on the way. */
export function OverviewCharts({ floorLine }: { floorLine: string }) {
  return (
    <>
      <CashCard floorLine={floorLine} />
      <ProfitCard />
      <EbitdaCard />
      <PaymentsCard />
    </>
  );
}
