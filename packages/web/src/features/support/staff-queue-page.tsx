import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
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
import { minutesWords } from "./minutes-words.ts";
import { ASK_AGAIN_MS, type QueuedDiscussion, queueFilter, queuePage } from "./staff-queries.ts";
import { TakenBy } from "./taken-by.tsx";
import { WaitingTime } from "./waiting-time.tsx";

type StaffQueueProps = {
  search: FilteredSearch;
  onChange: (change: Partial<FilteredSearch>) => void;
};

/** Discussions of all teams, who waits longest first. */
export function StaffQueuePage({ tabs, ...props }: StaffQueueProps & { tabs: ReactNode }) {
  return (
    <Page {...HEADING}>
      {tabs}
      <Card>
        <Part fallback={<SkeletonRows />}>
          <Queue {...props} />
        </Part>
      </Card>
    </Page>
  );
}

const HEADING = {
  title: "Staff",
  description: "Answer customers, who waits longest first.",
};

export function StaffQueueSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonList tools={<Skeleton className="m-3 h-8.5 w-60 rounded-md phone:w-full" />} />
      </Loading>
    </Page>
  );
}

const LABELS = { Waiting: "Waiting for us", Answered: "With customer", Closed: "Closed" };

function Queue({ search, onChange }: StaffQueueProps) {
  const { data, isPrevious, pager } = usePages(search.page, (rows) => queuePage(search, rows), {
    refetchInterval: ASK_AGAIN_MS,
  });
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <div aria-busy={isPrevious}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-1.5 pr-3 pl-1.5 phone:px-3 phone:pb-3">
        <TabLinks
          label="Which discussions"
          className="-my-1.5 grow phone:w-full"
          tabs={data.filterCounts.map(({ key, count }) => ({ key, label: LABELS[key], count }))}
          active={queueFilter(search.filter)}
          renderLink={(filter, link) => (
            <Link
              to="/staff/support"
              search={{ ...search, filter, page: 1 }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
        <SearchBox
          label="Search by subject or team"
          value={search.search}
          onSearch={(text) => onChange({ search: text, page: 1 })}
        />
      </div>
      {data.items.length > 0 ? (
        <QueueTable items={data.items} />
      ) : (
        <EmptyState className="m-4" {...nothingOf(search)} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => <Link to="/staff/support" search={{ ...search, page }} {...link} />}
      />
    </div>
  );
}

export function QueueTable({ items }: { items: QueuedDiscussion[] }) {
  return (
    <Table
      label="Discussions"
      head={
        <>
          <TableHead>Discussion</TableHead>
          <TableHead hideOnPhone>Team</TableHead>
          <TableHead>Waiting</TableHead>
          <TableHead isNumber hideOnPhone>
            Credit left
          </TableHead>
          <TableHead hideOnPhone>Taken by</TableHead>
        </>
      }
    >
      {items.map((discussion) => (
        <QueueRow key={discussion.id} discussion={discussion} />
      ))}
    </Table>
  );
}

function QueueRow({ discussion }: { discussion: QueuedDiscussion }) {
  const { id, subject, teamName, waitingSince, minutesLeft, askedByName } = discussion;
  return (
    <TableRow>
      <TableCell
        isRowHead
        note={
          <>
            {id}, {askedByName}
            <span className="hidden phone:inline">, {teamName}</span>
          </>
        }
      >
        <Link
          to="/staff/support/$id"
          params={{ id: String(id) }}
          className="stretched font-medium wrap-anywhere text-text hover:text-accent-text"
        >
          {subject}
        </Link>
      </TableCell>
      <TableCell hideOnPhone>{teamName}</TableCell>
      <TableCell>
        <WaitingTime since={waitingSince} />
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {minutesWords(minutesLeft)}
      </TableCell>
      <TableCell hideOnPhone>
        <TakenBy {...discussion} />
      </TableCell>
    </TableRow>
  );
}

function nothingOf({ search, filter }: FilteredSearch) {
  if (search) return { title: "No discussion fits", text: "Try part of its subject or of a team." };
  if (queueFilter(filter) === "Waiting")
    return { title: "Nobody waits", text: "Every discussion is answered." };
  return { title: "No discussions", text: "There are none like this." };
}
