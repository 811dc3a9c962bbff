import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import type { Question } from "./model-dialogs.tsx";
import type { ModelActions } from "./model-menu.tsx";
import { useReactivate } from "./use-reactivate.ts";

/** Comes with what forms need, so that nothing else waits for it. */
const ModelDialogs = lazy(async () => {
  const { ModelDialogs } = await loadPart(() => import("./model-dialogs.tsx"));
  return { default: ModelDialogs };
});

/** What a model's menu does: `dialogs` are drawn where the menu is, and ask what there is to ask. */
export function useModelActions(onDeleted?: () => void, mayBuy = false) {
  const [question, setQuestion] = useState<Question>();
  const actions: ModelActions = {
    onRename: (model) => setQuestion({ about: "name", model }),
    onChooseClient: (model) => setQuestion({ about: "client", models: [model] }),
    onCancel: (model) => setQuestion({ about: "cancel", model }),
    onReactivate: useReactivate(),
    onBuy: mayBuy ? (model) => setQuestion({ about: "buy", model }) : undefined,
    onDelete: (model) => setQuestion({ about: "delete", model }),
  };
  const dialogs = question && (
    <Suspense>
      <ModelDialogs {...{ question, onDeleted }} onClose={() => setQuestion(undefined)} />
    </Suspense>
  );
  return { actions, ask: setQuestion, dialogs };
}
