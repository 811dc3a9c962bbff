import { createContext, use } from "react";
import type { Desk } from "./desk.ts";

type Slot = { desk: Desk | undefined; setDesk: (desk: Desk | undefined) => void };

/**
 * Where the document lies that is being worked on: with the frame, so that it stays open, and goes on
 * being saved, whichever part of the model is looked at. The figures page opens it.
 */
export const DeskSlot = createContext<Slot>({ desk: undefined, setDesk: () => {} });

export function useDeskSlot() {
  return use(DeskSlot);
}
