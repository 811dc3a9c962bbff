import { ACCESS_LEVEL_NAMES, mayEditData, mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import { formatAmount, formatDateTime } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { CheckBadge } from "#model/check-badge.tsx";
import { isBelowFloor } from "#model/outlook.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { SelectCell } from "#ui/table-selection.tsx";
import type { Selection } from "#ui/use-selection.ts";
import { type ModelActions, ModelMenu } from "./model-menu.tsx";
import { belongingOf } from "./model-state.ts";

/** On narrower screens they give way, the least asked for first. */
export const WIDEST_ONLY = "max-[1420px]:hidden";
export const WIDE_ONLY = "max-[1180px]:hidden print:table-cell";
export const NOT_NARROW = "max-[940px]:hidden print:table-cell";

type ModelRowProps = { model: Model; now: Date; selection: Selection; actions: ModelActions };

export function ModelRow({ model, now, selection, actions }: ModelRowProps) {
  const { figures } = model;
  const id = String(model.id);
  const isTickable = mayManage(model.registeredModelAccessMode);
  return (
    <TableRow className="h-14" isSelected={isTickable && selection.isSelected(id)}>
      {isTickable ? (
        <SelectCell selection={selection} id={id} name={model.modelName} hideOnPhone />
      ) : (
        <TableCell hideOnPhone />
      )}
      <TableCell isRowHead className="max-w-80 font-normal phone:max-w-40">
        <NameAndClient model={model} />
        <span className="hidden pt-1 phone:block">
          <CheckBadge checks={figures.checks} />
        </span>
      </TableCell>
      <TableCell hideOnPhone className={`${QUIET} ${WIDEST_ONLY}`}>
        {figures.timeSeries}
      </TableCell>
      <TableCell hideOnPhone className={`${QUIET} ${WIDEST_ONLY}`}>
        {figures.lastActual ?? "–"}
      </TableCell>
      <TableCell hideOnPhone className={NOT_NARROW}>
        <CashLine figures={figures} />
      </TableCell>
      <LowestAhead figures={figures} />
      <TableCell hideOnPhone>
        <CheckBadge checks={figures.checks} />
      </TableCell>
      <TableCell hideOnPhone className={WIDE_ONLY}>
        <Owner model={model} />
      </TableCell>
      <TableCell
        hideOnPhone
        className={`${QUIET} ${WIDE_ONLY}`}
        note={`version ${model.versionIdentifier} by ${firstNameOf(model.savedByName)}`}
      >
        {formatDateTime(new Date(model.savedAt), now)}
      </TableCell>
      <TableCell className="sticky right-0 z-1 w-10 bg-surface text-right in-data-selected:bg-cell-sel">
        <ModelMenu model={model} {...actions} />
      </TableCell>
    </TableRow>
  );
}

const QUIET = "whitespace-nowrap text-text-2";

function NameAndClient({ model }: { model: Model }) {
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2">
        <Link
          to="/models/$modelId"
          params={{ modelId: model.id }}
          className="stretched truncate font-medium text-text hover:no-underline"
        >
          {model.modelName}
        </Link>
        <Tags model={model} />
      </p>
      <p className="truncate text-xs text-text-3">{belongingOf(model)}</p>
    </div>
  );
}

/** What is not as it usually is: it stands beside another, or you may do less with it. */
function Tags({ model }: { model: Model }) {
  const { isParallelModel, hasParallelModel, isShared, registeredModelAccessMode: level } = model;
  return (
    <span className="contents phone:hidden">
      {isParallelModel && <Badge tone="outline">Parallel</Badge>}
      {hasParallelModel && <Badge tone="outline">Has parallel</Badge>}
      {(isShared || !mayEditData(level)) && (
        <Badge tone="outline">{ACCESS_LEVEL_NAMES[level]}</Badge>
      )}
    </span>
  );
}

function LowestAhead({ figures }: Pick<Model, "figures">) {
  const { lowestCash, currency } = figures;
  if (!lowestCash) return <TableCell isNumber>–</TableCell>;
  return (
    <TableCell
      isNumber
      isNegative={lowestCash.value < 0}
      className="whitespace-nowrap"
      note={`${currency}, ${lowestCash.period}`}
    >
      <span className={isBelowFloor(figures) ? "font-medium text-alert" : "font-medium"}>
        {formatAmount(lowestCash.value)}
      </span>
    </TableCell>
  );
}

function Owner({ model: { owner, teamName, isShared } }: { model: Model }) {
  return (
    <span className="flex items-center gap-2 text-text-2" title={owner.name}>
      <Avatar name={owner.name} index={owner.avatarIndex} size="xs" />
      <span className="min-w-0">
        <span className="block truncate">{firstNameOf(owner.name)}</span>
        {isShared && <span className="block truncate text-2xs text-text-3">{teamName}</span>}
      </span>
    </span>
  );
}

function firstNameOf(name: string) {
  return name.split(" ")[0] ?? name;
}
