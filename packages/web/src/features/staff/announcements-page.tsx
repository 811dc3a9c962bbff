import { endAnnouncement } from "@app/contract/announcements";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Loading } from "#ui/waiting.tsx";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import {
  type Announcement,
  type Audience,
  announcedAnew,
  announcementPage,
  audienceKey,
} from "./announcement-queries.ts";
import { StaffTabs } from "./staff-tabs.tsx";

/** What customers are told on every page, will be and were. */
export function AnnouncementsPage({ page }: { page: number }) {
  const { data, pager } = usePages(page, (rows) => announcementPage(page, rows));
  const [opened, setOpened] = useState<Announcement | "new">();
  if (!data) return <AnnouncementsSkeleton />;
  const { items, audiences } = data;
  return (
    <Page
      {...HEADING}
      actions={
        <Button icon={<Megaphone />} onClick={() => setOpened("new")}>
          New announcement
        </Button>
      }
    >
      <StaffTabs active="announcements" />
      <Card>
        {items.length === 0 ? (
          <EmptyState
            className="m-4"
            title="Nothing was announced yet"
            text="What you post stands on every page of those it is for."
          />
        ) : (
          <Table label="Announcements" head={<Head />}>
            {items.map((each) => (
              <Row key={each.id} {...{ audiences }} announcement={each} onChange={setOpened} />
            ))}
          </Table>
        )}
        <Pager
          {...pager}
          linkTo={(to, link) => <Link to="/staff/announcements" search={{ page: to }} {...link} />}
        />
      </Card>
      {opened && (
        <AnnouncementDialog
          announcement={opened === "new" ? undefined : opened}
          audiences={audiences}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

const HEADING = { title: "Staff", description: "Tell customers something on every page." };

export function AnnouncementsSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonRows />
      </Loading>
    </Page>
  );
}

function Head() {
  return (
    <>
      <TableHead>Announcement</TableHead>
      <TableHead hideOnPhone>Who</TableHead>
      <TableHead hideOnPhone>From, until</TableHead>
      <TableHead>State</TableHead>
      <TableHead>
        <span className="sr-only">Actions</span>
      </TableHead>
    </>
  );
}

type RowProps = {
  announcement: Announcement;
  audiences: Audience[];
  onChange: (announcement: Announcement) => void;
};

function Row({ announcement, audiences, onChange }: RowProps) {
  const { id, text, byName, from, until, state } = announcement;
  const audience = audiences.find((each) => audienceKey(each) === audienceKey(announcement));
  const moment = (iso: string) => formatDateTime(new Date(iso), new Date());
  return (
    <TableRow>
      <TableCell isRowHead note={`By ${byName}`} className="wrap-anywhere">
        {text}
      </TableCell>
      {/* A source that nobody reads any more has no name here. */}
      <TableCell hideOnPhone>{audience?.name ?? "Users of one source"}</TableCell>
      <TableCell hideOnPhone note={moment(until)}>
        {moment(from)}
      </TableCell>
      <TableCell>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </TableCell>
      <TableCell className="text-right whitespace-nowrap">
        {state !== "over" && (
          <>
            <Button
              size="sm"
              aria-label={`Change announcement ${id}`}
              onClick={() => onChange(announcement)}
            >
              Change
            </Button>{" "}
            <End id={id} />
          </>
        )}
      </TableCell>
    </TableRow>
  );
}

const STATES = {
  coming: { tone: "outline", label: "Coming" },
  shown: { tone: "positive", label: "Shown" },
  over: { tone: "neutral", label: "Over" },
} as const;

function End({ id }: { id: number }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endAnnouncement, { params: { id } }),
    onSuccess: () => toast.success("Announcement ended"),
    onError: failureToast("It was not ended"),
    onSettled: () => announcedAnew(queries),
  });
  return (
    <Button
      size="sm"
      isPending={isPending}
      aria-label={`End announcement ${id}`}
      onClick={() => mutate()}
    >
      End
    </Button>
  );
}
