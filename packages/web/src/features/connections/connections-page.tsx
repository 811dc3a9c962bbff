import type { Connection } from "@app/contract/connections";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { connectionPage } from "./connection-queries.ts";
import { type ConnectionSearch, FILTERS } from "./connection-search.ts";
import { ConnectionTable } from "./connection-table.tsx";
import { ListShape, READ_ONLY } from "./connections-skeleton.tsx";
import { NoConnections } from "./no-connections.tsx";
import { StateCounts } from "./state-counts.tsx";
import { SyncAllButton } from "./sync-all-button.tsx";

/** How far a sync has come is no change that colleagues are told of: it is asked for. */
const WATCH_MS = 2_000;

type ConnectionsPageProps = {
  search: ConnectionSearch;
  /** Changes what the address keeps; another filter or search starts at page 1 again. */
  onChange: (change: Partial<ConnectionSearch>) => void;
};

export function ConnectionsPage({ search, onChange }: ConnectionsPageProps) {
  // What the list below asks for.
  const counts = useQuery(connectionPage(search)).data?.filterCounts ?? [];
  const hasSeveral = counts.some(({ key, count }) => key === "Team" && count > 1);
  return (
    <Page
      title="Connections"
      description={READ_ONLY}
      actions={
        <>
          {hasSeveral && <SyncAllButton />}
          <Changes>
            <Link to="/connections/add" className={buttonClass("primary", "md")}>
              <Plus /> Add connection
            </Link>
          </Changes>
        </>
      }
    >
      <Part fallback={<ListShape />}>
        <ConnectionList search={search} onChange={onChange} />
      </Part>
    </Page>
  );
}

function ConnectionList({ search, onChange }: ConnectionsPageProps) {
  const { data, isPrevious, pager } = usePages(
    search.page,
    (rows) => connectionPage(search, rows),
    { refetchInterval: ({ state }) => (state.data?.items.some(isSyncing) ? WATCH_MS : false) },
  );
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const counts = new Map(data.filterCounts.map(({ key, count }) => [key, count]));
  return (
    <>
      <StateCounts counts={data.stateCounts} total={data.totalItemCount} />
      <Card aria-busy={isPrevious}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border pr-3 pl-1.5 phone:px-3 phone:pb-3">
          <TabLinks
            label="Which connections"
            className="min-h-13.5 grow phone:w-full"
            tabs={FILTERS.map((key) => ({ key, label: key, count: counts.get(key) }))}
            active={search.filter}
            renderLink={(filter, link) => (
              <Link
                to="/connections"
                search={{ ...search, filter, page: 1 }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
          <SearchBox
            label="Search connections"
            value={search.search}
            onSearch={(text) => onChange({ search: text, page: 1 })}
          />
        </div>
        {data.items.length > 0 ? (
          <ConnectionTable connections={data.items} />
        ) : (
          <NoConnections
            {...{ search, onChange }}
            total={data.totalItemCount}
            sharedCount={counts.get("Shared") ?? 0}
          />
        )}
        <Pager
          {...pager}
          linkTo={(page, link) => <Link to="/connections" search={{ ...search, page }} {...link} />}
        >
          <p className="text-text-3 phone:hidden">Those that need you first</p>
        </Pager>
      </Card>
    </>
  );
}

function isSyncing({ status }: Connection) {
  return status.state === "syncing";
}
