/**
 * Every kind of module, and when it runs: flows first, then what settles them, then tax and
 * finance. A settling module sees what has been posted before it, so the order is part of its
 * meaning.
 */
import type { Draft } from "#build/draft.ts";
import type { Module, ModuleKind } from "#model/module.ts";
import { contextOf, type ModuleContext } from "./context.ts";
import { expense } from "./expense.ts";

type Emit<Kind extends ModuleKind> = (
  module: Extract<Module, { kind: Kind }>,
  context: ModuleContext,
) => void;

/** `phase` orders the kinds; within a phase modules run in the order of the document. */
const KINDS: { [Kind in ModuleKind]: { phase: number; emit: Emit<Kind> } } = {
  expense: { phase: 1, emit: expense },
};

export function emitModules(draft: Draft) {
  const isOn = draft.document.modules.filter(({ isOff }) => !isOff);
  const inOrder = isOn.toSorted((left, right) => KINDS[left.kind].phase - KINDS[right.kind].phase);
  for (const module of inOrder) emitModule(module, draft);
}

function emitModule<Kind extends ModuleKind>(
  module: Extract<Module, { kind: Kind }>,
  draft: Draft,
) {
  const emit: Emit<Kind> = KINDS[module.kind as Kind].emit;
  emit(module, contextOf(draft, module));
}
