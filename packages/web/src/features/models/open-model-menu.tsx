import type { Model } from "@app/contract/models";
import { Changes } from "#ui/changes.tsx";
import { ModelMenu } from "./model-menu.tsx";
import { useModelActions } from "./use-model-actions.tsx";

type OpenModelMenuProps = { model: Model; onDeleted: () => void };

/** The menu beside the name of the model that is open. */
export function OpenModelMenu({ model, onDeleted }: OpenModelMenuProps) {
  const { actions, dialogs } = useModelActions(onDeleted);
  return (
    <Changes>
      <ModelMenu model={model} isInModel {...actions} />
      {dialogs}
    </Changes>
  );
}
