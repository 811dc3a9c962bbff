import { Link } from "@tanstack/react-router";
import { Download, Plus, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Loading, Waiting } from "#ui/waiting.tsx";
import { type Client, clientFileUrl, clientPage, hasNotes } from "./client-queries.ts";
import { type ClientSearch, FILTERS } from "./client-search.ts";
import { ClientTable } from "./client-table.tsx";
import { ClientViews } from "./client-views.tsx";
import { DeleteClientDialog } from "./delete-client-dialog.tsx";
import { useToggleActive } from "./use-toggle-active.ts";

/** Comes with what forms need, so the list does not wait for it. */
const ClientDialog = lazy(async () => {
  const { ClientDialog } = await loadPart(() => import("./client-dialog.tsx"));
  return { default: ClientDialog };
});

type ClientsPageProps = {
  search: ClientSearch;
  /** Changes what the address keeps; another filter, search or sort starts at page 1 again. */
  onChange: (change: Partial<ClientSearch>) => void;
};

export function ClientsPage({ search, onChange }: ClientsPageProps) {
  const add = () => onChange({ open: "add" });
  return (
    <Page
      title="Clients"
      breadcrumb={<ClientViews active="list" />}
      actions={
        <>
          <Button asChild icon={<Download />}>
            <a href={clientFileUrl(search)} download>
              Download CSV
            </a>
          </Button>
          <Changes>
            <Link to="/clients/import" className={buttonClass("secondary", "md")}>
              <Upload /> Import
            </Link>
          </Changes>
          <Changes>
            <Button variant="primary" icon={<Plus />} onClick={add}>
              Add client
            </Button>
          </Changes>
        </>
      }
    >
      <Part fallback={<ListShape />}>
        <ClientList search={search} onChange={onChange} />
      </Part>
      {search.open && (
        <Suspense>
          <ClientDialog open={search.open} onClose={() => onChange({ open: undefined })} />
        </Suspense>
      )}
    </Page>
  );
}

function ClientList({ search, onChange }: ClientsPageProps) {
  const [toDelete, setToDelete] = useState<Client>();
  const toggleActive = useToggleActive();
  const { data, isPrevious, pager } = usePages(search.page, (rows) => clientPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const counts = new Map(data.filterCounts.map(({ key, count }) => [key, count]));
  return (
    <Card aria-busy={isPrevious}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border pr-3 pl-1.5 phone:px-3 phone:pb-3">
        <TabLinks
          label="Which clients"
          className="grow phone:w-full"
          tabs={FILTERS.map((key) => ({ key, label: key, count: counts.get(key) }))}
          active={search.filter}
          renderLink={(filter, link) => (
            <Link
              to="/clients"
              search={{ ...search, filter, page: 1 }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
        <SearchBox
          label="Search clients"
          value={search.search}
          onSearch={(text) => onChange({ search: text, page: 1 })}
        />
      </div>
      {data.items.length > 0 ? (
        <ClientTable
          clients={data.items.filter(hasNotes)}
          sort={search.sort}
          onSort={(sort) => onChange({ sort, page: 1 })}
          onEdit={({ id }) => onChange({ open: id })}
          onToggleActive={toggleActive}
          onDelete={setToDelete}
        />
      ) : (
        <NoClients search={search} onChange={onChange} total={data.totalItemCount} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => <Link to="/clients" search={{ ...search, page }} {...link} />}
      />
      {toDelete && <DeleteClientDialog client={toDelete} onClose={() => setToDelete(undefined)} />}
    </Card>
  );
}

/** Nothing to list: because there is nothing yet, because nothing fits, or past the last page. */
function NoClients({ search, onChange, total }: ClientsPageProps & { total: number }) {
  if (total > 0) {
    return (
      <NothingHere title="No clients on this page" text="The list is shorter than that.">
        <Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>
      </NothingHere>
    );
  }
  if (search.search) {
    return (
      <NothingHere title="No client fits" text={`Nothing here matches “${search.search}”.`}>
        <Button onClick={() => onChange({ search: "", page: 1 })}>Clear the search</Button>
      </NothingHere>
    );
  }
  if (search.filter === "Inactive") {
    return (
      <NothingHere title="No inactive clients" text="Clients you deactivate are kept here.">
        <Button onClick={() => onChange({ filter: "All", page: 1 })}>Show all clients</Button>
      </NothingHere>
    );
  }
  return (
    <NothingHere
      title="No clients yet"
      text="Add the first one; its models, ledgers and reports will hang off it."
    >
      <Changes>
        <Button variant="primary" icon={<Plus />} onClick={() => onChange({ open: "add" })}>
          Add client
        </Button>
      </Changes>
    </NothingHere>
  );
}

type NothingHereProps = { title: string; text: string; children: React.ReactNode };

function NothingHere({ title, text, children }: NothingHereProps) {
  return <EmptyState className="m-4" title={title} text={text} action={children} />;
}

export function ClientsSkeleton() {
  const action = <Skeleton className="h-8.5 w-30 rounded-md phone:h-10.5" />;
  return (
    <Page
      title="Clients"
      actions={
        <>
          {action}
          {action}
        </>
      }
    >
      <Loading>
        <ListShape />
      </Loading>
    </Page>
  );
}

function ListShape() {
  return (
    <SkeletonList
      hasPictures
      tools={
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-1 phone:py-3">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-8.5 w-60 rounded-md phone:h-10.5 phone:w-full" />
        </div>
      }
    />
  );
}
