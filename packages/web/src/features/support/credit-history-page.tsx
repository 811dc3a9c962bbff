import { Link } from "@tanstack/react-router";
import { History, Minus, Plus, Reply } from "lucide-react";
import { shortDayText } from "#lib/day-text.ts";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { BalanceChart } from "./balance-chart.tsx";
import { CreditTiles } from "./credit-tiles.tsx";
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
        <CreditHistory page={page} />
      </Part>
    </Page>
  );
}

function CreditHistory({ page }: { page: number }) {
  const { data, isPrevious, pager } = usePages(page, (rows) => historyPage(page, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <div className="grid gap-4">
      <CreditTiles credit={data} />
      <BalanceChart changes={data.recent} />
      <Card aria-busy={isPrevious}>
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
          {...pager}
          linkTo={(to, link) => <Link to="/support/history" search={{ page: to }} {...link} />}
        />
      </Card>
    </div>
  );
}

const WHATS = {
  given: { words: "Monthly credit", Icon: Plus },
  adjusted: { words: "Adjusted", Icon: History },
  used: { words: "Reply", Icon: Reply },
  lapsed: { words: "Lapsed", Icon: Minus },
};

function Entries({ items }: { items: HistoryEntry[] }) {
  return (
    <Table
      label="Changes of support credit"
      head={
        <>
          <TableHead>When</TableHead>
          <TableHead hideOnPhone>What</TableHead>
          <TableHead hideOnPhone>Discussion</TableHead>
          <TableHead hideOnPhone>By</TableHead>
          <TableHead className="text-right">Change</TableHead>
          <TableHead className="text-right">Balance after</TableHead>
        </>
      }
    >
      {items.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Table>
  );
}

function EntryRow({ entry }: { entry: HistoryEntry }) {
  const { at, day, kind, byName, minutes, minutesAfter } = entry;
  const { words, Icon } = WHATS[kind];
  return (
    <TableRow>
      <TableCell
        isRowHead
        note={
          <span className="hidden wrap-anywhere phone:block">
            {words}: <WhatFor entry={entry} />
          </span>
        }
      >
        <span className="whitespace-nowrap">
          {day ? shortDayText(day) : formatDateTime(new Date(at), new Date())}
        </span>
      </TableCell>
      <TableCell hideOnPhone>
        <span className="inline-flex items-center gap-2">
          <Icon className="size-3.5 shrink-0 text-text-3" /> {words}
        </span>
      </TableCell>
      <TableCell hideOnPhone className="wrap-anywhere">
        <WhatFor entry={entry} />
      </TableCell>
      <TableCell hideOnPhone>{byName ?? "Plan"}</TableCell>
      <TableCell className="tabular text-right whitespace-nowrap">
        {minutesWords(minutes)}
      </TableCell>
      <TableCell className="tabular text-right font-medium whitespace-nowrap">
        {minutesWords(minutesAfter)}
      </TableCell>
    </TableRow>
  );
}

function WhatFor({ entry: { discussion, description } }: { entry: HistoryEntry }) {
  if (!discussion) return description;
  return (
    <Link to="/support/$supportDiscussionId" params={{ supportDiscussionId: discussion.id }}>
      {discussion.subject}
    </Link>
  );
}
