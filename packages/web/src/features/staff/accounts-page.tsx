import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Skeleton, SkeletonList, SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Loading, Waiting } from "#ui/waiting.tsx";
import { MasqueradeDialog } from "./masquerade-dialog.tsx";
import { accountPage, type StaffAccount } from "./staff-queries.ts";
import type { StaffSearch } from "./staff-search.ts";
import { StaffTabs } from "./staff-tabs.tsx";

type AccountsPageProps = {
  search: StaffSearch;
  onChange: (change: Partial<StaffSearch>) => void;
};

/** Where the people who run the service find a customer and see what they see. */
export function AccountsPage({ search, onChange }: AccountsPageProps) {
  const [chosen, setChosen] = useState<StaffAccount>();
  return (
    <Page {...HEADING}>
      <StaffTabs active="accounts" />
      <Card>
        <div className="border-b border-border p-3">
          <SearchBox
            label="Search accounts"
            value={search.search}
            onSearch={(text) => onChange({ search: text, page: 1 })}
          />
        </div>
        <Part fallback={<SkeletonRows />}>
          <AccountTable search={search} onChoose={setChosen} />
        </Part>
      </Card>
      {chosen && <MasqueradeDialog account={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

const HEADING = {
  title: "Staff",
  description: "Find a customer's account and see the app as they do.",
};

export function AccountsSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonList
          tools={
            <div className="p-3">
              <Skeleton className="h-8.5 w-60 rounded-md phone:h-10.5 phone:w-full" />
            </div>
          }
        />
      </Loading>
    </Page>
  );
}

type AccountTableProps = { search: StaffSearch; onChoose: (account: StaffAccount) => void };

function AccountTable({ search, onChoose }: AccountTableProps) {
  const { data, pager } = usePages(search.page, (rows) => accountPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState className="m-4" title="Nobody fits" text="Try part of a name, e-mail or team." />
    );
  }
  return (
    <>
      <Table
        label="Accounts"
        head={
          <>
            <TableHead>Person</TableHead>
            <TableHead hideOnPhone>Team</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </>
        }
      >
        {data.items.map((account) => (
          <TableRow key={account.id}>
            <TableCell isRowHead note={account.email}>
              {account.name}
            </TableCell>
            <TableCell hideOnPhone>
              {account.teamName} {account.isAdmin && <Badge tone="outline">Admin</Badge>}
            </TableCell>
            <TableCell className="text-right">
              <Button size="sm" onClick={() => onChoose(account)}>
                View as
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <Pager
        {...pager}
        linkTo={(page, link) => (
          <Link to="/staff/accounts" search={(previous) => ({ ...previous, page })} {...link} />
        )}
      />
    </>
  );
}
