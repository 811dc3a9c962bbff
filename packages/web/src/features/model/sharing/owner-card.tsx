import { mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { daysLeft } from "./days-left.ts";
import { memberAccess, ownershipTransfer, useSharing } from "./sharing-queries.ts";

const TransferDialog = lazy(async () => {
  const { TransferDialog } = await loadPart(() => import("./transfer-dialog.tsx"));
  return { default: TransferDialog };
});

type OwnerCardProps = {
  model: Model;
  /** Of one's own team. */
  isAdmin: boolean;
  /** One has given up one's access. */
  onLeft: () => void;
};

/** Whose the model is, and the way to hand it on, or to leave it. */
export function OwnerCard({ model, isAdmin, onLeft }: OwnerCardProps) {
  const { owner, isShared, registeredModelAccessMode } = model;
  const mayHandOn = !isShared && (owner.isYou || isAdmin);
  const isManaged = mayManage(registeredModelAccessMode);
  // Of another team only the list of its members knows the colour.
  const { data: access } = useQuery({ ...memberAccess(model.id), enabled: isManaged });
  const listed = access?.items.find(({ isOwner }) => isOwner);
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={owner.name} index={listed?.avatarIndex ?? owner.avatarIndex} />
        <div className="min-w-0">
          <h2 className="truncate font-semibold">
            {owner.isYou ? "You own this model" : `${owner.name} owns this model`}
          </h2>
          <p className="text-xs text-text-2">The owner always has full access.</p>
        </div>
      </div>
      <dl className="grid gap-1.5 border-t border-border pt-3 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:truncate [&_dd]:font-medium [&_dt]:text-text-2">
        <div>
          <dt className="shrink-0">Registered with</dt>
          <dd>{model.teamName}</dd>
        </div>
        <div>
          <dt>Client</dt>
          <dd>{model.clientName ?? "–"}</dd>
        </div>
      </dl>
      {isManaged && mayHandOn && (
        <Changes>
          <Changes what="sensitive">
            <Ownership {...{ model, isAdmin }} />
          </Changes>
        </Changes>
      )}
      {isShared && <Leave {...{ model, onLeft }} />}
    </Card>
  );
}

function Ownership({ model, isAdmin }: Omit<OwnerCardProps, "onLeft">) {
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery(ownershipTransfer(model.id));
  const { withdrawOffer } = useSharing(model.id);
  if (data?.pending) {
    const { email, offeredByName, expiresAt } = data.pending;
    return (
      <div className="grid gap-2 border-t border-border pt-3">
        <p>
          Offered to <b className="font-medium break-all">{email}</b> by {offeredByName}.{" "}
          {daysLeft(new Date(expiresAt), new Date()).text} to accept.
        </p>
        <Button
          size="sm"
          onClick={() =>
            withdrawOffer()
              .then(() => toast.success("The offer is taken back"))
              .catch(failureToast("The offer still stands"))
          }
        >
          Take offer back
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        Transfer ownership
      </Button>
      {isAsking && (
        <Suspense>
          <TransferDialog {...{ model, isAdmin }} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Leave({ model, onLeft }: Pick<OwnerCardProps, "model" | "onLeft">) {
  const [isAsking, setIsAsking] = useState(false);
  const { leave } = useSharing(model.id);
  return (
    <Changes what="own">
      <Button size="sm" onClick={() => setIsAsking(true)}>
        Leave this model
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          leave()
            .then(() => {
              toast.success(`You left ${model.modelName}`);
              onLeft();
            })
            .catch(failureToast("You can still open it"))
        }
        title={`Leave “${model.modelName}”?`}
        confirmLabel="Leave model"
        keepLabel="Keep access"
      >
        You can no longer open it. Only {model.teamName} can let you in again.
      </ConfirmDialog>
    </Changes>
  );
}
