/**
 * Figures first: what is drawn around them (charts, what opens on a click, what is kept) is loaded
 * once a model's first figures are on the page, so that they never wait for it.
 */
import { loadPart } from "#lib/load-part.ts";

let tell = () => {};
const areThere = new Promise<void>((resolve) => {
  tell = resolve;
});

export function tellFirstFigures() {
  tell();
}

export async function afterFigures<Part>(load: () => Promise<Part>): Promise<Part> {
  await areThere;
  return loadPart(load);
}
