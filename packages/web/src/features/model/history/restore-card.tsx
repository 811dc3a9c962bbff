import type { Model } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { useRestoreVersion } from "./history-queries.ts";

type RestoreCardProps = { model: Model; version: number; mayRestore: boolean };

/** Opens an older version, or brings it back as a new one; nothing in between is lost. */
export function RestoreCard({ model, version, mayRestore }: RestoreCardProps) {
  const restore = useRestoreVersion(model.id);
  const newest = model.documentVersion;
  async function bringBack() {
    const made = await restore.mutateAsync(version).catch(failureToast(NOT_RESTORED));
    if (!made) return;
    toast.success(`Version ${made.version} is what version ${version} was`, {
      action: {
        label: "Undo",
        onClick: () =>
          void restore
            .mutateAsync(newest)
            .then((again) =>
              toast.success(`Version ${again.version} is what version ${newest} was`),
            )
            .catch(failureToast(NOT_RESTORED)),
      },
    });
  }
  const later =
    version + 1 < newest ? `Versions ${version + 1} to ${newest} stay` : `Version ${newest} stays`;
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <History className="text-text-3 phone:hidden" />
      <div className="min-w-0 grow basis-72">
        <h2 className="font-semibold">
          {mayRestore ? `Restore version ${version}` : `Look at version ${version}`}
        </h2>
        <p className="text-text-2">
          {mayRestore
            ? `Makes version ${newest + 1} with everything as in version ${version}. ${later} in the list, and it can be undone.`
            : "It opens to be read, as it was then."}
        </p>
      </div>
      <Button asChild variant="quiet">
        <Link to="/models/$modelId" params={{ modelId: model.id }} search={{ version }}>
          Open read-only
        </Link>
      </Button>
      {mayRestore && (
        <Button onClick={bringBack} isPending={restore.isPending}>
          Restore version {version}
        </Button>
      )}
    </Card>
  );
}

const NOT_RESTORED = "The model is as it was";
