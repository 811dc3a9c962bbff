/** What side by side says of cash below the profit: where each case ends, and how low it falls. */
import { formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, SCALES, type Table } from "@app/engine/tables/table";
import { type Headroom, headroomOf, isBelow } from "#features/model/overview/headroom.ts";
import type { FootCell, FootRow } from "#model/foot-row.ts";

/** `cash` has closing cash, and the floor, of every case in every period. */
export function cashRows(compared: Table, cash: Table, floorLine: string): FootRow[] {
  const cases = new Map(headroomOf(cash, floorLine).map((each) => [each.key, each]));
  const end = compared.columns[0]?.to;
  const closing = new Map(
    cash.columns.flatMap(({ case: key, from, to, label }, column) =>
      from === end && to === end
        ? [[key, { label, figure: cash.figures[cellIndex(cash, 0, column)] ?? null }]]
        : [],
    ),
  );
  const rooms = [...cases].map(([key, each]) => [key, roomOf(each)] as const);
  const roomIn = new Map(rooms);
  const row = (label: string, figureOf: (key: string) => number | null | undefined) => ({
    ...{ label, cells: amounts(compared, (key) => figureOf(key) ?? null) },
  });
  const lowest = row("Lowest cash ahead", (key) => cases.get(key)?.value);
  return [
    row(`Closing cash ${closing.get("base")?.label ?? ""}`, (key) => closing.get(key)?.figure),
    {
      ...lowest,
      cells: compared.columns.map(({ role, case: key }, index) => {
        const { value = 0, floor = null } = cases.get(key) ?? {};
        const cell = lowest.cells[index] ?? NOTHING;
        return { ...cell, isAlert: role === "figure" && isBelow(value, floor) };
      }),
    },
    ...(rooms.some(([, room]) => room !== null)
      ? [row("Headroom above the floor", (key) => roomIn.get(key))]
      : []),
    {
      label: "Lowest in",
      cells: compared.columns.map(({ role, case: key }) =>
        role === "figure" ? { text: cases.get(key)?.period ?? "" } : NOTHING,
      ),
    },
  ];
}

const NOTHING: FootCell = { text: "" };

function roomOf({ value, floor }: Headroom): number | null {
  return floor === null ? null : value - floor;
}

/** A difference is taken from the figures themselves, so that none is a dash. */
function amounts(table: Table, figureOf: (key: string) => number | null): FootCell[] {
  const { columns, scale, rows } = table;
  const decimals = rows[0]?.format.decimals ?? 0;
  const figures = columns.map(({ case: key }) => figureOf(key));
  return columns.map(({ role, between }, index) => {
    if (role === "differencePercent") return NOTHING;
    const [own, other] = between ? between.map((at) => figures[at] ?? null) : [figures[index], 0];
    if (typeof own !== "number" || typeof other !== "number") return NOTHING;
    const figure = (own - other) / SCALES[scale];
    return { text: formatFigure(figure, { style: "amount", decimals }), isNegative: figure < 0 };
  });
}
