import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { ConnectionSearch } from "./connection-search.ts";

type NoConnectionsProps = {
  search: ConnectionSearch;
  onChange: (change: Partial<ConnectionSearch>) => void;
  total: number;
  /** How many other teams share. */
  sharedCount: number;
};

/** Nothing to list: past the last page, because nothing fits, or because there is nothing yet. */
export function NoConnections({ search, onChange, total, sharedCount }: NoConnectionsProps) {
  if (total > 0) {
    return (
      <EmptyState
        className="m-4"
        title="No connections on this page"
        text="The list is shorter than that."
        action={<Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (search.search) {
    return (
      <EmptyState
        className="m-4"
        title="No connection fits"
        text={`Nothing here matches “${search.search}”.`}
        action={<Button onClick={() => onChange({ search: "", page: 1 })}>Clear the search</Button>}
      />
    );
  }
  if (search.filter === "Shared") {
    return (
      <EmptyState
        className="m-4"
        title="Nothing is shared with you"
        text="Connections whose figures another team lets you use are listed here."
        action={
          <Button onClick={() => onChange({ filter: "Team", page: 1 })}>
            Show the team's connections
          </Button>
        }
      />
    );
  }
  if (sharedCount > 0) {
    return (
      <EmptyState
        className="m-4"
        title="Your team has no connection of its own"
        text={`${sharedCount === 1 ? "One is" : `${sharedCount} are`} shared with you by another team.`}
        action={
          <Button variant="primary" onClick={() => onChange({ filter: "Shared", page: 1 })}>
            {sharedCount === 1 ? "Show it" : "Show them"}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      className="m-4"
      title="No connections yet"
      text="Connect a ledger, a spreadsheet or the sample company; its figures fill models by themselves."
      action={
        <Changes>
          <Link to="/connections/add" className={buttonClass("primary", "md")}>
            <Plus /> Add connection
          </Link>
        </Changes>
      }
    />
  );
}
