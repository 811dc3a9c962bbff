import type { AskedRollForward } from "@app/engine/actuals/plan-roll-forward";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { CircleCheck } from "lucide-react";
import { proofsOf } from "./proofs-of.ts";

type ProofsProps = { books: Pick<AskedRollForward, "books">; planned: RollForward };

/** Why the figures can be believed, in a line. */
export function Proofs({ books: { books }, planned }: ProofsProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
      {proofsOf(books, planned).map((each) => (
        <li key={each} className="inline-flex items-center gap-1.5">
          <CircleCheck aria-hidden="true" className="size-3.5 text-positive" />
          {each}
        </li>
      ))}
    </ul>
  );
}
