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
import type { Unsaved } from "#model/kept/kept.ts";
import type { OpenDocument } from "#model/open-document.ts";
import type { Desk, DeskStatus } from "./desk.ts";
import type { DeskCalls, OtherSave } from "./desk-calls.ts";
import {
  type Asked,
  type DeskConflict,
  NO_CONFLICTS,
  NO_EDITS,
  namedBy,
  savedBy,
  UNDECIDED,
  withDecision,
} from "./desk-conflict.ts";
import { editsRefused, isRefused } from "./refused-places.ts";
import { fewWords, wordsBetween } from "./words-between.ts";

type Base = { version: number; document: ModelDocument };
type Attempt = { saveId: string; base: Base; sent: ModelDocument; edits: Edit[] };

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
  /** The version that a document stood on, for what is still being typed in it. */
  const bases = new WeakMap([[base.document, base]]);
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
        decided.kept.size > 0 ? merge(from, mine, theirs, NO_EDITS, given) : merged;
      const [change, decision] = [
        editsBetween(local(), theirsHold),
        editsBetween(theirsHold, merged.document),
      ];
      if (change.length > 0) document.follow(change, saves);
      if (decision.length > 0) document.edit(decision);
      base = next;
      bases.set(local(), base);
      fork = undefined;
      return;
    }
    if (merged.conflicts.length === 0) throw new NotToBe(merged.issues[0]?.message ?? "");
    const conflicts = merged.conflicts.map((conflict) => ({
      ...conflict,
      ...savedBy(conflict, saves),
    }));
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

  /** What waits for a decision is asked about again: it is kept as it was typed, before theirs came. */
  function unsaved(): Unsaved | undefined {
    if (!hasUnsaved()) return undefined;
    const then = typed && bases.get(typed.from);
    const mine = typed && applyEdits(typed.from, typed.mine).document;
    if (then && mine) return { version: then.version, edits: editsBetween(then.document, mine) };
    const edits = editsBetween(attempt?.sent ?? base.document, local());
    if (!attempt) return edits.length > 0 ? { version: base.version, edits } : undefined;
    const { saveId, edits: sent } = attempt;
    return { version: attempt.base.version, sent: { saveId, edits: sent }, edits };
  }

  const release = document.subscribe(() => {
    bases.set(local(), base);
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
    conflicts: () => (fork ?? typed)?.conflicts ?? NO_CONFLICTS,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasUnsaved,
    unsaved,
    version: () => base.version,
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

const NOTHING_HELD = { edits: [], why: "" };

/** Nobody is at odds, and yet it cannot be: a text grows too long, or is not this person's to change. */
class NotToBe extends Error {}
