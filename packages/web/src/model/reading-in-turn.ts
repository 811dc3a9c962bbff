import { ACTUALS_FILE_BYTES_MAX } from "@app/contract/model-actuals";
import { formatFileSize } from "#lib/format.ts";

/** A newer answer is being read instead; nobody waits for this one. */
class Overtaken extends Error {}

/**
 * Answers come faster than a file is read, and each sends the file again: one is read at a time, and
 * of those that wait only the newest.
 */
export function readingInTurn<Asked extends { file: File }, Read>(
  read: (asked: Asked) => Promise<Read>,
) {
  let running: Promise<unknown> = Promise.resolve();
  let newest: Asked | undefined;
  return async (asked: Asked): Promise<Read> => {
    if (asked.file.size > ACTUALS_FILE_BYTES_MAX) throw new Error(tooLarge(asked.file));
    newest = asked;
    await running;
    if (newest !== asked) throw new Overtaken();
    const reading = read(asked);
    running = reading.catch(() => undefined);
    return reading;
  };
}

function tooLarge({ name, size }: File) {
  return `${name} has ${formatFileSize(size)}, and ${formatFileSize(ACTUALS_FILE_BYTES_MAX)} can be read. Keep the sheet that is needed and try again.`;
}
