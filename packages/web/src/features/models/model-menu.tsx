import { ACCESS_LEVELS, mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import {
  Ban,
  Building2,
  ChevronDown,
  Copy,
  Ellipsis,
  FolderOpen,
  GitBranch,
  History,
  Pencil,
  Power,
  Trash2,
  Users,
} from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";

export type ModelActions = {
  onRename: (model: Model) => void;
  onChooseClient: (model: Model) => void;
  onCancel: (model: Model) => void;
  onReactivate: (model: Model) => void;
  onDelete: (model: Model) => void;
};

type ModelMenuProps = ModelActions & {
  model: Model;
  /** Stands in the model itself, whose tabs lead to its parts. */
  isInModel?: boolean;
};

/** What can be done with a model, as far as one's level goes. */
export function ModelMenu({ model, isInModel = false, ...actions }: ModelMenuProps) {
  const { id, registeredModelAccessMode: level, isActive } = model;
  return (
    <Menu
      align={isInModel ? "start" : "end"}
      trigger={
        <IconButton
          label={`Actions for ${model.modelName}`}
          variant="quiet"
          size="sm"
          className="z-1"
        >
          {isInModel ? <ChevronDown /> : <Ellipsis />}
        </IconButton>
      }
    >
      {!isInModel && (
        <MenuItem asChild>
          <Link to="/models/$modelId" params={{ modelId: id }}>
            <FolderOpen />
            Open
          </Link>
        </MenuItem>
      )}
      {mayManage(level) && <ManageNames {...{ model, ...actions }} />}
      {!isInModel && <OtherParts id={id} />}
      {(!isInModel || mayManage(level)) && <MenuSeparator />}
      <MenuItem asChild>
        <Link to="/models/new" search={{ way: "copy", model: id }}>
          <Copy />
          Copy
        </Link>
      </MenuItem>
      {!model.isShared && !model.isParallelModel && level >= ACCESS_LEVELS.STANDARD && (
        <MenuItem asChild>
          <Link to="/models/new" search={{ way: "copy", model: id, isParallel: true }}>
            <GitBranch />
            Make a parallel model
          </Link>
        </MenuItem>
      )}
      {mayManage(level) && <MenuSeparator />}
      {mayManage(level) && isActive && (
        <MenuItem icon={<Ban />} onSelect={() => actions.onCancel(model)}>
          Cancel model
        </MenuItem>
      )}
      {mayManage(level) && !isActive && (
        <>
          <MenuItem icon={<Power />} onSelect={() => actions.onReactivate(model)}>
            Reactivate
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => actions.onDelete(model)}>
            Delete model
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function OtherParts({ id }: { id: number }) {
  return (
    <>
      <MenuItem asChild>
        <Link to="/models/$modelId/sharing" params={{ modelId: id }}>
          <Users />
          Sharing
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/models/$modelId/history" params={{ modelId: id }}>
          <History />
          History
        </Link>
      </MenuItem>
    </>
  );
}

type ManageNamesProps = Pick<ModelActions, "onRename" | "onChooseClient"> & { model: Model };

function ManageNames({ model, onRename, onChooseClient }: ManageNamesProps) {
  return (
    <>
      <MenuItem icon={<Pencil />} onSelect={() => onRename(model)}>
        Rename
      </MenuItem>
      {!model.isShared && (
        <MenuItem icon={<Building2 />} onSelect={() => onChooseClient(model)}>
          Choose client
        </MenuItem>
      )}
    </>
  );
}
