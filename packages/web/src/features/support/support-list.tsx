import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { DiscussionState } from "./discussion-state.tsx";
import { discussionPage, type ListedDiscussion } from "./support-queries.ts";
import { FILTERS, type SupportSearch } from "./support-search.ts";

type SupportListProps = {
  search: SupportSearch;
  onChange: (change: Partial<SupportSearch>) => void;
  /** The discussion beside the list, whose subject is then the page's heading. */
  openId: number | undefined;
};

export function SupportList({ search, onChange, openId }: SupportListProps) {
  const Heading = openId === undefined ? "h1" : "h2";
  return (
    <>
      <header className="flex items-center gap-3 px-5 pt-5 pb-2 phone:px-4">
        <Heading className="grow text-xl font-semibold tracking-tight">Support</Heading>
        <Changes>
          <Button asChild variant="primary" icon={<Plus />}>
            <Link to="/support/request">New request</Link>
          </Button>
        </Changes>
      </header>
      <Part fallback={<SkeletonRows />}>
        <Discussions {...{ search, onChange, openId }} />
      </Part>
    </>
  );
}

function Discussions({ search, onChange, openId }: SupportListProps) {
  const { data, isPrevious, pager } = usePages(search.page, (rows) => discussionPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  const counts = new Map(data.filterCounts.map(({ key, count }) => [key, count]));
  return (
    <div aria-busy={isPrevious} className="flex min-h-0 grow flex-col">
      <div className="border-b border-border px-2.5 phone:px-1.5">
        <TabLinks
          label="Which discussions"
          tabs={FILTERS.map((key) => ({ key, label: key, count: counts.get(key) }))}
          active={search.filter}
          renderLink={(filter, link) => (
            <Link
              to="/support"
              search={{ ...search, filter, page: 1 }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
      </div>
      <div className="border-b border-border px-5 py-2.5 *:w-full phone:px-4">
        <SearchBox
          label="Search discussions"
          value={search.search}
          onSearch={(text) => onChange({ search: text, page: 1 })}
        />
      </div>
      {data.items.length > 0 ? (
        <ul className="min-h-0 grow overflow-y-auto phone:overflow-visible print:overflow-visible">
          {data.items.map((discussion) => (
            <li key={discussion.id}>
              <Entry {...{ discussion, search }} isOpen={discussion.id === openId} />
            </li>
          ))}
        </ul>
      ) : (
        <NoDiscussions {...{ search, onChange }} total={data.totalItemCount} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => <Link to="/support" search={{ ...search, page }} {...link} />}
      />
    </div>
  );
}

type EntryProps = { discussion: ListedDiscussion; search: SupportSearch; isOpen: boolean };

function Entry({ discussion, search, isOpen }: EntryProps) {
  const { id, subject, updatedAt, last, hasNewAnswer } = discussion;
  const speaker = last.isMine ? "You" : last.authorName.split(" ")[0];
  return (
    <Link
      to="/support/$supportDiscussionId"
      params={{ supportDiscussionId: id }}
      search={search}
      data-open={isOpen || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-border px-5 py-2.75 text-text hover:bg-surface-hover hover:no-underline focus-visible:-outline-offset-2 data-open:bg-surface data-open:shadow-[inset_2px_0_0_var(--accent)] phone:px-4"
    >
      <span className="flex items-baseline gap-2.5">
        <span className={`min-w-0 grow truncate ${hasNewAnswer ? "font-semibold" : "font-medium"}`}>
          {subject}
        </span>
        <time dateTime={updatedAt} className="shrink-0 text-2xs text-text-3">
          {formatDateTime(new Date(updatedAt), new Date())}
        </time>
      </span>
      <span className="truncate text-text-2">
        {speaker}: {last.text}
      </span>
      <span className="mt-1">
        <DiscussionState discussion={discussion} />
      </span>
    </Link>
  );
}

type NoDiscussionsProps = Omit<SupportListProps, "openId"> & { total: number };

/** Nothing to list: past the last page, because nothing fits, or because nobody asked yet. */
function NoDiscussions({ search, onChange, total }: NoDiscussionsProps) {
  if (total > 0) {
    return (
      <EmptyState
        className="m-4"
        title="No discussions on this page"
        text="The list is shorter than that."
        action={<Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (search.search || search.filter !== "All") {
    const all = { search: "", filter: "All", page: 1 } as const;
    return (
      <EmptyState
        className="m-4"
        title="No discussion fits"
        text="Discussions that are open or closed are both under All."
        action={<Button onClick={() => onChange(all)}>Show all discussions</Button>}
      />
    );
  }
  return (
    <EmptyState
      className="m-4"
      title="No discussions yet"
      text="Ask what you cannot find; people answer, here and by e-mail."
    />
  );
}
