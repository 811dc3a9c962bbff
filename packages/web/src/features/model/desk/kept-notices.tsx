import { X } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Desk } from "./desk.ts";
import { useDeskStatus } from "./use-desk-status.ts";
import type { useKeeping } from "./use-keeping.ts";

type KeptNoticesProps = { desk: Desk; keeping: ReturnType<typeof useKeeping> };

/** What this browser gave back of what was not saved, and that it keeps nothing where it does not. */
export function KeptNotices({ desk, keeping }: KeptNoticesProps) {
  const { kind } = useDeskStatus(desk);
  const { failure, told, closeTold } = keeping;
  const isSaved = kind === "saved" || kind === "saving";
  return (
    <>
      {told.length > 0 && (
        <Notice>
          <span className="flex items-start justify-between gap-2">
            {told.join(" ")}
            <IconButton label="Close" variant="quiet" size="sm" onClick={closeTold}>
              <X />
            </IconButton>
          </span>
        </Notice>
      )}
      {failure !== undefined && !isSaved && (
        <Notice tone="alert" title="What you type is only in this tab">
          {`This browser does not keep it: ${failure}. Leave the tab open until it is saved.`}
        </Notice>
      )}
    </>
  );
}
