import { momentWords } from "#lib/moment-words.ts";
import { Button } from "#ui/button.tsx";
import type { DraftBack } from "./use-kept-draft.ts";

type DraftBackLineProps = {
  back: DraftBack | undefined;
  /** The button goes with the line: the focus is taken to the field. */
  onDiscard: () => void;
};

/** Says that what stands here was typed before. */
export function DraftBackLine({ back, onDiscard }: DraftBackLineProps) {
  if (!back) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-text-3">
      <span role="status">
        Your draft of {timeOf(back.at)} is back.
        {back.hasLostImages && " Its pictures were kept for a day; add them again."}
      </span>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard draft
      </Button>
    </p>
  );
}

/** "14:05" today; else with its day. */
function timeOf(at: string) {
  return momentWords(at, new Date()).replace(/^today at /, "");
}
