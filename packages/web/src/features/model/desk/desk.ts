/**
 * Keeps an open document and the server in step. What is typed is saved by itself, as what changed
 * since the version it stands on; what others save is made here as it is heard of. A save has one id
 * for as long as it takes, so that asking again is the same save. Where two people changed the same,
 * nothing more is saved until a person has decided; what was typed stays until then.
 */
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import { merge, type ShownConflict } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { ApiError } from "#lib/api.ts";
import { editsByMonth } from "#model/edits-by-month.ts";
import type { OpenDocument, OthersSave } from "#model/open-document.ts";
import type { DeskCalls, OtherSave } from "./desk-calls.ts";
import { editsRefused, isRefused } from "./refused-places.ts";
import { wordsBetween } from "./words-between.ts";

export type DeskStatus =
  | { kind: "saved" | "saving" | "conflict" }
  /** Not reached: it is tried again by itself. */
  | { kind: "waiting" }
  /** The server said no; what was typed is still here, and a copy may take it where the model may not. */
  | { kind: "refused"; message: string; mayCopy: boolean };

/** What both changed, and who the other one is. */
export type DeskConflict = ShownConflict & { theirName: string; theirAt: string };

export type Desk = {
  document: OpenDocument;
  /**
   * Makes what was typed in the document `from`. What others have changed since stays; where it is
   * the same, a person decides. Why it is refused; nothing when it is made or asked about.
   */
  edit: (edits: readonly Edit[], from: ModelDocument) => readonly Issue[];
  status: () => DeskStatus;
  conflicts: () => readonly DeskConflict[];
  subscribe: (listener: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** What was typed and is not known to be saved, in words. */
  unsavedWords: () => string[];
  /** Keeps all of it in a copy of the model, and gives the copy's id. */
  saveInCopy: () => Promise<number>;
  /** The newest version there is, as the live line tells. */
  hear: (version: number) => void;
  /** Whatever stood in the way may be gone. */
  tryAgain: () => void;
  /** Decides: `kept` are edits of mine that hold over theirs, all others in conflict give way. */
  settle: (kept: ReadonlySet<Edit>) => void;
  close: () => void;
};

type Base = { version: number; document: ModelDocument };
type Attempt = { saveId: string; base: Base; sent: ModelDocument; edits: Edit[] };
/** Which edits of mine hold over theirs, and which give way to them. */
type Decided = Record<"kept" | "given", ReadonlySet<Edit>>;
type Asked = { from: ModelDocument; mine: Edit[]; decided: Decided; conflicts: DeskConflict[] };

/** Two ways from one document: theirs is saved, mine is not. */
type Fork = Asked & { theirs: Edit[]; next: Base; saves: readonly OtherSave[] };

type Timing = { stillMs: number; retryMs: number };
const TIMING: Timing = { stillMs: 600, retryMs: 4_000 };

export function openDesk(
  document: OpenDocument,
  version: number,
  calls: DeskCalls,
  { stillMs, retryMs }: Timing = TIMING,
): Desk {
  const listeners = new Set<() => void>();
  let base: Base = { version, document: document.state().document };
  let newest = version;
  let attempt: Attempt | undefined;
  let fork: Fork | undefined;
  /** Typed in a document that others have changed since, and not made yet. */
  let typed: Asked | undefined;
  /** What is known to be saved as it is, by identity. */
  let settled = base.document;
  let status: DeskStatus = { kind: "saved" };
  let copy: { saveId: string; of: ModelDocument; typed: Asked | undefined } | undefined;
  /** What this person may not change, and why: kept here, while everything else is saved. */
  let held: { edits: readonly Edit[]; why: string } = NOTHING_HELD;
  const closing = new AbortController();
  let isWorking = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const local = () => document.state().document;
  const isUndecided = () => fork !== undefined || typed !== undefined;
  const hasUnsaved = () =>
    !isClosed && (attempt !== undefined || isUndecided() || local() !== settled);

  function become(next: DeskStatus) {
    status = next;
    for (const listener of listeners) listener();
  }

  function workIn(ms: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void work(), ms);
  }

  /** One thing after the other, until nothing is left or somebody must decide. */
  async function work() {
    if (isWorking || fork || isClosed) return;
    isWorking = true;
    try {
      while (!isClosed && (await step())) {}
      become({ kind: isUndecided() ? "conflict" : "saved" });
    } catch (error) {
      rest(error);
    } finally {
      isWorking = false;
    }
  }

  /** Does what is next; false when there is nothing. */
  async function step(): Promise<boolean> {
    if (fork) return false;
    // Before anything else: whether an unanswered save was made is known by asking again.
    if (attempt) return save(attempt);
    if (newest > base.version) return catchUp();
    const sent = local();
    const edits = sent === settled ? [] : editsByMonth(base.document, sent);
    if (edits.length === 0) {
      settled = sent;
      return false;
    }
    const allowed = edits.filter((edit) => !isRefused(edit, held.edits));
    const part = allowed.length < edits.length ? applyEdits(base.document, allowed).document : sent;
    if (!part || allowed.length === 0)
      throw new NotToBe(`${held.why} Not saved: ${fewWords(wordsBetween(base.document, sent))}`);
    attempt = { saveId: crypto.randomUUID(), base, sent: part, edits: allowed };
    return true;
  }

  async function save(tried: Attempt): Promise<boolean> {
    become({ kind: "saving" });
    const { saveId, edits, sent } = tried;
    const body = { saveId, baseVersion: tried.base.version, edits };
    const answer = await calls.save(body);
    attempt = undefined;
    newest = Math.max(newest, answer.version);
    // Told what others saved, it is merged here, where a person can be asked about it.
    if (answer.outcome === "conflict") return true;
    const made = [...answer.others.flatMap((other) => other.edits), ...answer.edits];
    const next = await nextOf(tried.base, made, answer.version);
    goOn(sent, editsBetween(sent, next.document), next, answer.others);
    return true;
  }

  async function catchUp(): Promise<boolean> {
    const { items, version: reached, isTooFar } = await calls.editsAfter(base.version);
    const edits = items.flatMap((item) => item.edits);
    const next = isTooFar ? await calls.read() : await nextOf(base, edits, reached);
    newest = Math.max(newest, next.version);
    const theirs = isTooFar ? editsBetween(base.document, next.document) : edits;
    goOn(base.document, theirs, next, items);
    return true;
  }

  async function nextOf(from: Base, edits: readonly Edit[], reached: number): Promise<Base> {
    const made = applyEdits(from.document, edits).document;
    return made ? { version: reached, document: made } : calls.read();
  }

  /** Mine, as it is by now, on top of theirs; or the question which of the two. */
  function goOn(
    from: ModelDocument,
    theirs: Edit[],
    next: Base,
    saves: readonly OtherSave[],
    mine = editsByMonth(from, local()),
    decided = UNDECIDED,
  ) {
    const merged = merge(from, mine, theirs, decided.kept, decided.given);
    if (merged.document) {
      // Theirs before what holds over it: undo takes the decision back, and theirs is there again.
      const given = new Set([...decided.kept, ...decided.given]);
      const { document: theirsHold = merged.document } =
        decided.kept.size > 0 ? merge(from, mine, theirs, NONE_OF, given) : merged;
      const [change, decision] = [
        editsBetween(local(), theirsHold),
        editsBetween(theirsHold, merged.document),
      ];
      if (change.length > 0) document.follow(change, saves);
      if (decision.length > 0) document.edit(decision);
      base = next;
      fork = undefined;
      return;
    }
    if (merged.conflicts.length === 0) throw new NotToBe(merged.issues[0]?.message ?? "");
    const conflicts = merged.conflicts.map((conflict) => ({ ...conflict, ...by(conflict, saves) }));
    fork = { from, mine, theirs, next, saves, decided, conflicts };
  }

  /** Also what came in since it was asked: a cell that was open when the page was left. */
  function withLater({ from, mine }: Fork): Edit[] {
    const then = applyEdits(from, mine).document;
    return then ? [...mine, ...editsByMonth(then, local())] : mine;
  }

  /** What is typed, in what the document has become since; or the question which of the two. */
  function enter(from: ModelDocument, mine: Edit[], decided = UNDECIDED): readonly Issue[] {
    const theirs = editsByMonth(from, local());
    const { edits, conflicts, issues } = merge(from, mine, theirs, decided.kept, decided.given);
    const asked = { from, mine, decided, conflicts: conflicts.map(followed) };
    typed = conflicts.length > 0 ? asked : undefined;
    return edits ? document.edit(edits) : issues;
  }

  function followed(conflict: ShownConflict): DeskConflict {
    return { ...conflict, ...namedBy(document.whoChanged(conflict.mine)) };
  }

  function rest(error: unknown) {
    if (error instanceof ApiError && error.isRefusal && error.status !== 429) {
      const edits = editsRefused(error, attempt?.edits ?? []);
      attempt = undefined;
      if (edits.length > 0) {
        held = { edits: [...held.edits, ...edits], why: error.message };
        return workIn(0);
      }
      if (error.status === 401) void calls.untilSignedIn(closing.signal).then(() => workIn(0));
      return refuse(error.message, error.status === 403 || error.status === 409);
    }
    if (error instanceof NotToBe) return refuse(error.message, true);
    if (!(error instanceof ApiError)) throw error;
    become({ kind: "waiting" });
    if (error.isNoAnswer) void calls.untilThere().then(() => workIn(0));
    else workIn(retryMs);
  }

  const refuse = (message: string, mayCopy: boolean) =>
    become({ kind: "refused", message, mayCopy });

  /** As if everything of mine held. */
  const mineAlone = () => (typed && applyEdits(local(), typed.mine).document) ?? local();

  /** Asked again for the same, it is the same copy. */
  function saveInCopy() {
    if (copy?.of !== local() || copy.typed !== typed)
      copy = { saveId: crypto.randomUUID(), of: local(), typed };
    const edits = editsBetween(base.document, mineAlone());
    return calls.saveCopy({ saveId: copy.saveId, baseVersion: base.version, edits });
  }

  const release = document.subscribe(() => {
    if (local() === settled || fork) return;
    if (status.kind === "saved" && !isWorking) become({ kind: "saving" });
    workIn(stillMs);
  });

  return {
    document,
    edit: (edits, from) => {
      if (from === local()) return document.edit(edits);
      const made = applyEdits(from, edits);
      if (!made.document) return made.issues;
      const issues = enter(from, editsByMonth(from, made.document));
      if (typed) become({ kind: "conflict" });
      return issues;
    },
    status: () => status,
    conflicts: () => (fork ?? typed)?.conflicts ?? NONE,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasUnsaved,
    unsavedWords: () => wordsBetween(fork?.from ?? base.document, mineAlone()),
    saveInCopy,
    hear: (heard) => {
      if (heard <= newest) return;
      newest = heard;
      workIn(0);
    },
    tryAgain: () => {
      held = NOTHING_HELD;
      workIn(0);
    },
    settle: (kept) => {
      const asked = fork ?? typed;
      if (!asked) return;
      const decided = withDecision(asked, kept);
      if (fork) goOn(fork.from, fork.theirs, fork.next, fork.saves, withLater(fork), decided);
      else enter(asked.from, asked.mine, decided);
      become({ kind: isUndecided() ? "conflict" : "saving" });
      workIn(0);
    },
    close: () => {
      isClosed = true;
      closing.abort();
      clearTimeout(timer);
      release();
      listeners.clear();
      document.close();
    },
  };
}

