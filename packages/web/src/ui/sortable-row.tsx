import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { SortableItem } from "./sortable-list.tsx";

type SortableRowProps = {
  item: SortableItem;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: 1 | -1) => void;
};

export function SortableRow({ item, isFirst, isLast, onStep }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: item.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={classNames(ROW, drag.isDragging && "z-1 border-accent-line shadow-md")}
    >
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        type="button"
        aria-roledescription="draggable"
        aria-label={`Move ${item.name}`}
        className="grid h-9 w-7 shrink-0 touch-none place-items-center rounded-sm text-text-3 hover:text-text active:cursor-grabbing phone:size-10.5"
      >
        <GripVertical />
      </button>
      <div className="min-w-0 grow">{item.content}</div>
      <IconButton
        label={`Move ${item.name} up`}
        variant="quiet"
        size="sm"
        disabled={isFirst}
        onClick={() => onStep(-1)}
        className={STEP}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={`Move ${item.name} down`}
        variant="quiet"
        size="sm"
        disabled={isLast}
        onClick={() => onStep(1)}
        className={STEP}
      >
        <ChevronDown />
      </IconButton>
    </li>
  );
}

const ROW =
  "relative flex items-center gap-1 rounded-md border border-border bg-surface py-0.5 pr-1.5 pl-0.5 motion-reduce:transition-none!";
/** The way without dragging; a button at the end of its way keeps its place. */
const STEP = "disabled:border-transparent disabled:bg-transparent";
