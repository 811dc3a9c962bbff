import { useEffect, useEffectEvent, useState } from "react";
import type { Followed, OpenDocument } from "#model/open-document.ts";
import { useDocumentPart } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { StaleNotice } from "./stale-notice.tsx";

type CaseLeftProps = {
  document: OpenDocument;
  /** What the address names. */
  scenario: string | undefined;
  /** Goes to the base. */
  onLeft: () => void;
};

/**
 * The scenario that is looked at and is not there: an address may be old, a colleague may have removed
 * it; whoever did it themselves is told where they did, and only goes to the base.
 */
export function CaseLeft({ document, scenario, onLeft }: CaseLeftProps) {
  // One that was just made is in the document before its figures are there.
  const made = useDocumentPart(document, (state) => state.document.scenarios);
  const followed = useDocumentPart(document, (state) => state.followed);
  const [seen, setSeen] = useState<{ id: string; name: string; followed: Followed | undefined }>();
  const [gone, setGone] = useState<{ name: string; by: string }>();
  const here = made.find(({ id }) => id === scenario);
  if (here && (seen?.id !== here.id || seen.name !== here.name || seen.followed !== followed))
    setSeen({ id: here.id, name: here.name, followed });
  const isGone = scenario !== undefined && !here;
  const wasSeen = isGone && seen?.id === scenario;
  const goToBase = useEffectEvent(() => {
    if (seen && followed && seen.followed !== followed)
      setGone({ name: seen.name, by: followed.name });
    onLeft();
  });
  useEffect(() => {
    if (wasSeen) goToBase();
  }, [wasSeen]);
  return (
    <>
      <StaleNotice isStale={isGone && !wasSeen} onStale={onLeft}>
        The scenario that this address names is not in the model. You see the base.
      </StaleNotice>
      {gone && !made.some(({ name }) => name === gone.name) && (
        <Notice
          tone="alert"
          action={
            <Button size="sm" onClick={() => setGone(undefined)}>
              Close
            </Button>
          }
        >
          {gone.by} removed {gone.name}. You see the base.
        </Notice>
      )}
    </>
  );
}
