import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { formatDate, formatDateTime } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { AdjustCreditDialog } from "./adjust-credit-dialog.tsx";
import { creditText } from "./credit-text.ts";
import { MasqueradeDialog } from "./masquerade-dialog.tsx";
import { type StaffTeam, teamById } from "./team-queries.ts";
import { planName, TeamState, teamEnd } from "./team-state.tsx";

/** How a team stands, who is in it, and what staff do for it. */
export function TeamPage({ id }: { id: number }) {
  const { data: team } = useSuspenseQuery(teamById(id));
  return (
    <Page
      title={team.teamName}
      description={`Team ${id}, since ${formatDate(new Date(team.createdAt))}`}
      breadcrumb={
        <Link to="/staff/teams" className="text-text-2">
          Teams
        </Link>
      }
    >
      <div className="grid gap-4">
        <Standing {...team} />
        <People {...team} />
      </div>
    </Page>
  );
}

function Standing(team: StaffTeam) {
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { label, day } = teamEnd(team);
  return (
    <Card>
      <CardHeader title="How it stands" actions={<TeamState {...team} />} />
      <CardBody>
        <dl className="grid grid-cols-3 gap-x-6 gap-y-3 phone:grid-cols-1">
          <Fact label="Plan">{planName(team)}</Fact>
          <Fact label={label}>{day}</Fact>
          <Fact label="May change things">{team.isReadOnly ? "No, reads only" : "Yes"}</Fact>
          <Fact label="Users, models">
            {countOf(team.userCount, "user")}, {countOf(team.modelCount, "model")}
          </Fact>
          <Fact label="Connections">
            <Connections {...team} />
          </Fact>
          <Fact label="Support credit">
            {creditText(team.minutesLeft)}{" "}
            <Button size="sm" className="ml-2" onClick={() => setIsAdjusting(true)}>
              Adjust
            </Button>
          </Fact>
        </dl>
      </CardBody>
      {isAdjusting && <AdjustCreditDialog team={team} onClose={() => setIsAdjusting(false)} />}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function Connections({ connectionCount, connectionsInNeed }: StaffTeam) {
  if (connectionsInNeed === 0) return connectionCount === 0 ? "None" : `${connectionCount}, well`;
  return (
    <span className="font-medium text-negative">
      {connectionsInNeed} of {connectionCount} failed or to be connected again
    </span>
  );
}

function People({ people }: StaffTeam) {
  const [chosen, setChosen] = useState<StaffTeam["people"][number]>();
  return (
    <Card>
      <CardHeader title="People" />
      <ul className="divide-y divide-border border-t border-border">
        {people.map((person, index) => (
          <li key={person.id} className="flex items-center gap-3 px-4 py-2.5">
            <Avatar name={person.name} index={index} />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">
                {person.name} {person.isAdmin && <Badge tone="outline">Admin</Badge>}
              </span>
              <span className="block truncate text-xs text-text-2">{person.email}</span>
              <span className="block truncate text-xs text-text-3">
                {seenText(person.lastSeenAt)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`View as ${person.name}`}
              onClick={() => setChosen(person)}
            >
              View as
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <MasqueradeDialog account={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function seenText(lastSeenAt: string | null) {
  return lastSeenAt === null ? "Never here" : formatDateTime(new Date(lastSeenAt), new Date());
}
