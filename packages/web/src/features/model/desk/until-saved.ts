import type { Desk } from "./desk.ts";

/** Waits until all that was typed is saved; what stands in the way is thrown as a sentence. */
export function untilSaved(desk: Desk): Promise<void> {
  return new Promise((resolve, reject) => {
    let release = () => {};
    const look = () => {
      const { kind } = desk.status();
      const isStuck = kind === "refused" || kind === "conflict" || kind === "waiting";
      if (desk.hasUnsaved() && !isStuck) return false;
      release();
      if (desk.hasUnsaved())
        reject(new Error("What was typed before is not saved yet. Try again when it is."));
      else resolve();
      return true;
    };
    if (!look()) release = desk.subscribe(look);
  });
}
