import { useSyncExternalStore } from "react";
import type { Desk, DeskStatus } from "./desk.ts";

/** How what is typed stands; without a desk nothing was. */
export function useDeskStatus(desk: Desk | undefined): DeskStatus {
  return useSyncExternalStore(desk?.subscribe ?? never, desk?.status ?? saved);
}

const SAVED: DeskStatus = { kind: "saved" };
const saved = () => SAVED;
const never = () => () => {};
