/** A figure that has just become another is tinted for a moment; the style sheet leaves still who wants it still. */

const TINTED_MS = 600;
const ATTRIBUTE = "data-changed";

let batch: HTMLElement[] | undefined;
let batchCount = 0;

/** All that change together lose it together: one repaint more, however many they are. */
export function tint(cell: HTMLElement) {
  if (!batch) {
    batch = [];
    batchCount += 1;
    const [cells, name] = [batch, String(batchCount)];
    queueMicrotask(() => {
      batch = undefined;
    });
    setTimeout(() => {
      for (const each of cells)
        if (each.getAttribute(ATTRIBUTE) === name) each.removeAttribute(ATTRIBUTE);
    }, TINTED_MS);
  }
  batch.push(cell);
  cell.setAttribute(ATTRIBUTE, String(batchCount));
}
