/** A desk at a server with one model: it merges by the engine, as the real one does, and knows its saves by id. */
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { merge } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import { expect, vi } from "vitest";
import type { Desk } from "#features/model/desk/desk.ts";
import type { DeskCalls, OtherSave } from "#features/model/desk/desk-calls.ts";
import { openDesk } from "#features/model/desk/open-desk.ts";
import { ApiError, noAnswer } from "#lib/api.ts";
import { untilSignedInAgain } from "#lib/interruptions.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";

export const loaves = (period: number, ...values: number[]): Edit => ({
  ...{ kind: "figures", place: "drivers/loaves/values", from: period, values },
});
export const price = (value: number): Edit => ({
  kind: "set",
  place: "drivers/price/values",
  value,
});

export const priceIn = (from: number, value: number): Edit => ({
  ...{ kind: "figures", place: "drivers/price/values", from, values: [value] },
});

export const rentIn = (from: number, value: number, after: string | null = null): Edit => {
  const entry = { line: "rentPerMonth", value, from, to: from };
  return { kind: "insert", list: "overrides", entry, after };
};

export function startServer() {
  const documents: ModelDocument[] = [bakery];
  const saves: (OtherSave & { saveId?: string })[] = [];
  const asked: string[] = [];
  const copies = new Map<string, ModelDocument>();
  let failures: ApiError[] = [];
  let mayMakeAll = true;
  const newest = () => documents.at(-1) ?? bakery;
  const after = (version: number) => saves.slice(version - 1);
  function keep(edits: Edit[], authorName: string, saveId?: string) {
    const { document } = applyEdits(newest(), edits);
    if (!document) throw new Error("not made");
    documents.push(document);
    const facts = { authorName, isYou: authorName === "Me", at: "2026-11-16T09:00:00Z" };
    const save = { version: documents.length, ...facts, edits };
    saves.push(saveId ? { ...save, saveId } : save);
    return documents.length;
  }
  const calls: DeskCalls = {
    save: async ({ saveId, baseVersion, edits }) => {
      asked.push(saveId);
      const forbidden = edits.filter((edit) => !mayMakeAll && edit.kind === "insert");
      if (forbidden.length > 0) {
        const message = "Data Entry changes given figures.";
        throw new ApiError(403, [{ key: "document.overrides", message }]);
      }
      const others = after(baseVersion);
      const known = saves.find((save) => save.saveId === saveId);
      const answer = () => {
        if (known) {
          const before = others.filter(({ version }) => version < known.version);
          return { ...known, outcome: "saved" as const, others: before };
        }
        const theirs = others.flatMap((other) => other.edits);
        const merged = merge(documents[baseVersion - 1] ?? bakery, edits, theirs);
        if (!merged.edits) return { outcome: "conflict" as const, version: documents.length };
        const version = keep(merged.edits, "Me", saveId);
        return { outcome: "saved" as const, version, others, edits: merged.edits };
      };
      const failure = failures.shift();
      if (failure && !failure.isNoAnswer) throw failure;
      const made = answer();
      if (failure) throw failure;
      return made;
    },
    saveCopy: async ({ saveId, baseVersion, edits }) => {
      const { document = bakery } = applyEdits(documents[baseVersion - 1] ?? bakery, edits);
      copies.set(saveId, document);
      const failure = failures.shift();
      if (failure) throw failure;
      return copies.size;
    },
    editsAfter: async (version) => ({
      ...{ version: documents.length, items: after(version), isTooFar: false },
    }),
    read: async (version = documents.length) => ({
      ...{ version, document: documents[version - 1] ?? bakery },
    }),
    untilThere: async () => {},
    untilSignedIn: untilSignedInAgain,
  };
  /** As long as nobody answers. */
  const goAway = () => {
    calls.save = () => Promise.reject(noAnswer());
    calls.untilThere = () => new Promise(() => {});
  };
  const fail = (...next: ApiError[]) => {
    failures = next;
  };
  const lower = (isLower: boolean) => {
    mayMakeAll = !isLower;
  };
  return { calls, newest, keep, goAway, fail, lower, asked, copies, count: () => documents.length };
}

export async function startDesk(server: ReturnType<typeof startServer>) {
  const document = await openHere(bakery);
  return openDesk(document, 1, server.calls, { stillMs: 5, retryMs: 5 });
}

export async function isSaved(desk: Desk) {
  await soon(() => expect([desk.status().kind, desk.hasUnsaved()]).toEqual(["saved", false]));
}

export const figuresOf = ({ drivers }: ModelDocument) =>
  drivers.slice(0, 2).map(({ values }) => values);

/** As soon as it is so; a machine with much else to do takes longer than a second. */
export function soon(check: () => unknown) {
  return vi.waitFor(check, { timeout: 15_000 });
}
