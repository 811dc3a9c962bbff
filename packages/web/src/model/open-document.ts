/**
 * The page's handle on a document that a worker holds. An edit is made here, for what can be known
 * at once (the new document, its inverse, why it is refused), and sent to the worker, which answers
 * with every table that is watched. All of them are put in place together, so that what is on the
 * screen is always one version.
 */
import { applyEdits } from "@app/engine/edits/apply-edits";
import { conflictsBetween } from "@app/engine/edits/conflicts";
import type { Edit } from "@app/engine/edits/edit";
import type { ShownConflict } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import type { CaseChecks } from "@app/engine/worker/check-state";
import { type Connection, connectDocument } from "@app/engine/worker/connect";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { Structure } from "@app/engine/worker/structure";
import { afterPaint } from "#lib/after-paint.ts";
import { tellFirstFigures } from "./after-figures.ts";
import { changedWords, changeWords } from "./change-words.ts";
import { staysWords } from "./conflict-words.ts";
import { type DocumentPort, startWorkerPort } from "./document-port.ts";
import { type EditHistory, NO_HISTORY, pushStep, redo, undo } from "./edit-history.ts";
import { createTableStore, type TableStore } from "./table-store.ts";
import { takeBack } from "./take-back.ts";

export type DocumentState = {
  /** The document with every edit that was made. */
  document: ModelDocument;
  structure: Structure;
  /** Of the figures that are showing; edits under way are not in them yet. */
  version: number;
  /** The base first, then every scenario. */
  checks: readonly CaseChecks[];
  /** What would be taken back, and what made again; undefined when there is nothing. */
  undoWords: string | undefined;
  redoWords: string | undefined;
  /** What this person did last, and the version that it made; undone is done as well. */
  lastChange?: LastChange;
  /** Documents that stand beside this one, by the key they were given under. */
  references: ReadonlyMap<string, Beside>;
  /** What somebody else changed last. */
  followed?: Followed;
  /** What the last undo or redo has left, because somebody else changed it since; empty for nothing. */
  stays: string;
  /** Our own mistake: the figures no longer follow, and the page must be opened again. */
  failure?: string;
};

export type LastChange = { words: string; verb: "made" | "undone" | "redone"; version: number };

export type Beside = { name: string; document: ModelDocument; structure: Structure };

/** What was saved elsewhere, and when: by somebody else, or by oneself in another tab. */
export type OthersSave = {
  authorName: string;
  isYou?: boolean;
  at: string;
  edits: readonly Edit[];
};

/** "Debtor days, January 2027", and who changed it last. */
export type Followed = { name: string; words: string };

export type OpenDocument = {
  state: () => DocumentState;
  subscribe: (listener: () => void) => () => void;
  /** Why the edits are refused; nothing when they are made. */
  edit: (edits: readonly Edit[]) => readonly Issue[];
  /** Makes what others saved: it is not ours to undo. False when it cannot be made. */
  follow: (edits: readonly Edit[], saves?: readonly OthersSave[]) => boolean;
  /** The last who changed what an edit is about, among those whose saves were followed. */
  whoChanged: (edit: Edit) => OthersSave | undefined;
  /** One's own last change, month by month; what others have changed since stays. */
  undo: () => void;
  redo: () => void;
  history: () => EditHistory;
  /** What this person can undo, as it stands in another tab or stood before a reload. */
  takeHistory: (history: EditHistory) => void;
  /** The same store for the same read; it has figures while somebody watches it. */
  storeOf: (read: TableRead) => TableStore;
  watch: (store: TableStore) => () => void;
  /** Puts another document beside this one: tables may name it as a case. Why it cannot be read. */
  refer: (key: string, name: string, document: ModelDocument) => Promise<readonly Issue[]>;
  explain: Connection["explain"];
  /** Work that takes a while, on the case as it stands; it can be cancelled. */
  run: Connection["run"];
  drivers: Connection["drivers"];
  tryOut: Connection["tryOut"];
  /** The next periods by the books, as it would be. */
  rollForward: Connection["rollForward"];
  /** Lines in one period of a case, once. */
  figuresAt: (
    lines: readonly string[],
    period: number,
    scenario: string | undefined,
  ) => Promise<ReadonlyMap<string, number>>;
  /** What a module posts in a period. */
  journals: Connection["journals"];
  /** The largest payments ahead. */
  payments: Connection["payments"];
  close: () => void;
};

type Opened = { document: OpenDocument; issues?: never } | { document?: never; issues: Issue[] };

/**
 * The document may still be on its way. `start` gives what carries messages: a browser's worker, or
 * nothing at all in a test. `firstReads` are the tables that are shown first, as far as that is known.
 */
