import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Agreement } from "./agreement.tsx";
import { countOf, type Draft, movedCount } from "./mapping-draft.ts";
import { connectionFigures, type Mapping } from "./mapping-queries.ts";

type MappingFootProps = {
  id: number;
  mapping: Mapping;
  draft: Draft;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
};

/** How source and model agree, and what is chosen and not saved: always in view. */
export function MappingFoot({ id, mapping, draft, onUndo, onRedo, onSave }: MappingFootProps) {
  const { data } = useQuery(connectionFigures(id));
  const count = countOf(draft);
  return (
    <div className="sticky bottom-0 z-10 -mx-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border bg-surface px-8 py-3 phone:bottom-15 phone:-mx-4 phone:px-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {data && <Agreement figures={data} />}
        <p role="status" className="text-text-2">
          {count > 0 && chosenWords(count, movedCount(draft, mapping.accounts))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 phone:w-full phone:*:grow">
        <Button onClick={onUndo} disabled={draft.past.length === 0}>
          Undo
        </Button>
        <Button onClick={onRedo} disabled={draft.future.length === 0}>
          Redo
        </Button>
        <Button variant="primary" onClick={onSave} disabled={count === 0} data-tour="accounts">
          See what moves
        </Button>
      </div>
    </div>
  );
}

/** "12 accounts chosen, 2 of them go to another line; not saved yet" */
function chosenWords(count: number, moved: number) {
  const chosen = count === 1 ? "1 account chosen" : `${count} accounts chosen`;
  if (moved === count) return `${chosen}, not saved yet`;
  const verb = moved === 1 ? "goes" : "go";
  const where = moved === 0 ? "none goes" : `${moved} of them ${verb}`;
  return `${chosen}, ${where} to another line; not saved yet`;
}
