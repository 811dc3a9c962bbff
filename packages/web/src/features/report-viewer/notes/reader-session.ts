/**
 * What proves that a note is this browser's own, where nobody is signed in. Made here, kept here, and
 * told to the server alone.
 */
const KEY = "report_session_id";

let madeHere: string | undefined;

export function readerSession(): string {
  madeHere ??= stored() ?? newSession();
  return madeHere;
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is switched off in this browser: notes are one's own as long as the page is open.
    return undefined;
  }
}

function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(KEY, made);
  } catch {
    // As above.
  }
  return made;
}

/** The newest note a guest's browser has shown of a report; a link is anybody's, so only it can know. */
export function lastSeen(reportId: number): number | undefined {
  try {
    return Number(localStorage.getItem(seenKey(reportId))) || undefined;
  } catch {
    return undefined;
  }
}

export function rememberSeen(reportId: number, noteId: number) {
  try {
    localStorage.setItem(seenKey(reportId), String(noteId));
  } catch {
    // As above: nothing is new then.
  }
}

/** What somebody had begun to write when the page was loaded anew; it ends with the tab. */
export function begunNote(reportId: number): string {
  try {
    return sessionStorage.getItem(begunKey(reportId)) ?? "";
  } catch {
    return "";
  }
}

export function keepBegunNote(reportId: number, text: string) {
  try {
    if (text === "") sessionStorage.removeItem(begunKey(reportId));
    else sessionStorage.setItem(begunKey(reportId), text);
  } catch {
    // As above: the browser asks before the page is left.
  }
}

function begunKey(reportId: number) {
  return `report-note-${reportId}`;
}

function seenKey(reportId: number) {
  return `report-seen-${reportId}`;
}