export async function openDocument(
  value: unknown,
  start: () => DocumentPort = startWorkerPort,
  firstReads: (document: ModelDocument) => readonly TableRead[] = () => [],
): Promise<Opened> {
  const { port, end, opened: ahead, failed } = start();
  const connection = connectDocument(port);
  /** No worker is left of a document that does not come, and of a worker that does not load nothing. */
  const orEnd = async <T>(awaited: T): Promise<Awaited<T>> => {
    try {
      return await Promise.race([awaited, ...(failed === undefined ? [] : [failed])]);
    } catch (error) {
      end();
      throw error;
    }
  };
  const arrived = await orEnd(value);
  const opening = (await orEnd(ahead)) ?? connection.open(arrived);
  const reads = firstReads(arrived as ModelDocument);
  // Asked for with it: the worker goes on while the page is drawn.
  const rest = Promise.all([
    connection.watchTables(reads),
    connection.document(),
    // The others are calculated after the first figures are shown.
    connection.checks([undefined]),
  ]);
  // Of a document that is refused there is nothing to tell.
  rest.catch(() => undefined);
  const opened = await orEnd(opening);
  if (opened.kind === "refused") {
    end();
    return { issues: opened.issues };
  }
  const { structure } = opened;
  const [{ tables }, { document }, { cases }] = await rest;
  const state: DocumentState = {
    ...{ document, structure, version: 0, checks: cases },
    ...{ undoWords: undefined, redoWords: undefined, references: new Map(), stays: "" },
  };
  const first = reads.map(createTableStore);
  tables.forEach((table, index) => {
    first[index]?.put(table);
  });
  return { document: holdOpen(connection, state, first, end) };
}

