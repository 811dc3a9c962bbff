import type { Use } from "@app/engine/edits/uses";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";

type RemoveButtonProps = {
  /** "module", "driver", "account". */
  kind: string;
  name: string;
  /** What reads it; looked for when somebody asks, since all of the document is gone through. */
  usesOf: () => readonly Use[];
  refusal: string | undefined;
  /** Why it is not removed; nothing when it is. */
  onRemove: () => string | undefined;
  onUndo: () => void;
};

/** Says what depends on it before it goes, and how to take it back after. */
export function RemoveButton({ kind, name, usesOf, refusal, onRemove, onUndo }: RemoveButtonProps) {
  const [uses, setUses] = useState<readonly Use[]>();
  function remove() {
    const refused = onRemove();
    setUses(undefined);
    if (refused) toast.error(refused);
    else
      toast.success(`${name} is gone.`, {
        action: { label: "Undo", onClick: onUndo },
      });
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="text-negative!"
        disabled={refusal !== undefined}
        title={refusal}
        onClick={() => setUses(usesOf())}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={uses !== undefined}
        onClose={() => setUses(undefined)}
        onConfirm={remove}
        title={`Delete ${name}?`}
        confirmLabel={`Delete ${kind}`}
        keepLabel={`Keep ${kind}`}
      >
        {readersWords(kind, uses ?? [])}
        {" Changes by hand to it go with it. Undo brings everything back."}
      </ConfirmDialog>
    </>
  );
}

function readersWords(kind: string, uses: readonly Use[]): string {
  if (uses.length === 0) return `Nothing else in the model reads this ${kind}.`;
  return uses.length === 1
    ? `${usesWords(uses)} reads it, and does not work out without it.`
    : `${usesWords(uses)} read it, and do not work out without it.`;
}

const NAMED_MAX = 4;

/** "Shop, Rent and 3 others". */
function usesWords(uses: readonly Use[]): string {
  const names = uses.map(({ label }) => label);
  if (names.length <= NAMED_MAX) {
    const last = names.at(-1) ?? "";
    return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
  }
  return `${names.slice(0, NAMED_MAX - 1).join(", ")} and ${names.length - NAMED_MAX + 1} others`;
}
