import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { countOf } from "#model/outlook.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { type ListedTeam, teamPage } from "./team-queries.ts";
import { planName, TeamState } from "./team-state.tsx";

const SHOWN_MAX = 5;

/** By whatever a customer says of themselves. */
export function TeamLookUp() {
  const [search, setSearch] = useState("");
  const { data, isError } = useQuery({
    ...teamPage({ page: 1, search: search.trim() }),
    enabled: search.trim() !== "",
  });
  return (
    <Card>
      <CardHeader title="Look up a team" />
      <div className="px-4 pb-4 *:w-full">
        <SearchBox label="Name, e-mail or number" value={search} onSearch={setSearch} />
      </div>
      {data && search.trim() !== "" && <Found {...data} />}
      {isError && <p className="px-4 pb-4 text-negative">It could not be looked up.</p>}
    </Card>
  );
}

function Found({ items, totalItemCount }: { items: ListedTeam[]; totalItemCount: number }) {
  if (items.length === 0) return <p className="px-4 pb-4 text-text-2">No team fits.</p>;
  const more = totalItemCount - SHOWN_MAX;
  return (
    <ul className="divide-y divide-border border-t border-border">
      {items.slice(0, SHOWN_MAX).map((team) => (
        <li
          key={team.id}
          className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-surface-hover"
        >
          <span className="min-w-0 grow">
            <Link
              to="/staff/teams/$id"
              params={{ id: String(team.id) }}
              className="stretched block truncate font-medium text-text"
            >
              {team.teamName}
            </Link>
            <span className="block truncate text-xs text-text-2">
              Team {team.id}, {planName(team)}, {countOf(team.userCount, "user")}
            </span>
          </span>
          <TeamState {...team} />
        </li>
      ))}
      {more > 0 && <li className="px-4 py-2.5 text-text-2">{more} more fit. Type more of it.</li>}
    </ul>
  );
}