function holdOpen(
  connection: Connection,
  opened: DocumentState,
  first: readonly TableStore[],
  end: () => void,
): OpenDocument {
  const listeners = new Set<() => void>();
  const stores = new Map(first.map((store) => [keyOf(store.read), store]));
  const watchers = new Map<TableStore, number>();
  /** What the worker was last asked to watch: its answers to later edits bring these. */
  let watched = first;
  let isWatchPlanned = false;
  let hasFigures = false;
  let history: EditHistory = NO_HISTORY;
  let othersSaves: readonly OthersSave[] = [];
  let lastSent = 0;
  let isClosed = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let state = opened;

  function setState(changes: Partial<DocumentState>) {
    if (isClosed) return;
    state = { ...state, ...changes };
    clearTimeout(waiting);
    for (const listener of listeners) listener();
  }

  /** With the figures that follow from it, so that the page is drawn once; not long after in any case. */
  function setStateSoon(changes: Partial<DocumentState>) {
    state = { ...state, ...changes };
    clearTimeout(waiting);
    waiting = setTimeout(() => setState({}), TOLD_AFTER_MS);
  }

  const fail = (error: unknown) =>
    setState({ failure: error instanceof Error ? error.message : String(error) });

  /**
   * Made here at once and in the worker after it; false when refused, and then by neither. Whatever
   * else there is to tell is told with it: every listener may draw the page anew.
   */
  function make(
    edits: readonly Edit[],
    tell: (document: ModelDocument) => Partial<DocumentState> = nothing,
  ) {
    const applied = applyEdits(state.document, edits);
    if (!applied.document) return applied;
    lastSent += 1;
    // First of all, so that it is calculated while the page is drawn.
    void send(edits, lastSent).catch(fail);
    setStateSoon({ document: applied.document, ...tell(applied.document) });
    return applied;
  }

  async function send(edits: readonly Edit[], number: number) {
    const shown = watched;
    const answer = await connection.edit(edits);
    if (answer.kind === "refused") throw new Error("The worker refused what the page had made.");
    answer.tables.forEach((table, index) => {
      shown[index]?.put(table);
    });
    const { version, structure } = answer;
    if (structure) setState({ version, structure });
    else {
      state = { ...state, version };
      clearTimeout(waiting);
      // What is said beside the figures comes after them.
      await new Promise<void>(afterPaint);
      setState({});
    }
    // While somebody types, the checks of what is typed last are enough.
    if (number === lastSent) await checkAll();
  }

  async function checkAll() {
    const { cases, version: checked } = await connection.checks(casesIn(state.structure));
    const isNews = JSON.stringify(cases) !== JSON.stringify(state.checks);
    if (checked === state.version && isNews) setState({ checks: cases });
  }

  function goTo(next: ReturnType<typeof undo>, verb: LastChange["verb"]) {
    if (!next) return;
    const { edits, stays } = takeBack(next.from, next.to, state.document);
    const nameOf = ({ mine }: ShownConflict) => whoChanged(mine)?.authorName ?? "somebody else";
    const tell = (document: ModelDocument) => {
      history = next.history;
      return { ...told(next.words, verb), stays: staysWords(stays, document, nameOf) };
    };
    if (edits.length > 0) make(edits, tell);
    else setState(tell(state.document));
  }

  const whoChanged = (edit: Edit) =>
    othersSaves.findLast(({ edits }) => conflictsBetween([edit], edits).length > 0);

  const undoable = () => ({
    undoWords: history.done.at(-1)?.words,
    redoWords: history.undone.at(-1)?.words,
  });

  const told = (words: string, verb: LastChange["verb"]) => ({
    ...undoable(),
    ...{ lastChange: { words, verb, version: lastSent }, stays: "" },
  });

  /** Several tables that come and go in one render are one message. */
  function planWatch() {
    if (isWatchPlanned) return;
    isWatchPlanned = true;
    queueMicrotask(() => {
      isWatchPlanned = false;
      if (!isClosed) void watchNow().catch(fail);
    });
  }

  async function watchNow() {
    const shown = [...watchers.keys()];
    const areFirst = shown.length === first.length && first.every((store) => watchers.has(store));
    if (hasFigures || !areFirst) {
      watched = shown;
      const { tables } = await connection.watchTables(shown.map(({ read }) => read));
      tables.forEach((table, index) => {
        shown[index]?.put(table);
      });
    }
    if (hasFigures) return;
    hasFigures = true;
    setTimeout(goOn, DRAWN_AFTER_MS);
  }

  /** Whatever first figures did not need, while nobody waits; then every case can be checked. */
  function goOn() {
    tellFirstFigures();
    if (!isClosed) void connection.isFast().then(checkAll).catch(fail);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edits) => {
      const before = state.document;
      const { issues = [] } = make(edits, (after) => {
        const words = changeWords(edits, before, after);
        history = pushStep(history, { id: crypto.randomUUID(), before, after, words });
        return told(words, "made");
      });
      return issues;
    },
    follow: (edits, saves = []) => {
      othersSaves = [...othersSaves, ...saves].slice(-SAVES_MAX);
      if (edits.length === 0) return true;
      const before = state.document;
      const tell = (after: ModelDocument) => followedIn(saves, before, after);
      return make(edits, tell).document !== undefined;
    },
    whoChanged,
    undo: () => goTo(undo(history), "undone"),
    redo: () => goTo(redo(history), "redone"),
    history: () => history,
    takeHistory: (taken) => {
      history = taken;
      setState(undoable());
    },
    storeOf: (read) => {
      const key = keyOf(read);
      const store = stores.get(key) ?? createTableStore(read);
      stores.set(key, store);
      return store;
    },
    watch: (store) => {
      watchers.set(store, (watchers.get(store) ?? 0) + 1);
      planWatch();
      return () => {
        const left = (watchers.get(store) ?? 1) - 1;
        if (left > 0) watchers.set(store, left);
        else watchers.delete(store);
        planWatch();
      };
    },
    refer: async (key, name, document) => {
      if (state.references.get(key)?.document === document) return [];
      const answer = await connection.refer(key, name, document);
      if (answer.kind === "refused") return answer.issues;
      const beside = { name, document, structure: answer.structure };
      setState({ references: new Map([...state.references, [key, beside]]) });
      planWatch();
      return [];
    },
    explain: connection.explain,
    run: connection.run,
    drivers: connection.drivers,
    tryOut: connection.tryOut,
    rollForward: connection.rollForward,
    figuresAt: async (lines, period, scenario) => {
      const read = { lines, from: period, to: period, cases: [scenario] };
      const { figures } = await connection.read([read]);
      return new Map(lines.map((line, index) => [line, figures[0]?.values[index] ?? Number.NaN]));
    },
    journals: connection.journals,
    payments: connection.payments,
    close: () => {
      isClosed = true;
      clearTimeout(waiting);
      listeners.clear();
      end();
    },
  };
}

const nothing = () => ({});

function keyOf(read: TableRead): string {
  return JSON.stringify(read, (_, part) => (part === undefined ? null : part));
}

/** Three frames: figures are there before it, unless the model is built anew. */
const TOLD_AFTER_MS = 50;

/** First figures are on the screen by then, and nothing that they did not need has held them up. */
const DRAWN_AFTER_MS = 100;

/** Of whom it can be said that they changed something since. */
const SAVES_MAX = 1000;

/** The last that somebody else changed; what one changed oneself elsewhere is no news. */
function followedIn(
  saves: readonly OthersSave[],
  before: ModelDocument,
  after: ModelDocument,
): { followed?: Followed } {
  const last = saves.findLast(({ isYou }) => !isYou);
  if (!last) return {};
  return { followed: { name: last.authorName, words: changedWords(last.edits, before, after) } };
}

function casesIn({ scenarios }: Structure) {
  return [undefined, ...scenarios.map(({ id }) => id)];
}
