import { getCurrentUser } from "@app/contract/current-user";
import { createRoot } from "react-dom/client";
import { call } from "#lib/api.ts";
import type { Holder } from "#model/kept/kept.ts";
import { type Found, keptStore } from "#model/kept/kept-store.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";

/** Asks whoever signs out while this browser keeps something of theirs that is not saved. */
export async function mayLeaveUnsaved(): Promise<boolean> {
  const holder = await readHolder();
  if (!holder) return true;
  const found = await keptStore.list(holder).catch((): Found[] => []);
  const isLeaving = found.length === 0 || (await ask(found));
  if (isLeaving) await keptStore.forgetSteps(holder).catch(() => {});
  return isLeaving;
}

async function readHolder(): Promise<Holder | undefined> {
  const { account, subscription } = await call(getCurrentUser, {});
  return account && subscription ? { userId: account.userId, teamId: subscription.id } : undefined;
}

/** By itself, beside the app: nobody loads it who leaves nothing behind. */
function ask(found: readonly Found[]): Promise<boolean> {
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      root.unmount();
      box.remove();
      resolve(isLeaving);
    };
    root.render(
      <ConfirmDialog
        isOpen
        onClose={() => answer(false)}
        onConfirm={() => answer(true)}
        title="Sign out before all is saved?"
        confirmLabel="Sign out"
        keepLabel="Stay signed in"
      >
        {`${namesOf(found)} has changes of yours that are not saved. They stay in this browser, for you alone, and are saved when you sign in here and open it again.`}
      </ConfirmDialog>,
    );
  });
}

/** “Budget”, or “Budget” and 2 more. */
function namesOf(found: readonly Found[]): string {
  const names = [...new Set(found.map(({ kept }) => kept?.modelName ?? "A model"))];
  return `“${names[0]}”${names.length > 1 ? ` and ${names.length - 1} more` : ""}`;
}
