import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { readDay } from "@app/engine/time/day";

type Fault = Pick<Issue, "place" | "message">;

/**
 * What no save brings into a document. What stood in it before stays readable, and is in nobody's
 * way who changes something else.
 */
export function saveFaults(before: ModelDocument, after: ModelDocument): Fault[] {
  const known = new Set(faultsIn(before).map(textOf));
  return faultsIn(after).filter((fault) => !known.has(textOf(fault)));
}

const textOf = ({ place, message }: Fault) => `${place} ${message}`;

function faultsIn(document: ModelDocument): Fault[] {
  return [...repeatedIds(document, []), ...writtenDays(document), ...unseenTexts(document, [])];
}

/** Of two with one id in a list, whoever asks for it finds the first; the other would be lost. */
function repeatedIds(value: unknown, path: readonly string[]): Fault[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, part]) => repeatedIds(part, [...path, key]));
  }
  const counts = new Map<string, number>();
  return value.flatMap((entry: { id?: unknown } | null, index) => {
    const id = entry?.id;
    if (typeof id !== "string") return repeatedIds(entry, [...path, String(index)]);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count === 1) return repeatedIds(entry, [...path, id]);
    return { place: [...path, `${id}#${count}`].join("/"), message: `"${id}" is already there.` };
  });
}

function writtenDays({ drivers, modules, notes }: ModelDocument): Fault[] {
  const days = [
    ...drivers.map(({ id, setOn }) => ({ place: `drivers/${id}/setOn`, day: setOn })),
    ...modules.map(({ id, setOn }) => ({ place: `modules/${id}/setOn`, day: setOn })),
    ...notes.map(({ id, writtenOn }) => ({ place: `notes/${id}/writtenOn`, day: writtenOn })),
  ];
  return days.flatMap(({ place, day }) =>
    day === undefined || readDay(day) !== undefined
      ? []
      : [{ place, message: `"${day}" is not a date, such as 2026-07-31.` }],
  );
}

/** Lines and tabs are seen; what turns words around, or is nothing on a screen, is not. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

function unseenTexts(value: unknown, path: readonly string[]): Fault[] {
  if (typeof value === "string") {
    if (!UNSEEN.test(value)) return [];
    return [{ place: path.join("/"), message: "This has characters that cannot be seen." }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, { id?: unknown } | null]) => {
    const name = Array.isArray(value) && typeof part?.id === "string" ? part.id : key;
    return unseenTexts(part, [...path, name]);
  });
}
