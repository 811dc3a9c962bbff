import { useEffect, useState } from "react";
import { momentWords } from "#lib/moment-words.ts";
import { useOnceThere } from "#lib/use-connection.ts";
import type { Holder } from "#model/kept/kept.ts";
import { keptStore } from "#model/kept/kept-store.ts";
import { Notice } from "#ui/notice.tsx";

type OfflineNoticeProps = { at: string; modelId: number; holder: Holder | undefined };

/** Over a model that this browser kept: of when it is, and what becomes of it. */
export function OfflineNotice({ at, modelId, holder }: OfflineNoticeProps) {
  // Nothing can be typed here that loading anew would lose; what comes is the newest of everything.
  useOnceThere(() => window.location.reload());
  const moment = momentWords(at, new Date()).replace("today at ", "");
  const hasUnsaved = useHasUnsaved(modelId, holder);
  return (
    <Notice className="mb-3" title={`Offline. As of ${moment}, read only`}>
      This browser kept the model as you saw it last. The newest comes by itself once you are back.
      {hasUnsaved && " What you typed and is not saved yet is kept apart, and is saved then."}
    </Notice>
  );
}

function useHasUnsaved(modelId: number, holder: Holder | undefined) {
  const { userId, teamId } = holder ?? {};
  const [hasUnsaved, setHasUnsaved] = useState(false);
  useEffect(() => {
    if (userId === undefined || teamId === undefined) return;
    keptStore.list({ userId, teamId }, modelId).then(
      (found) => setHasUnsaved(found.length > 0),
      () => {},
    );
  }, [modelId, userId, teamId]);
  return hasUnsaved;
}
