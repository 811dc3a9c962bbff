import { lazy, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";
import type { NotSavedProps } from "./refused-notice.tsx";
import { useDeskStatus } from "./use-desk-status.ts";

/** Rare, and told by a server that answers: no page waits for it before its figures. */
const RefusedNotice = lazy(async () => {
  const { RefusedNotice } = await loadPart(() => import("./refused-notice.tsx"));
  return { default: RefusedNotice };
});

/** Says why what was typed is not saved, and what can become of it; nothing while all is saved. */
export function NotSavedNotice(props: NotSavedProps) {
  const status = useDeskStatus(props.desk);
  if (status.kind !== "refused") return null;
  return (
    <Suspense>
      <RefusedNotice {...props} refused={status} />
    </Suspense>
  );
}
