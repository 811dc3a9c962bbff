/** A figure that has just become another is tinted for a moment; the style sheet leaves still who wants it still. */
import { afterPaint } from "#lib/after-paint.ts";

const TINTED_MS = 600;
const ATTRIBUTE = "data-changed";

let batch: Set<HTMLElement> | undefined;
let batchCount = 0;

/**
 * Once the figures themselves are painted. All that change together gain and lose it together: one
 * repaint each, however many they are.
 */
export function tint(cell: HTMLElement) {
  batch ??= newBatch();
  batch.add(cell);
}

/** A cell that is used again for another figure. */
export function untint(cell: HTMLElement) {
  batch?.delete(cell);
  cell.removeAttribute(ATTRIBUTE);
}

function newBatch() {
  const cells = new Set<HTMLElement>();
  batchCount += 1;
  const name = String(batchCount);
  afterPaint(() => {
    batch = undefined;
    for (const cell of cells) cell.setAttribute(ATTRIBUTE, name);
    setTimeout(() => {
      for (const cell of cells)
        if (cell.getAttribute(ATTRIBUTE) === name) cell.removeAttribute(ATTRIBUTE);
    }, TINTED_MS);
  });
  return cells;
}
