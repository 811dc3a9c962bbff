import { ACCESS_LEVEL_NAMES, type AccessLevel } from "@app/contract/access-level";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { LevelSelect } from "./level-select.tsx";
import { LevelSquares } from "./level-squares.tsx";

type PersonRowProps = {
  picture: ReactElement;
  name: string;
  /** Beside the name: "Owner", "you". */
  tags?: ReactNode;
  note: ReactNode;
  level: AccessLevel;
  /** Without it, the level is what it is. */
  onLevel?: ((level: AccessLevel) => unknown) | undefined;
  isSomeAccess?: boolean;
  lastHere: ReactNode;
  action?: ReactNode;
  onRemove?: (() => unknown) | undefined;
};

/** Somebody who may open the model, and what they may do with it. */
export function PersonRow(props: PersonRowProps) {
  const { name, level, onLevel, onRemove, isSomeAccess = false } = props;
  return (
    <TableRow className="phone:border-b phone:border-border">
      <TableCell
        isRowHead
        className="max-w-80 font-normal phone:max-w-none phone:h-auto phone:basis-full phone:border-b-0 phone:pt-3 phone:pb-0"
      >
        <div className="flex items-center gap-2.5">
          <span className="phone:hidden">{props.picture}</span>
          <div className="min-w-0 leading-snug">
            <p className="flex items-center gap-1.5">
              <span className="truncate font-medium">{name}</span>
              {props.tags}
            </p>
            <p className="truncate text-xs text-text-3">{props.note}</p>
          </div>
        </div>
      </TableCell>
      <TableCell hideOnPhone className="w-18">
        <LevelSquares level={level} />
      </TableCell>
      <TableCell className="w-40 phone:h-auto phone:w-48 phone:border-b-0 phone:py-2.5 phone:pl-4">
        {onLevel ? (
          <LevelSelect
            aria-label={`Access of ${name}`}
            value={level}
            onChange={onLevel}
            isSomeAccess={isSomeAccess}
          />
        ) : (
          <span className="pl-2.75 whitespace-nowrap phone:pl-0">{ACCESS_LEVEL_NAMES[level]}</span>
        )}
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
        {props.lastHere}
      </TableCell>
      <TableCell className="text-right whitespace-nowrap phone:ml-auto phone:h-auto phone:border-b-0 phone:py-2.5">
        <span className="inline-flex items-center gap-1">
          {props.action}
          {onRemove && (
            <IconButton label={`Remove ${name}`} variant="quiet" size="sm" onClick={onRemove}>
              <X />
            </IconButton>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}

/** What the rows under it have in common. */
export function GroupRow({ title, count, note }: { title: string; count: number; note: string }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={5}
        className="text-left phone:h-auto phone:basis-full phone:pt-5 phone:pb-2"
      >
        <span className="font-semibold text-text">{title}</span>
        <span className="pl-2 text-xs font-normal text-text-3 tabular-nums">{count}</span>
        <span className="pl-2 text-xs font-normal text-text-3">{note}</span>
      </th>
    </tr>
  );
}
