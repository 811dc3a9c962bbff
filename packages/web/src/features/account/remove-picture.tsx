import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useRemoveAvatar } from "./account-queries.ts";

type RemovePictureProps = {
  onRemoved: (message: string) => Promise<void>;
};

export function RemovePicture({ onRemoved }: RemovePictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveAvatar();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onRemoved("Picture removed"),
      onError: (error) => toast.error(error.message),
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Remove picture
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        isPending={remove.isPending}
        title="Remove your picture?"
        confirmLabel="Remove picture"
        keepLabel="Keep picture"
      >
        Your initials stand in for it. To have it back, upload it again.
      </ConfirmDialog>
    </>
  );
}
