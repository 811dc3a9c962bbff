import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
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
      <StepButton label={`Move ${item.name} up`} isAtEnd={isFirst} onClick={() => onStep(-1)}>
        <ChevronUp />
      </StepButton>
      <StepButton label={`Move ${item.name} down`} isAtEnd={isLast} onClick={() => onStep(1)}>
        <ChevronDown />
      </StepButton>
    </li>
  );
}

type StepButtonProps = {
  label: string;
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** The way without dragging; at the end of its way a button keeps its place, and the focus. */
function StepButton({ label, isAtEnd, onClick, children }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      variant="quiet"
      size="sm"
      {...(isAtEnd ? { "aria-disabled": true } : { onClick })}
      className={STEP}
    >
      {children}
    </IconButton>
  );
}

const ROW =
  "relative flex items-center gap-1 rounded-md border border-border bg-surface py-0.5 pr-1.5 pl-0.5 motion-reduce:transition-none!";
const STEP =
  "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent! aria-disabled:text-text-disabled!";
