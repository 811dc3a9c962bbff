import { forgetKept } from "./kept-models.ts";

/** How a call may interrupt a person before it is made again, or given up. */
type Interruptions = {
  /** Asks the person to prove who they are; false when they would rather not. */
  confirmIdentity: () => Promise<boolean>;
  /** The session ended: asks the same person to sign in again; false when they would rather not. */
  signInAgain: () => Promise<boolean>;
  /** The team demands MFA and this person has yet to set it up. */
  requireMfa: () => void;
};

let given: Partial<Interruptions> = {};
const asking = new Map<string, Promise<boolean>>();
const signIns = new EventTarget();
let signInCount = 0;

/** The shell says here how a person is asked; the answer takes that back. */
export function setInterruptions(ways: Partial<Interruptions>) {
  const before = given;
  given = { ...given, ...ways };
  return () => {
    given = before;
  };
}

export function requireMfa() {
  given.requireMfa?.();
}

export function confirmIdentity() {
  return askOnce("confirmIdentity");
}

/** How often this page was signed in again; see `isSignedInAgain`. */
export function countSignIns() {
  return signInCount;
}

/** Asks, unless somebody signed in since the call that was refused had been made. */
export async function isSignedInAgain(countBefore: number) {
  if (signInCount > countBefore) return true;
  endSession();
  if (!(await askOnce("signInAgain"))) return false;
  // Several calls may have waited for the one answer.
  if (signInCount === countBefore) {
    signInCount += 1;
    signIns.dispatchEvent(new Event("signin"));
  }
  return true;
}

/** Waits until the person signs in again, or until the signal. */
export function untilSignedInAgain(signal: AbortSignal) {
  endSession();
  return new Promise<void>((resolve) => {
    signIns.addEventListener("signin", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** What is kept for whoever is signed in goes with the session. */
function endSession() {
  forgetKept().catch(() => {});
}

/** Several calls refused at once ask the person once. */
function askOnce(way: "confirmIdentity" | "signInAgain") {
  const asked =
    asking.get(way) ?? Promise.resolve(given[way]?.() ?? false).finally(() => asking.delete(way));
  asking.set(way, asked);
  return asked;
}
