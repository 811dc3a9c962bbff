/** One driver of a tornado: its name, both changes, a bar to either side of the base. */
import { rectPath } from "./bars.ts";
import type { TornadoChart } from "./chart.ts";
import { type MeasureText, TEXT_LOOKS } from "./drawing.ts";
import { type FigureFormat, isFigure, scaledText } from "./figure-text.ts";
import { cutText } from "./measure-text.ts";
import type { Values } from "./plot.ts";
import { half, type Sheet } from "./sheet.ts";

export type TornadoRow = TornadoChart["rows"][number];

export type TornadoFrame = {
  sheet: Sheet;
  values: Values;
  format: FigureFormat;
  /** Null when it is missing: there is nothing to move from, and so no bar. */
  base: number | null;
  nameWidth: number;
  isNarrow: boolean;
};

/** As wide as the widest name, but never more than 40% of the picture. */
export function nameColumn(rows: readonly TornadoRow[], width: number, measure: MeasureText) {
  const widths = rows.flatMap((row) => [
    measure(row.name, TEXT_LOOKS.name),
    measure(changesText(row), TEXT_LOOKS.side),
  ]);
  return Math.min(Math.max(0, ...widths) + 12, width * 0.4);
}

/** Each change at the side of its bar: what makes the figure lower stands first. */
export function changesText({ changes, first, second }: TornadoRow): string {
  const isTurned = isFigure(first) && isFigure(second) && first > second;
  return (isTurned ? changes.toReversed() : changes).join(" / ");
}

export function drawTornadoRow(frame: TornadoFrame, row: TornadoRow, top: number) {
  if (frame.base !== null) drawBars(frame, frame.base, row, top);
  writeNames(frame, row, top);
}

function drawBars(frame: TornadoFrame, base: number, row: TornadoRow, top: number) {
  const { sheet, values, format, isNarrow } = frame;
  const middle = half(values(base));
  const bar = isNarrow ? { y: top + 20, height: 18 } : { y: top + 7, height: 24 };
  for (const { id, figure, isHidden } of endsOf(row, base)) {
    const x = half(values(figure));
    const isLower = figure < base;
    const width = Math.max(1, Math.abs(x - middle));
    sheet.put({
      kind: "path",
      id: `bar-${row.id}-${id}`,
      d: rectPath(Math.min(x, middle), bar.y, width, bar.height),
      fill: isLower ? "negative" : "positive",
    });
    if (isHidden) continue;
    sheet.write({
      kind: "text",
      id: `end-${row.id}-${id}`,
      x: isLower ? x - 5 : x + 5,
      y: bar.y + bar.height / 2 + 4,
      anchor: isLower ? "end" : "start",
      look: "value",
      text: scaledText(figure, format),
    });
  }
}

/** The farther end first; of two on one side, the nearer is not written: it stands on a bar. */
function endsOf({ first, second }: TornadoRow, base: number) {
  const ends = [
    { id: "first", figure: first },
    { id: "second", figure: second },
  ];
  return ends
    .flatMap(({ id, figure }) => (isFigure(figure) && figure !== base ? [{ id, figure }] : []))
    .sort((a, b) => Math.abs(b.figure - base) - Math.abs(a.figure - base))
    .map((end, index, [farther]) => ({
      ...end,
      isHidden: index > 0 && !!farther && farther.figure < base === end.figure < base,
    }));
}

function writeNames({ sheet, nameWidth, isNarrow }: TornadoFrame, row: TornadoRow, top: number) {
  const room = isNarrow ? sheet.width : nameWidth - 8;
  const text = { kind: "text", x: 0, anchor: "start" } as const;
  const name = cutText(row.name, room, TEXT_LOOKS.name, sheet.measure);
  const changes = cutText(changesText(row), room, TEXT_LOOKS.side, sheet.measure);
  sheet.write({
    ...text,
    id: `name-${row.id}`,
    y: top + (isNarrow ? 13 : 17),
    look: "name",
    text: name,
  });
  const place = isNarrow
    ? ({ x: sheet.width - 1, y: top + 13, anchor: "end" } as const)
    : { y: top + 31 };
  sheet.write({ ...text, ...place, id: `changes-${row.id}`, look: "side", text: changes });
}
