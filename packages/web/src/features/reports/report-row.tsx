import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import type { ListedReport } from "./report-queries.ts";
import type { ReportLink } from "./reports-page.tsx";

type ReportRowProps = {
  report: ListedReport;
  linkTo: ReportLink;
  /** Without it, the report is only read. */
  onAsk: ((what: "rename" | "delete") => void) | undefined;
};

export function ReportRow({ report, linkTo, onAsk }: ReportRowProps) {
  const { title, published, updatedAt, updatedByName } = report;
  const now = new Date();
  const at = (moment: string) => formatDateTime(new Date(moment), now);
  return (
    <TableRow className="phone:border-b phone:border-border">
      <TableCell isRowHead className={FIRST} note={`Changed ${at(updatedAt)}, ${updatedByName}`}>
        {linkTo(report.id, { className: "stretched text-text", children: title })}
      </TableCell>
      <TableCell
        className={LATER}
        note={published && `${at(published.publishedAt)}, ${published.publishedByName}`}
      >
        {published ? `Edition ${published.edition}` : <Badge tone="info">Draft</Badge>}
      </TableCell>
      <Count of={report.shareCount} noun="link" />
      <Count of={report.openedCount} noun="time opened" nouns="times opened" />
      <Count of={report.noteCount} noun="note" />
      <TableCell className={`w-12 text-right ${LATER} phone:ml-auto`}>
        {onAsk && (
          <Menu
            trigger={
              <IconButton label={`Actions for ${title}`} variant="quiet" size="sm" className="z-1">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem icon={<Pencil />} onSelect={() => onAsk("rename")}>
              Rename
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onAsk("delete")}>
              Delete report
            </MenuItem>
          </Menu>
        )}
      </TableCell>
    </TableRow>
  );
}

/** On a phone no head says what is counted. */
function Count({ of: count, noun, nouns }: { of: number; noun: string; nouns?: string }) {
  const words = nouns && count !== 1 ? `${count} ${nouns}` : countOf(count, noun);
  return (
    <TableCell isNumber className={`${LATER} ${count === 0 ? "phone:hidden" : ""}`}>
      <span className="phone:hidden">{count === 0 ? "–" : count}</span>
      <span className="hidden text-xs text-text-2 phone:inline">{words}</span>
    </TableCell>
  );
}

export const STACKED_ON_PHONE =
  "phone:[&_table]:block phone:[&_tbody]:block phone:[&_thead]:hidden phone:[&_tr]:flex phone:[&_tr]:flex-wrap phone:[&_tr]:items-center";
const FIRST = "font-medium phone:h-auto phone:basis-full phone:border-b-0 phone:pt-3 phone:pb-0";
const LATER = "phone:h-auto phone:border-b-0 phone:py-1.5 phone:pl-4";
