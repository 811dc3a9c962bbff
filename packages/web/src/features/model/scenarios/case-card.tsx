import { Copy, Ellipsis, MoveLeft, MoveRight, Pencil, Trash2 } from "lucide-react";
import { type Headroom, isBelow } from "#features/model/overview/headroom.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { useDocumentState } from "#model/use-open-document.ts";
import { IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import type { ChangeWords } from "./change-words.ts";

export type CaseDeed = "edit" | "copy" | "left" | "right" | "remove";

type CaseCardProps = {
  id: string | undefined;
  name: string;
  /** "Base with 2 changes". */
  made: string;
  headroom: Headroom | undefined;
  changes: readonly ChangeWords[];
  /** Without it nothing can be done with it. */
  onDeed: ((deed: CaseDeed) => void) | undefined;
};

const SHOWN_MOST = 3;

/** A case: how low its cash falls, and what makes it another one than what it is built on. */
export function CaseCard({ id, name, made, headroom, changes, onDeed }: CaseCardProps) {
  const { document, colours, view, setView } = useWorkbench();
  const { currency } = useDocumentState(document).document;
  const isShort = headroom && isBelow(headroom.value, headroom.floor);
  return (
    <Card
      className={classNames(
        "grid grid-cols-1 content-start px-4 py-3",
        view.scenario === id && "border-accent",
      )}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          data-printed
          title={`Show ${name}`}
          className="flex min-w-0"
          onClick={() => setView({ scenario: id })}
        >
          <CaseTag name={name} colour={colours.get(id ?? "base") ?? 1} />
        </button>
        <span className="grow" />
        <span title={made} className="min-w-16 truncate text-xs text-text-2">
          {made}
        </span>
        {onDeed && (
          <Menu
            trigger={
              <IconButton label={`What to do with ${name}`} variant="quiet" size="sm">
                <Ellipsis />
              </IconButton>
            }
          >
            {id !== undefined && (
              <MenuItem icon={<Pencil />} onSelect={() => onDeed("edit")}>
                Change
              </MenuItem>
            )}
            <MenuItem icon={<Copy />} onSelect={() => onDeed("copy")}>
              {id === undefined ? "New scenario" : "Copy"}
            </MenuItem>
            {id !== undefined && (
              <>
                <MenuItem icon={<MoveLeft />} onSelect={() => onDeed("left")}>
                  Move to the left
                </MenuItem>
                <MenuItem icon={<MoveRight />} onSelect={() => onDeed("right")}>
                  Move to the right
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDeed("remove")}>
                  Remove
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <b className={classNames("tabular text-xl font-semibold", isShort && "text-alert")}>
          {headroom ? formatAmount(headroom.value) : "n/a"}
        </b>
        <span className="text-xs text-text-2">
          {headroom ? `lowest cash, ${headroom.period}, ${currency}` : "Nothing is ahead"}
        </span>
        {headroom && headroom.overdraft > 0 && (
          <span className="text-xs text-alert">overdraft {formatAmount(headroom.overdraft)}</span>
        )}
      </p>
      {changes.length > 0 && (
        <dl className="mt-2 grid grid-cols-1 gap-1.5 border-t border-border pt-2 text-xs">
          {changes.slice(0, SHOWN_MOST).map(({ name: line, when, what }) => (
            <div key={`${line} ${when} ${what}`} className="flex gap-3">
              <dt
                title={when ? `${line}, ${when}` : line}
                className="min-w-0 grow truncate text-text-2"
              >
                {when ? `${line}, ${when}` : line}
              </dt>
              <dd className="tabular flex-none text-cell-input">{what}</dd>
            </div>
          ))}
          {changes.length > SHOWN_MOST && (
            <p className="text-text-3">{`and ${changes.length - SHOWN_MOST} more`}</p>
          )}
        </dl>
      )}
    </Card>
  );
}
