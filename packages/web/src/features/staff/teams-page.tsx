import { Link } from "@tanstack/react-router";
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
import type { StaffSearch } from "./staff-search.ts";
import { StaffTabs } from "./staff-tabs.tsx";
import { type ListedTeam, teamPage } from "./team-queries.ts";
import { planName, TeamState, teamEnd } from "./team-state.tsx";

type TeamsPageProps = {
  search: StaffSearch;
  onChange: (change: Partial<StaffSearch>) => void;
};

/** Where a team is looked up by whatever a customer says of themselves. */
export function TeamsPage({ search, onChange }: TeamsPageProps) {
  return (
    <Page {...HEADING}>
      <StaffTabs active="teams" />
      <Card>
        <div className="border-b border-border p-3">
          <SearchBox
            label="Search by name, e-mail or number"
            value={search.search}
            onSearch={(text) => onChange({ search: text, page: 1 })}
          />
        </div>
        <Part fallback={<SkeletonRows />}>
          <TeamList search={search} />
        </Part>
      </Card>
    </Page>
  );
}

const HEADING = { title: "Staff", description: "Look up a team and how it stands." };

export function TeamsSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonList tools={<Skeleton className="m-3 h-8.5 w-60 rounded-md phone:w-full" />} />
      </Loading>
    </Page>
  );
}

function TeamList({ search }: Pick<TeamsPageProps, "search">) {
  const { data, pager } = usePages(search.page, (rows) => teamPage(search, rows));
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
        title="No team fits"
        text="Try part of its name, its number, or somebody's name or e-mail."
      />
    );
  }
  return (
    <>
      <Table
        label="Teams"
        head={
          <>
            <TableHead>Team</TableHead>
            <TableHead hideOnPhone>Plan</TableHead>
            <TableHead>State</TableHead>
            <TableHead hideOnPhone>Until</TableHead>
            <TableHead isNumber hideOnPhone>
              Users
            </TableHead>
          </>
        }
      >
        {data.items.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </Table>
      <Pager
        {...pager}
        linkTo={(page, link) => <Link to="/staff/teams" search={{ ...search, page }} {...link} />}
      />
    </>
  );
}

function TeamRow({ team }: { team: ListedTeam }) {
  return (
    <TableRow>
      <TableCell isRowHead note={`Team ${team.id}`}>
        <Link
          to="/staff/teams/$id"
          params={{ id: String(team.id) }}
          className="stretched font-medium text-text hover:text-accent-text"
        >
          {team.teamName}
        </Link>
      </TableCell>
      <TableCell hideOnPhone>{planName(team)}</TableCell>
      <TableCell>
        <TeamState {...team} />
      </TableCell>
      <TableCell hideOnPhone className="text-text-2">
        {teamEnd(team).day}
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {team.userCount}
      </TableCell>
    </TableRow>
  );
}
