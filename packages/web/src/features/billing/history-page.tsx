import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { BillingFrame } from "./billing-frame.tsx";
import { paymentPage } from "./billing-queries.ts";
import { type HistorySearch, historySearchDefaults } from "./billing-search.ts";
import { ListTools } from "./list-tools.tsx";
import { PaymentTable } from "./payment-table.tsx";

type HistoryPageProps = {
  search: HistorySearch;
  /** Changes what the address keeps. */
  onChange: (change: Partial<HistorySearch>) => void;
};

/** What was paid, the latest first. */
export function HistoryPage(props: HistoryPageProps) {
  return (
    <BillingFrame tab="history" shape={<SkeletonRows />}>
      <History {...props} />
    </BillingFrame>
  );
}

function History({ search, onChange }: HistoryPageProps) {
  const { data, isPrevious, pager } = usePages(search.page, (rows) => paymentPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <Card aria-busy={isPrevious}>
      <ListTools
        label="Which payments"
        filters={data.filterCounts}
        active={search.filter}
        renderLink={(filter, link) => (
          <Link
            to="/billing/history"
            search={{ ...search, filter, page: 1 }}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
        searchLabel="Search by number or month"
        search={search.search}
        onSearch={(text) => onChange({ search: text, page: 1 })}
      />
      {data.items.length > 0 ? (
        <PaymentTable items={data.items} />
      ) : (
        <NoPayments search={search} onChange={onChange} total={data.totalItemCount} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => (
          <Link to="/billing/history" search={{ ...search, page }} {...link} />
        )}
      />
    </Card>
  );
}

function NoPayments({ search, onChange, total }: HistoryPageProps & { total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        className="m-4"
        title="No payments on this page"
        text="The list is shorter than that."
        action={<Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (search.search || search.filter !== "All") {
    return (
      <EmptyState
        className="m-4"
        title="No payment fits"
        text={search.search ? `Nothing here matches “${search.search}”.` : "None was for that."}
        action={<Button onClick={() => onChange(historySearchDefaults)}>Show all payments</Button>}
      />
    );
  }
  return (
    <EmptyState
      className="m-4"
      title="Nothing was paid yet"
      text="Every payment is listed here with its invoice."
    />
  );
}