const NONE: readonly DeskConflict[] = [];
const NONE_OF: ReadonlySet<Edit> = new Set();
const UNDECIDED: Decided = { kept: NONE_OF, given: NONE_OF };
const NOTHING_HELD = { edits: [], why: "" };

function withDecision({ conflicts, decided }: Asked, kept: ReadonlySet<Edit>): Decided {
  const asked = conflicts.map(({ mine }) => mine);
  return {
    kept: new Set([...decided.kept, ...kept]),
    given: new Set([...decided.given, ...asked.filter((edit) => !kept.has(edit))]),
  };
}

const NAMED_MOST = 3;

/** "Rent per month set to 350 in September 2026; and 4 more." */
function fewWords(words: readonly string[]): string {
  const more = words.length - NAMED_MOST;
  return `${[...words.slice(0, NAMED_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join("; ")}.`;
}

/** Nobody is at odds, and yet it cannot be: a text grows too long, or is not this person's to change. */
class NotToBe extends Error {}

/** Who saved the other side of a conflict; the last of them where it cannot be told. */
function by({ theirs }: ShownConflict, saves: readonly OtherSave[]) {
  return namedBy(saves.find(({ edits }) => edits.includes(theirs)) ?? saves.at(-1));
}

function namedBy(save: OthersSave | undefined) {
  return { theirName: save?.authorName ?? "Somebody", theirAt: save?.at ?? "" };
}
