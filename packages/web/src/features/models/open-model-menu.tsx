import type { Model } from "@app/contract/models";
import { Changes } from "#ui/changes.tsx";
import { ModelMenu } from "./model-menu.tsx";
import { useModelActions } from "./use-model-actions.tsx";

type OpenModelMenuProps = {
  model: Model;
  /** Whether whoever opened it may pay for what is their own team's. */
  mayBuy: boolean;
  onDeleted: () => void;
};

/** The menu beside the name of the model that is open. */
export function OpenModelMenu({ model, mayBuy, onDeleted }: OpenModelMenuProps) {
  const isBillable = mayBuy && !model.isShared && !model.isEducation;
  const { actions, dialogs } = useModelActions(onDeleted, isBillable);
  return (
    <Changes>
      <ModelMenu model={model} isInModel {...actions} />
      {dialogs}
    </Changes>
  );
}
