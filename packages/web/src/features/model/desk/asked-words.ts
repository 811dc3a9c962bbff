import type { DeskConflict } from "./desk-conflict.ts";

/** What is to be decided, and between whom. */
export function askedWords(conflicts: readonly Pick<DeskConflict, "isYou">[]) {
  return conflicts.length > 0 && conflicts.every(({ isYou }) => isYou)
    ? {
        title: "You changed the same in another tab",
        description: "What only one tab changed is kept. Choose what holds where both did.",
      }
    : {
        title: "Somebody else changed the same",
        description: "What only one of you changed is kept. Choose what holds where you both did.",
      };
}
