import { getCurrentUser } from "@app/contract/current-user";
import { createRoot } from "react-dom/client";
import { call } from "#lib/api.ts";
import { hasDrafts } from "#lib/draft-owner.ts";
import type { Holder } from "#model/kept/kept.ts";
import { type Found, keptStore } from "#model/kept/kept-store.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";

/** Asks whoever signs out while this browser keeps something of theirs that is not saved or not sent. */
export async function mayLeaveUnsaved(): Promise<boolean> {
  const holder = await readHolder();
  if (!holder) return true;
  const found = await keptStore.list(holder).catch((): Found[] => []);
  const left = found.length > 0 ? [modelWords(found)] : [];
  if (hasDrafts(holder.userId)) left.push(DRAFT_WORDS);
  const title = `Sign out before ${found.length > 0 ? "all is saved" : "it is sent"}?`;
  const isLeaving = left.length === 0 || (await ask(title, left.join(" ")));
  if (isLeaving) await keptStore.forgetSteps(holder).catch(() => {});
  return isLeaving;
}

async function readHolder(): Promise<Holder | undefined> {
  const { account, subscription } = await call(getCurrentUser, {});
  return account && subscription ? { userId: account.userId, teamId: subscription.id } : undefined;
}

const DRAFT_WORDS = "You have a message to support that is not sent. Signing out discards it.";

function modelWords(found: readonly Found[]) {
  return `${namesOf(found)} has changes of yours that are not saved. They stay in this browser, for you alone, and are saved when you sign in here and open it again.`;
}

/** By itself, beside the app: nobody loads it who leaves nothing behind. */
function ask(title: string, words: string): Promise<boolean> {
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
        title={title}
        confirmLabel="Sign out"
        keepLabel="Stay signed in"
      >
        {words}
      </ConfirmDialog>,
    );
  });
}

/** “Budget”, or “Budget” and 2 more. */
function namesOf(found: readonly Found[]): string {
  const names = [...new Set(found.map(({ kept }) => kept?.modelName ?? "A model"))];
  return `“${names[0]}”${names.length > 1 ? ` and ${names.length - 1} more` : ""}`;
}
