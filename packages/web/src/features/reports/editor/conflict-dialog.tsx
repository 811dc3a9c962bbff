import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Side } from "./merge-reports.ts";

type ConflictDialogProps = {
  conflicts: readonly string[];
  onDecide: (side: Side) => void;
  onClose: () => void;
};

/** Both changed the same; nothing more is saved until the author says whose stands. */
export function ConflictDialog({ conflicts, onDecide, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title="Somebody else changed the same"
      description="All that only one of you changed is kept. Whose stands of these?"
      footer={
        <>
          <Button onClick={() => onDecide("theirs")}>Take theirs</Button>
          <Button variant="primary" onClick={() => onDecide("mine")}>
            Keep mine
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5">
        {[...new Set(conflicts)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-3 text-text-2">Whichever you choose, Undo brings yours back.</p>
    </Dialog>
  );
}
