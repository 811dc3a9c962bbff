import { isAnswering, reportSilence, reportUpdate, untilThere } from "./connection.ts";

/**
 * Loads a part of the app that comes on demand, however long the line is broken. When the server
 * answers and the part is gone, a newer version is in its place: the page says so and stays as it is,
 * because something may be typed on it, and the part never comes.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part) return part;
    if (await isAnswering()) return load().catch(gone<T>);
    reportSilence();
    await untilThere();
  }
}

function gone<T>(): Promise<T> {
  reportUpdate();
  return new Promise(() => {});
}
