import type { Use } from "@app/engine/edits/uses";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toaster-slot.tsx";

type RemoveButtonProps = {
  /** "module", "driver", "account". */
  kind: string;
  name: string;
  uses: readonly Use[];
  refusal: string | undefined;
  /** Why it is not removed; nothing when it is. */
  onRemove: () => string | undefined;
  onUndo: () => void;
};

/** Says what depends on it before it goes, and how to take it back after. */
export function RemoveButton({ kind, name, uses, refusal, onRemove, onUndo }: RemoveButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  function remove() {
    const refused = onRemove();
    setIsAsked(false);
    if (refused) void showToast("error", refused);
    else
      void showToast("success", `${name} is gone.`, {
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
        onClick={() => setIsAsked(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={remove}
        title={`Delete ${name}?`}
        confirmLabel={`Delete ${kind}`}
        keepLabel={`Keep ${kind}`}
      >
        {uses.length === 0
          ? `Nothing else in the model reads this ${kind}. `
          : `${usesWords(uses)} ${uses.length === 1 ? "reads" : "read"} it, and ${uses.length === 1 ? "does" : "do"} not work out without it. `}
        Changes by hand to it go with it. Undo brings everything back.
      </ConfirmDialog>
    </>
  );
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
