import { lazy, Suspense, useEffect, useState } from "react";
import { setInterruptions } from "#lib/interruptions.ts";
import { loadPart } from "#lib/load-part.ts";

const ConfirmIdentityDialog = lazy(async () => {
  const { ConfirmIdentityDialog } = await loadPart(() => import("./confirm-identity-dialog.tsx"));
  return { default: ConfirmIdentityDialog };
});

/**
 * Answers calls that need a fresh proof of identity: opens the dialog and lets the call go on
 * when the password was right. Stands beside the router, because a page's loader may need it
 * before the page is there.
 */
export function ConfirmIdentity({ onMfaRequired }: { onMfaRequired: () => void }) {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();

  useEffect(
    () =>
      setInterruptions({
        confirmIdentity: () => new Promise((resolve) => setAnswer(() => resolve)),
        requireMfa: onMfaRequired,
      }),
    [onMfaRequired],
  );

  if (!answer) return null;
  return (
    <Suspense>
      <ConfirmIdentityDialog
        onAnswer={(isProved) => {
          setAnswer(undefined);
          answer(isProved);
        }}
      />
    </Suspense>
  );
}
