import type { ConnectionDetail } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";

/** The models that read from it. */
export function UsedByCard({ connection }: { connection: ConnectionDetail }) {
  const { models, status } = connection;
  return (
    <Card>
      <CardHeader title="Used by" />
      <CardBody>
        {models.length === 0 && <p className="text-text-2">No model reads from it yet.</p>}
        <ul className="grid gap-2">
          {models.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2.5">
              <ChartSpline className="text-text-3" />
              <Link to="/models/$modelId" params={{ modelId: id }} className="truncate">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {status.lastSyncAt && (
          <p className="mt-3">
            <Link to="/connections/$id/quick_model" params={{ id: String(connection.id) }}>
              Make a forecast from it
            </Link>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
