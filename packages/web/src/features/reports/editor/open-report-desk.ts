/**
 * A report while it is written: what was changed is shown at once, can be taken back, and is saved
 * by itself. What a colleague saved meanwhile is merged; where both changed the same, the author decides.
 */
import type { ReportDocument } from "@app/engine/reports/report-document";
import { ApiError } from "#lib/api.ts";
import type { ReportConflict } from "./conflict-sides.ts";
import { isSame, mergeReports, type Side } from "./merge-reports.ts";

/** `updatedByName` is whose the last save is, as far as it is known. */
export type Saved = { version: number; document: ReportDocument; updatedByName?: string };

export type DeskCalls = {
  save: (document: ReportDocument, version: number) => Promise<Saved>;
  load: () => Promise<Saved>;
};

export type DeskState = {
  document: ReportDocument;
  /** What the server has. */
  version: number;
  status: "saved" | "saving" | "waiting" | "conflict" | "refused";
  /** Why it was refused. */
  message?: string | undefined;
  /** What both changed, in words, and who the other one is. */
  conflicts: readonly ReportConflict[];
  theirName?: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
};

export type ReportDesk = ReturnType<typeof openReportDesk>;

/** A key more within this time is the same change. */
const SAME_CHANGE_MS = 1500;
const SAVE_AFTER_MS = 1200;
const AGAIN_AFTER_MS = 4000;
const STEPS_MAX = 200;

export function openReportDesk(opened: Saved, calls: DeskCalls) {
  const listeners = new Set<() => void>();
  let base = opened;
  /** Whose changes wait for a decision. */
  let theirs: Saved | undefined;
  let done: ReportDocument[] = [];
  let undone: ReportDocument[] = [];
  let last = { key: "", at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  let state: DeskState = {
    ...{ document: opened.document, version: opened.version, status: "saved", conflicts: [] },
    ...{ canUndo: false, canRedo: false },
  };

  function tell(change: Partial<DeskState>) {
    state = { ...state, ...change, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const listener of listeners) listener();
  }

  const hasUnsaved = () => !isSame(state.document, base.document);

  function show(document: ReportDocument) {
    const status = state.status === "conflict" ? "conflict" : "saving";
    tell({ document, status });
    plan(SAVE_AFTER_MS);
  }

  function plan(afterMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), afterMs);
  }

  /** One at a time; what is typed meanwhile goes with the next. */
  async function save() {
    clearTimeout(timer);
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    await saving;
  }

  async function saveAll() {
    while (!theirs && hasUnsaved()) {
      const sent = state.document;
      try {
        const { version } = await calls.save(sent, base.version);
        base = { version, document: sent };
        tell({ version, message: undefined });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!(await isMended(error))) return;
      }
    }
    if (!theirs) tell({ status: "saved" });
  }

  async function isMended(error: ApiError): Promise<boolean> {
    if (error.status === 412) {
      const newer = await calls.load().catch(() => undefined);
      if (newer) return follow(newer);
    } else if (error.isRefusal) {
      tell({ status: "refused", message: error.message });
      return false;
    }
    tell({ status: "waiting" });
    plan(AGAIN_AFTER_MS);
    return false;
  }

  function follow(newer: Saved): boolean {
    const { document, conflicts } = mergeReports(base.document, state.document, newer.document);
    if (conflicts.length > 0) {
      theirs = newer;
      tell({ status: "conflict", conflicts, theirName: newer.updatedByName });
      return false;
    }
    takeIn(newer, document);
    return true;
  }

  /** What can be undone is one's own: the colleague's changes stay in every step. */
  function takeIn(newer: Saved, document: ReportDocument) {
    const before = base.document;
    const withTheirs = (step: ReportDocument) =>
      mergeReports(before, step, newer.document).document;
    done = done.map(withTheirs);
    undone = undone.map(withTheirs);
    base = newer;
    tell({ document, version: newer.version });
  }

  function step(from: ReportDocument[], to: ReportDocument[]) {
    const next = from.pop();
    if (!next) return;
    to.push(state.document);
    last = { key: "", at: 0 };
    show(next);
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes under one key that follow one another closely are undone together. */
    change: (document: ReportDocument, key = "") => {
      if (isSame(document, state.document)) return;
      const at = Date.now();
      const isSameChange = key !== "" && key === last.key && at - last.at < SAME_CHANGE_MS;
      if (!isSameChange) done = [...done, state.document].slice(-STEPS_MAX);
      undone = [];
      last = { key, at };
      show(document);
    },
    undo: () => step(done, undone),
    redo: () => step(undone, done),
    hasUnsaved,
    /** What the server has by now, as a page that is looked at again is told. */
    hear: (newer: Saved) => {
      if (newer.version > base.version && !saving && !theirs) follow(newer);
    },
    /** Now; whether all is saved. */
    flush: async () => {
      await save();
      return !hasUnsaved();
    },
    /** Mine can still be taken back to by Undo where theirs is chosen. */
    decide: (side: Side) => {
      if (!theirs) return;
      const newer = theirs;
      theirs = undefined;
      const own = state.document;
      const { document } = mergeReports(base.document, own, newer.document, side);
      takeIn(newer, document);
      if (side === "theirs")
        done = [...done, mergeReports(newer.document, own, newer.document).document];
      tell({ conflicts: [], status: "saving" });
      void save();
    },
    close: () => clearTimeout(timer),
  };
}
