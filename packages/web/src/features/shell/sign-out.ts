import { logoutUser } from "@app/contract/session";
import { ApiError, call } from "#lib/api.ts";
import { forgetDrafts } from "#lib/draft-owner.ts";
import { forgetKept } from "#lib/kept-models.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { toast } from "#ui/toast.tsx";

/** Ends with a page loaded anew: nothing that was on the screen stays for the next person. */
export async function signOut() {
  // Where the part does not come, there is no server to sign out of either.
  const part = await import("./leave-unsaved.tsx").catch(() => undefined);
  if (part && !(await part.mayLeaveUnsaved().catch(() => true))) return;
  await forgetKept().catch(() => {});
  try {
    await call(logoutUser, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(`You are still signed in. ${error.message}`);
    return;
  }
  forgetDrafts();
  window.location.assign(`${APP_BASE}/login`);
}
