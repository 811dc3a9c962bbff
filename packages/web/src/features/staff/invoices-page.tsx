import { Link } from "@tanstack/react-router";
import { dayText } from "#lib/day-text.ts";
import { priceText } from "#lib/price-text.ts";
import type { FilteredSearch } from "#lib/search.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Skeleton, SkeletonList, SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Loading, Waiting } from "#ui/waiting.tsx";
import {
  INVOICE_FILTERS,
  invoiceFilter,
  invoicePage,
  type ListedInvoice,
} from "./invoice-queries.ts";
import { InvoiceState } from "./invoice-state.tsx";
import { StaffTabs } from "./staff-tabs.tsx";

type InvoicesPageProps = {
  search: FilteredSearch;
  onChange: (change: Partial<FilteredSearch>) => void;
};

/** Invoices of all customers, the longest due first. */
export function InvoicesPage({ search, onChange }: InvoicesPageProps) {
  return (
    <Page {...HEADING}>
      <StaffTabs active="invoices" />
      <Card>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-1.5 pr-3 pl-1.5 phone:px-3 phone:pb-3">
          <TabLinks
            label="Which invoices"
            className="-my-1.5 grow phone:w-full"
            tabs={INVOICE_FILTERS.map((key) => ({ key, label: key }))}
            active={invoiceFilter(search.filter)}
            renderLink={(filter, link) => (
              <Link
                to="/staff/invoices"
                search={{ ...search, filter, page: 1 }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
          <SearchBox
            label="Search by number or team"
            value={search.search}
            onSearch={(text) => onChange({ search: text, page: 1 })}
          />
        </div>
        <Part fallback={<SkeletonRows />}>
          <InvoiceList search={search} />
        </Part>
      </Card>
    </Page>
  );
}

const HEADING = {
  title: "Staff",
  description: "Find a customer's invoice and note what came of it.",
};

export function InvoicesSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonList tools={<Skeleton className="m-3 h-8.5 w-60 rounded-md phone:w-full" />} />
      </Loading>
    </Page>
  );
}

function InvoiceList({ search }: Pick<InvoicesPageProps, "search">) {
  const { data, pager } = usePages(search.page, (rows) => invoicePage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        className="m-4"
        title="No invoice fits"
        text="Try its whole number, part of the team's name, or All."
      />
    );
  }
  return (
    <>
      <Table
        label="Invoices"
        head={
          <>
            <TableHead>Invoice and team</TableHead>
            <TableHead hideOnPhone>Due</TableHead>
            <TableHead>State</TableHead>
            <TableHead isNumber hideOnPhone>
              Total
            </TableHead>
            <TableHead isNumber>Left to pay</TableHead>
          </>
        }
      >
        {data.items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Table>
      <Pager
        {...pager}
        linkTo={(page, link) => (
          <Link to="/staff/invoices" search={{ ...search, page }} {...link} />
        )}
      />
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
  const { id, teamName, dueOn, gross, owed, currency } = invoice;
  return (
    <TableRow>
      <TableCell isRowHead note={teamName}>
        <Link
          to="/staff/invoices/$id"
          params={{ id: String(id) }}
          className="stretched font-medium text-text hover:text-accent-text"
        >
          {id}
        </Link>
      </TableCell>
      <TableCell hideOnPhone className="text-text-2">
        {dayText(dueOn)}
      </TableCell>
      <TableCell>
        <InvoiceState {...invoice} />
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {priceText(gross, currency)}
      </TableCell>
      <TableCell isNumber>{owed > 0 ? priceText(owed, currency) : "–"}</TableCell>
    </TableRow>
  );
}
