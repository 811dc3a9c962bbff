import type { Connection } from "@app/contract/connections";
import { Check } from "lucide-react";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { StopSync } from "./connection-action.tsx";
import { percentOf } from "./connection-state.tsx";
import { FILE_STEPS, SYNC_STEPS, stepOf } from "./sync-steps.ts";

/** A sync under way, step by step; nothing while there is none. */
export function SyncCard({ connection }: { connection: Connection }) {
  const { name, status, canWork, isSpreadsheet } = connection;
  const { sync } = status;
  if (!sync) return null;
  const now = stepOf(status);
  return (
    <Card>
      <CardHeader
        title={
          sync.isWaiting ? "Waiting for its turn" : isSpreadsheet ? "Reading the files" : "Syncing"
        }
        description="You can leave; a message tells you when it is done."
        actions={
          <>
            <span className="tabular text-text-2">
              {sync.isWaiting ? "" : `${percentOf(status)}%`}
            </span>
            {canWork && <StopSync {...connection} />}
          </>
        }
      />
      <CardBody className="grid gap-4">
        <ProgressBar
          label={`Sync of ${name}`}
          value={sync.isWaiting ? null : percentOf(status)}
          max={100}
        />
        <ol aria-label="Steps of the sync" className="grid gap-3">
          {(isSpreadsheet ? FILE_STEPS : SYNC_STEPS).map(({ title, note }, index) => (
            <li
              key={title}
              {...(index === now && { "aria-current": "step" })}
              className={classNames("flex gap-3", index > now && "text-text-2")}
            >
              <span className={classNames(DISC, index < now && "border-positive text-positive")}>
                <StepSign index={index} now={sync.isWaiting ? -1 : now} />
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-text-2">
                  {index === now && sync.stage ? sync.stage : note}
                </span>
                {index < now && <span className="sr-only">, done</span>}
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

function StepSign({ index, now }: { index: number; now: number }) {
  if (index < now) return <Check className="size-3" />;
  return index === now ? <Spinner className="size-3" /> : index + 1;
}

const DISC =
  "grid size-5.5 shrink-0 place-items-center rounded-full border border-border-strong text-2xs font-semibold tabular-nums";
