import type { ConnectionStatus } from "@app/contract/connection-status";

export const SYNC_STEPS = [
  { title: "Sign-in", note: "Read-only access" },
  { title: "Monthly balances", note: "Oldest first" },
  { title: "Checks", note: "Seven, to the cent. If one fails, the figures from before stay" },
  { title: "Swap in", note: "In one step. Models see all of it or nothing" },
] as const;

/** Files have nobody to sign in with. */
export const FILE_STEPS = [
  { title: "Files", note: "In the order they came" },
  ...SYNC_STEPS.slice(1),
];

/** Which of the steps a sync is at, by the words it tells itself with. */
export function stepOf({ sync }: Pick<ConnectionStatus, "sync">): number {
  switch (sync?.stage) {
    case undefined:
    case "":
    case "Signing in":
      return 0;
    case "Checking":
      return 2;
    case "Swapping in":
      return 3;
    default:
      return 1;
  }
}
