import { Link } from "@tanstack/react-router";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { BillingFrame, BillingSkeleton } from "./billing-frame.tsx";
import { contractPage, type ModelContracts } from "./billing-queries.ts";
import type { ContractSearch } from "./billing-search.ts";
import { ContractTable } from "./contract-table.tsx";
import { ListTools } from "./list-tools.tsx";

type ContractsPageProps = {
  search: ContractSearch;
  /** Changes what the address keeps. */
  onChange: (change: Partial<ContractSearch>) => void;
  /** The team pays on this page, but changes no model. */
  isReadOnly: boolean;
};

/** The models that are paid for by the month, and those that were. */
export function ContractsPage(props: ContractsPageProps) {
  return (
    <BillingFrame tab="contracts" shape={<ListShape />}>
      <Contracts {...props} />
    </BillingFrame>
  );
}

function Contracts({ search, onChange, isReadOnly }: ContractsPageProps) {
  const { data, isPrevious, pager } = usePages(search.page, (rows) => contractPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const active = data.filterCounts.find(({ key }) => key === "Active")?.count ?? 0;
  return (
    <Card aria-busy={isPrevious}>
      <ListTools
        label="Which contracts"
        filters={data.filterCounts}
        active={search.filter}
        renderLink={(filter, link) => (
          <Link
            to="/billing/model_contracts"
            search={{ ...search, filter, page: 1 }}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
        searchLabel="Search models"
        search={search.search}
        onSearch={(text) => onChange({ search: text, page: 1 })}
      />
      {data.items.length > 0 ? (
        <ContractTable {...data} {...{ isReadOnly }} isEnded={search.filter === "Ended"} />
      ) : (
        <NoContracts {...{ search, onChange }} total={data.totalItemCount} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => (
          <Link to="/billing/model_contracts" search={{ ...search, page }} {...link} />
        )}
      >
        {search.filter === "Active" && <AMonth {...data} active={active} />}
      </Pager>
    </Card>
  );
}

/** What all of them come to, as the server worked it out. */
function AMonth(props: ModelContracts & { active: number }) {
  const { price, monthlyTotal, currency, isUnlimited, active } = props;
  if (isUnlimited) return <p className="text-text-2">Free while models are unlimited</p>;
  return (
    <p className="tabular text-text-2">
      {active} × {amountText(price)} = {priceText(monthlyTotal, currency)} a month
      {currency === "AUD" && " before GST"}
    </p>
  );
}

type NoContractsProps = Omit<ContractsPageProps, "isReadOnly"> & { total: number };

function NoContracts({ search, onChange, total }: NoContractsProps) {
  if (total > 0) {
    return (
      <EmptyState
        className="m-4"
        title="No models on this page"
        text="The list is shorter than that."
        action={<Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (search.search) {
    return (
      <EmptyState
        className="m-4"
        title="No model fits"
        text={`Nothing here matches “${search.search}”.`}
        action={<Button onClick={() => onChange({ search: "", page: 1 })}>Clear the search</Button>}
      />
    );
  }
  if (search.filter === "Ended") {
    return (
      <EmptyState
        className="m-4"
        title="No contract has ended"
        text="Models that you cancel are kept here with what was billed for them."
      />
    );
  }
  return (
    <EmptyState
      className="m-4"
      title="No model is paid for by the month"
      text="Open a model and buy it from its menu: it is billed from that month to the one in which you cancel it."
      action={
        <Button asChild>
          <Link to="/models">Open models</Link>
        </Button>
      }
    />
  );
}

export function ContractsSkeleton() {
  return <BillingSkeleton tab="contracts" shape={<ListShape />} />;
}

function ListShape() {
  return (
    <SkeletonList
      tools={
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-1 phone:py-3">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-8.5 w-60 rounded-md phone:h-10.5 phone:w-full" />
        </div>
      }
    />
  );
}
