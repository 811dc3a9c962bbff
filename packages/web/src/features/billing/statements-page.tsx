import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { monthText } from "#lib/day-text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { BillingFrame, BillingSkeleton } from "./billing-frame.tsx";
import { statementOf, statementOptions, upcomingStatement } from "./billing-queries.ts";
import { StatementCard } from "./statement-card.tsx";
import { StatementMonths } from "./statement-months.tsx";

type StatementsPageProps = {
  /** As "2026-10"; the latest where none is named. */
  month: string | undefined;
  onMonth: (month: string) => void;
};

/** What models came to, month by month. */
export function StatementsPage(props: StatementsPageProps) {
  return (
    <BillingFrame tab="statements" shape={SHAPE}>
      <Statements {...props} />
    </BillingFrame>
  );
}

function Statements({ month, onMonth }: StatementsPageProps) {
  const { items } = useSuspenseQuery(statementOptions).data;
  const [latest] = items;
  if (!latest) return <NoStatements />;
  const shown = month ?? latest.month;
  const option = items.find((each) => each.month === shown);
  return (
    <div className={COLUMNS}>
      <StatementMonths options={items} active={shown} onMonth={onMonth} />
      {option ? (
        <Part key={option.month} fallback={CARD_SHAPE}>
          {option.id === null ? <UpcomingMonth /> : <PastMonth month={option.month} />}
        </Part>
      ) : (
        <Card>
          <EmptyState
            className="m-4"
            title={`No statement of ${monthText(shown)}`}
            text="Your team had no model in that month."
            action={
              <Button onClick={() => onMonth(latest.month)}>Show {monthText(latest.month)}</Button>
            }
          />
        </Card>
      )}
    </div>
  );
}

function UpcomingMonth() {
  return <StatementCard statement={useSuspenseQuery(upcomingStatement).data} />;
}

function PastMonth({ month }: { month: string }) {
  return <StatementCard statement={useSuspenseQuery(statementOf(month)).data} />;
}

function NoStatements() {
  return (
    <Card>
      <EmptyState
        className="m-4"
        title="No statements yet"
        text="With the first model that your team buys, every month gets a statement of its models."
        action={
          <Button asChild>
            <Link to="/models">Open models</Link>
          </Button>
        }
      />
    </Card>
  );
}

const COLUMNS =
  "grid grid-cols-[15rem_minmax(0,1fr)] items-start gap-5 max-[60rem]:grid-cols-1 max-[60rem]:gap-4";

export function StatementsSkeleton() {
  return <BillingSkeleton tab="statements" shape={SHAPE} />;
}

const CARD_SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows />
  </SkeletonCard>
);

const SHAPE = (
  <div className={COLUMNS}>
    <Card className="max-[60rem]:hidden">
      <SkeletonRows />
    </Card>
    {CARD_SHAPE}
  </div>
);
