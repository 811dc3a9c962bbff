/** The long work somebody began in this tab and left: its end is told, on whichever page they are. */
const KEY = "forecastle.jobs";

export function rememberJob(id: number, memory: Storage) {
  writeLeftJobs([...readLeftJobs(memory), id], memory);
}

export function writeLeftJobs(ids: readonly number[], memory: Storage) {
  memory.setItem(KEY, JSON.stringify(ids));
}

export function readLeftJobs(memory: Storage): number[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
