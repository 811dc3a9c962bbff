import type { Model } from "@app/contract/models";
import { History } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toaster.tsx";
import { useRestoreVersion } from "./history-queries.ts";

type RestoreCardProps = { model: Model; version: number };

/** Brings an older version back as a new one; nothing in between is lost, and it can be undone. */
export function RestoreCard({ model, version }: RestoreCardProps) {
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
  return (
    <Changes>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <History className="text-text-3 phone:hidden" />
        <div className="min-w-0 grow basis-72">
          <h2 className="font-semibold">Restore version {version}</h2>
          <p className="text-text-2">
            Makes version {newest + 1} with everything as in version {version}.{" "}
            {version + 1 < newest
              ? `Versions ${version + 1} to ${newest} stay`
              : `Version ${newest} stays`}{" "}
            in the list, and it can be undone.
          </p>
        </div>
        <Button onClick={bringBack} isPending={restore.isPending}>
          Restore version {version}
        </Button>
      </Card>
    </Changes>
  );
}

const NOT_RESTORED = "The model is as it was";
