import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { SortableRow } from "./sortable-row.tsx";

export type SortableItem = {
  id: string;
  /** What it is called, on the buttons that move it and in what is said. */
  name: string;
  content: ReactNode;
};

type SortableListProps = {
  label: string;
  items: readonly SortableItem[];
  /** All ids in their new order. */
  onMove: (ids: string[]) => void;
};

/** The pointer must move this far before it drags, so that a click stays a click. */
const DRAG_DISTANCE_PX = 6;

/** A list put in order by dragging, by the keyboard, or by the two buttons of a row. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const ids = items.map(({ id }) => id);
  const hasMoved = useRef(false);
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => onMove(arrayMove(ids, from, to));

  function step(index: number, { name }: SortableItem, by: 1 | -1) {
    move(index, index + by);
    setSaid(movedTo(name, index + by + 1, items.length));
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: wordsFor(items, hasMoved),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="grid gap-1.5">
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onStep={(by) => step(index, item, by)}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

const INSTRUCTIONS = {
  draggable:
    "Press Space to pick it up, the up and down arrows to move it, Space to put it down, Escape to leave it where it was.",
};

/** What a screen reader says on the way. */
function wordsFor(items: readonly SortableItem[], hasMoved: RefObject<boolean>): Announcements {
  const count = items.length;
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? "";
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id) + 1;
  return {
    onDragStart({ active }) {
      hasMoved.current = false;
      return `${nameOf(active.id)} picked up, ${placeOf(active.id)} of ${count}.`;
    },
    onDragOver({ active, over }) {
      // At first it is over its own place, which has been said.
      hasMoved.current ||= over?.id !== active.id;
      if (!over || !hasMoved.current) return undefined;
      return movedTo(nameOf(active.id), placeOf(over.id), count);
    },
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} put down at ${placeOf((over ?? active).id)} of ${count}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
}

function movedTo(name: string, place: number, count: number) {
  return `${name} moved to ${place} of ${count}.`;
}
