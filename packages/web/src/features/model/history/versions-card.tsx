import type { Model } from "@app/contract/models";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight, Tag } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Pager, type PagerPages } from "#ui/pager.tsx";
import { runVersions, type Version, type VersionRow } from "./history-queries.ts";
import { titleOf } from "./history-words.ts";
import { shownDifference } from "./shown-comparison.ts";

type Named = Pick<Version, "version" | "label">;

type VersionsCardProps = {
  model: Model;
  rows: readonly VersionRow[];
  pager: PagerPages;
  from: number | undefined;
  to: number | undefined;
  onPick: (version: number) => void;
  /** Left out for whoever may not name versions. */
  onName?: ((version: Named) => void) | undefined;
  pageLink: (page: number, link: object) => ReactElement;
};

/** Every version, the newest first: one person's run of saves is one row. */
export function VersionsCard(props: VersionsCardProps) {
  const { model, rows, pager, pageLink, ...pick } = props;
  return (
    <Card>
      <CardHeader
        title="Versions"
        description="Pick two to compare"
        actions={<span className="text-xs text-text-3">Change in closing cash</span>}
      />
      <ol className="border-t border-border">
        {rows.map((row) => (
          <Run key={row.version} id={model.id} row={row} newest={model.documentVersion} {...pick} />
        ))}
      </ol>
      <Pager {...pager} linkTo={pageLink} />
    </Card>
  );
}

type PickProps = Pick<VersionsCardProps, "from" | "to" | "onPick" | "onName">;
type RunProps = PickProps & { id: number; row: VersionRow; newest: number };

function Run({ id, row, newest, ...pick }: RunProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { version, fromVersion, closingCash, closingCashBefore } = row;
  const isRun = fromVersion < version;
  const Fold = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <Entry
        {...pick}
        version={row}
        title={titleOf(row)}
        isNewest={version === newest}
        difference={shownDifference(closingCash, closingCashBefore)}
        named={row.named}
        fold={
          isRun && (
            <IconButton
              label={`${isOpen ? "Hide" : "Show"} versions ${fromVersion} to ${version}`}
              aria-expanded={isOpen}
              variant="quiet"
              size="sm"
              className="z-1"
              onClick={() => setIsOpen(!isOpen)}
            >
              <Fold />
            </IconButton>
          )
        }
      />
      {isOpen && <RunEntries {...{ id, row }} {...pick} />}
    </>
  );
}

/** The saves within a run, without the last one, which the row above is. */
function RunEntries({ id, row, ...pick }: PickProps & { id: number; row: VersionRow }) {
  const { data } = useQuery(runVersions(id, row.version));
  const items = data?.items ?? [];
  return items
    .slice(1)
    .map((version, index) => (
      <Entry
        key={version.version}
        {...pick}
        isInner
        version={version}
        title={titleOf(version)}
        difference={shownDifference(
          version.closingCash,
          items[index + 2]?.closingCash ?? row.closingCashBefore,
        )}
      />
    ));
}

type EntryProps = PickProps & {
  version: Version;
  title: string;
  difference: number | null;
  isNewest?: boolean;
  isInner?: boolean;
  named?: readonly { version: number; label: string }[];
  fold?: ReactNode;
};

function Entry(props: EntryProps) {
  const { version, title, difference, isInner = false, from, to } = props;
  const { version: number, authorName, at } = version;
  const side = number === to ? "To" : number === from ? "From" : undefined;
  const isBetween = from !== undefined && to !== undefined && number > from && number < to;
  return (
    <li
      className={classNames(
        "group relative flex min-h-17 gap-2.5 border-b border-border py-2.5 pr-4 last:border-b-0 hover:bg-surface-hover",
        isInner ? "pl-9" : "pl-4",
        side && "bg-accent-soft",
      )}
    >
      <span className="w-8 shrink-0 pt-px text-right text-xs text-text-3 tabular-nums">
        {number}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          "mt-1.5 size-2.5 shrink-0 rounded-full border",
          side
            ? "border-accent bg-accent"
            : isBetween
              ? "border-accent bg-surface"
              : "border-border-control bg-surface",
        )}
      />
      <div className="min-w-0 grow">
        <p className="flex items-start gap-1">
          <button
            type="button"
            data-printed
            aria-pressed={side !== undefined}
            className="stretched text-left font-medium [overflow-wrap:anywhere]"
            onClick={() => props.onPick(number)}
          >
            <span className="sr-only">{`Version ${number}: `}</span>
            {title}
          </button>
          {props.fold}
        </p>
        <p className="text-xs text-text-2">
          {version.isYou ? "You" : authorName}, {momentWords(at, new Date())}
        </p>
        <p className="flex flex-wrap gap-1 pt-1 empty:hidden">
          {props.isNewest && <Badge tone="outline">Now</Badge>}
          {props.named?.map((each) => (
            <Badge
              key={each.version}
              className="h-auto! min-h-5 shrink! whitespace-normal! [overflow-wrap:anywhere]"
            >{`${each.version}: ${each.label}`}</Badge>
          ))}
        </p>
      </div>
      <div className="grid shrink-0 content-start justify-items-end gap-0.5">
        <span className={classNames("tabular", difference ? "" : "text-text-3")}>
          {difference === null ? "–" : formatAmount(difference)}
        </span>
        {side && <span className="text-xs font-medium text-accent-text">{side}</span>}
        {props.onName && (
          <IconButton
            label={`Name version ${number}`}
            variant="quiet"
            size="sm"
            className="absolute! right-2 bottom-1 z-1 opacity-0 phone:relative! phone:right-0 group-hover:opacity-100 focus-visible:opacity-100 phone:opacity-100"
            onClick={() => props.onName?.(version)}
          >
            <Tag />
          </IconButton>
        )}
      </div>
    </li>
  );
}
