import type { Floor } from "./chart.ts";
import { type FigureFormat, saidText, scaledText } from "./figure-text.ts";
import type { Places } from "./lines.ts";
import { clearFirst } from "./point-notes.ts";
import { half } from "./sheet.ts";
import type { TimedFrame } from "./timed-frame.ts";

/** Amber and dotted, named on the line: in the actual part, where there is nothing to decide. */
export function drawFloor(
  { sheet, plot, values }: TimedFrame,
  floor: Floor,
  format: FigureFormat,
  lines: readonly Places[],
) {
  const y = half(values(floor.figure));
  sheet.put({
    kind: "line",
    id: "floor",
    x1: plot.left,
    x2: plot.right,
    y1: y,
    y2: y,
    stroke: { ink: "floor", width: 1.25, dash: [2, 3] },
  });
  const text = `${floor.name} ${scaledText(floor.figure, format)}`;
  const name = { kind: "text", id: "floor-name", look: "floor", text } as const;
  const left = { ...name, x: plot.left + 6, anchor: "start" } as const;
  const right = { ...name, x: plot.right - 4, anchor: "end" } as const;
  const [below, above] = [y + 13, y - 5];
  const candidates = [
    { ...left, y: below },
    { ...left, y: above },
    { ...right, y: below },
    { ...right, y: above },
  ];
  sheet.write(...clearFirst(sheet, candidates, lines));
}

export function floorNotes(floor: Floor | undefined, format: FigureFormat): string[] {
  return floor ? [`${floor.name} ${saidText(floor.figure, format)}`] : [];
}

/** The axis and the floor, as lines that words had better not stand on. */
export function rulesToAvoid({ plot, values }: TimedFrame, floor: Floor | undefined): Places[] {
  return [0, ...(floor ? [floor.figure] : [])].map((figure) => {
    const y = half(values(figure));
    return [
      { x: plot.left, y },
      { x: plot.right, y },
    ];
  });
}
