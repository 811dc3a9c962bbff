import type { Table } from "@app/engine/tables/table";
import { blockedTexts } from "@app/engine/tables/table-text";
import { Notice } from "#ui/notice.tsx";

/** More would push the figures off the screen. */
const TOLD_MOST = 5;

type BlockedNoticeProps = { table: Pick<Table, "blockedBy">; className: string };

/** Above figures that do not hold: that they do not, why, and where to mend it. */
export function BlockedNotice({ table, className }: BlockedNoticeProps) {
  const [title, ...faults] = blockedTexts(table);
  if (title === undefined) return null;
  const more = faults.length - TOLD_MOST;
  return (
    <Notice tone="alert" title={title} className={className}>
      <ul className="break-words">
        {faults.slice(0, TOLD_MOST).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </Notice>
  );
}
