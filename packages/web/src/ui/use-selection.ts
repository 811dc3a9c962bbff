import { useRef, useState } from "react";

/** Which rows of a list are ticked. Rows that leave the list leave the selection. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const selected = ids.filter((id) => ticked.has(id));

  /** With `isRange`, everything from the row ticked before to this one follows it. */
  function toggle(id: string, isRange = false) {
    const isOn = !ticked.has(id);
    const next = new Set(selected);
    for (const each of isRange ? between(ids, last.current, id) : [id]) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    last.current = id;
    setTicked(next);
  }

  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setTicked(new Set()),
    all: selected.length === 0 ? "none" : selected.length === ids.length ? "all" : "some",
  } as const;
}

export type Selection = ReturnType<typeof useSelection>;

function between(ids: readonly string[], from: string | null, to: string) {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
