import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { ReportConflict } from "./conflict-sides.ts";
import type { Side } from "./merge-reports.ts";

type ConflictDialogProps = {
  conflicts: readonly ReportConflict[];
  /** Who the other one is, as far as it is known. */
  theirName: string | undefined;
  onDecide: (side: Side) => void;
  onClose: () => void;
};

/** Both changed the same; nothing more is saved until the author says whose stands. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, theirName = "Somebody else", onDecide, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Somebody else changed the same"
      description="What only one of you changed is kept. Choose whose holds where you both did."
      footer={
        <>
          <Button onClick={() => onDecide("theirs")}>Take theirs</Button>
          <Button variant="primary" onClick={() => onDecide("mine")}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {conflicts.map(({ name, mine, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is until it is answered
          <section key={index} aria-label={name}>
            <h3 className="mb-1.5 font-medium">{name}</h3>
            <dl className="grid grid-cols-2 gap-2 phone:grid-cols-1">
              <SideText who={theirName} text={theirs} />
              <SideText who="You, not saved yet" text={mine} />
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-3 text-text-2">Whichever you choose, Undo brings yours back.</p>
    </Dialog>
  );
}

function SideText({ who, text }: { who: string; text: string }) {
  return (
    <div className="min-w-0 rounded-lg border border-border-strong px-4 py-3">
      <dt className="text-text-2">{who}</dt>
      <dd className="max-h-40 overflow-y-auto break-words font-medium">{text || "Nothing"}</dd>
    </div>
  );
}
