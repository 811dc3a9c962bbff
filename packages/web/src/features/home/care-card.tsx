import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { waiting } from "./home-queries.ts";

/** Connections that wait for a person. Not there while all are read. */
export function CareCard() {
  const { connections } = useSuspenseQuery(waiting).data;
  if (connections.count === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Connections"
        actions={<Badge tone="alert">{connections.count} to look at</Badge>}
      />
      <ul>
        {connections.items.map(({ id, name, clientName, reason }) => (
          <li
            key={id}
            className="relative border-t border-border px-4 py-2.5 hover:bg-surface-hover"
          >
            <p className="truncate">
              <Link
                to="/connections/$id"
                params={{ id: String(id) }}
                className="stretched font-medium text-text hover:no-underline"
              >
                {clientName ?? name}
              </Link>{" "}
              {clientName && <span className="text-text-2">{name}</span>}
            </p>
            <p className="line-clamp-2 text-xs text-text-2">{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
