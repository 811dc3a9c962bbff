/**
 * What one person can undo is the same in every tab they have open on a model, and after a reload. A
 * tab tells its steps with the version that they were saved in; another takes them up once it has
 * come to that version, so that whatever can be undone there is on its screen.
 */
import { type EditHistory, NO_HISTORY } from "#model/edit-history.ts";
import type { KeptSteps, KeptStore } from "#model/kept/kept-store.ts";
import { readHistory, tellHistory } from "#model/told-history.ts";
import type { Desk } from "./desk.ts";
import type { DeskCalls } from "./desk-calls.ts";
import type { KeptOf } from "./keep-unsaved.ts";

/** A working day: who comes back later finds what was done in History. */
const SESSION_MS = 12 * 60 * 60 * 1000;
const KNOWN_MOST = 1000;

type Around = { desk: Desk; calls: Pick<DeskCalls, "read">; store: KeptStore };

export function shareHistory({ desk, calls, store }: Around, { holder, modelId }: KeptOf) {
  const { document } = desk;
  const { userId, teamId } = holder;
  const tabs = new BroadcastChannel(`forecastle-undo ${userId} ${teamId} ${modelId}`);
  /** As it was told or heard last. */
  let shared: EditHistory = NO_HISTORY;
  /** Steps that were told or heard of, whatever became of them. */
  let known: readonly string[] = [];
  let heard: KeptSteps | undefined;
  let isEnded = false;

  /** All that was typed here is saved, so that the document is a version that others can read. */
  const isStill = () => !isEnded && desk.status().kind === "saved" && !desk.hasUnsaved();

  async function follow() {
    if (!isStill()) return;
    if (heard && heard.version <= desk.version()) {
      const steps = heard;
      heard = undefined;
      await takeUp(steps);
      return follow();
    }
    if (document.history() !== shared) tell();
  }

  function tell() {
    shared = document.history();
    learn(idsIn(shared));
    const history = tellHistory(shared, document.state().document);
    const at = new Date().toISOString();
    const steps = { version: desk.version(), at, history, known: [...known] };
    tabs.postMessage(steps);
    // Without it a reload has nothing to undo, and nothing is lost.
    void store.putSteps(holder, modelId, steps).catch(() => {});
  }

  function learn(ids: readonly string[]) {
    known = [...new Set([...known, ...ids])].slice(-KNOWN_MOST);
  }

  /** As the other tab has it, and on top what was done here that it had not heard of. */
  async function takeUp(steps: KeptSteps) {
    const isSame = steps.version === desk.version();
    const then = isSame ? document.state().document : (await calls.read(steps.version)).document;
    const { done, undone } = readHistory(steps.history, then);
    const isKnown = new Set(steps.known);
    const fresh = document.history().done.filter(({ id }) => !isKnown.has(id));
    learn(steps.known);
    document.takeHistory(
      fresh.length > 0 ? { done: [...done, ...fresh], undone: [] } : { done, undone },
    );
    if (fresh.length === 0) shared = document.history();
  }

  tabs.onmessage = ({ data }: MessageEvent<KeptSteps>) => {
    heard = data;
    void follow();
  };
  const release = desk.subscribe(() => void follow());

  return {
    /** What was there before this tab. */
    begin: async () => {
      const kept = await store.steps(holder, modelId).catch(() => undefined);
      if (!kept || Date.now() - Date.parse(kept.at) > SESSION_MS) return;
      heard ??= kept;
      await follow();
    },
    end: () => {
      isEnded = true;
      release();
      tabs.close();
    },
  };
}

function idsIn({ done, undone }: EditHistory): string[] {
  return [...done, ...undone].map(({ id }) => id);
}
