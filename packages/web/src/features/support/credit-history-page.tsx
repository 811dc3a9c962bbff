import { PAGE_SIZE } from "@app/contract/paging";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { useShownPage } from "#ui/use-shown-page.ts";
import { Waiting } from "#ui/waiting.tsx";
import { minutesWords } from "./minutes-words.ts";
import { type HistoryEntry, historyPage } from "./support-queries.ts";

/** Every change of the team's support credit, with what was left after it. */
export function CreditHistoryPage({ page }: { page: number }) {
  return (
    <Page
      title="Credit History"
      breadcrumb={
        <>
          <Link to="/support" className="text-text-2">
            Support
          </Link>
          <span aria-hidden="true" className="mx-2 text-text-3">
            /
          </span>
          Credit History
        </>
      }
      actions={
        <Changes>
          <Button asChild variant="primary" icon={<Plus />}>
            <Link to="/support/request">New request</Link>
          </Button>
        </Changes>
      }
    >
      <Part fallback={<SkeletonRows />}>
        <History page={page} />
      </Part>
    </Page>
  );
}

function History({ page }: { page: number }) {
  const { data, isPlaceholderData } = useQuery({
    ...historyPage(page),
    placeholderData: keepPreviousData,
    throwOnError: hasNothingToShow,
  });
  const shownPage = useShownPage(page, isPlaceholderData);
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <div className="grid gap-4">
      <Card className="w-fit min-w-60 px-4 py-3.5">
        <p className="text-2xs text-text-3">Balance</p>
        <p className="tabular text-xl font-semibold">{minutesWords(data.minutesLeft)}</p>
        <p className="text-xs text-text-2">
          Paid plans are given 2h 0m a month; up to 12h 0m are kept.
        </p>
      </Card>
      <Card aria-busy={isPlaceholderData}>
        {data.items.length > 0 ? (
          <Entries items={data.items} />
        ) : (
          <EmptyState
            className="m-4"
            title="No changes yet"
            text="What your plan gives and what answers take is listed here."
          />
        )}
        <Pager
          page={shownPage}
          pageSize={PAGE_SIZE}
          total={data.totalItemCount}
          linkTo={(to, link) => <Link to="/support/history" search={{ page: to }} {...link} />}
        />
      </Card>
    </div>
  );
}

const WORDS = { given: "Monthly credit", used: "Reply", lapsed: "Lapsed" };

function Entries({ items }: { items: HistoryEntry[] }) {
  return (
    <Table
      label="Changes of support credit"
      head={
        <>
          <TableHead>When</TableHead>
          <TableHead>What</TableHead>
          <TableHead hideOnPhone>Discussion</TableHead>
          <TableHead hideOnPhone>By</TableHead>
          <TableHead className="text-right">Change</TableHead>
          <TableHead className="text-right">Balance after</TableHead>
        </>
      }
    >
      {items.map((entry) => (
        <TableRow key={entry.id}>
          <TableCell isRowHead>{formatDateTime(new Date(entry.at), new Date())}</TableCell>
          <TableCell>{WORDS[entry.kind]}</TableCell>
          <TableCell hideOnPhone>
            {entry.discussion ? (
              <Link
                to="/support/$supportDiscussionId"
                params={{ supportDiscussionId: entry.discussion.id }}
              >
                {entry.discussion.subject}
              </Link>
            ) : (
              entry.description
            )}
          </TableCell>
          <TableCell hideOnPhone>{entry.byName ?? "Plan"}</TableCell>
          <TableCell className="tabular text-right">{minutesWords(entry.minutes)}</TableCell>
          <TableCell className="tabular text-right font-medium">
            {minutesWords(entry.minutesAfter)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
