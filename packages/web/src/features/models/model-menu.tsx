import { ACCESS_LEVELS, mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import {
  Ban,
  Building2,
  ChevronDown,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  FolderOpen,
  GitBranch,
  History,
  Pencil,
  Power,
  Trash2,
  Users,
} from "lucide-react";
import { downloadWorkbook } from "#model/download-workbook.ts";
import { IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";

export type ModelActions = {
  onRename: (model: Model) => void;
  onChooseClient: (model: Model) => void;
  onCancel: (model: Model) => void;
  onReactivate: (model: Model) => void;
  onDelete: (model: Model) => void;
  /** For whoever may pay for it. */
  onBuy?: ((model: Model) => void) | undefined;
};

type ModelMenuProps = ModelActions & {
  model: Model;
  /** Stands in the model itself, whose tabs lead to its parts. */
  isInModel?: boolean;
};

/** What can be done with a model, as far as one's level goes; who may only look, looks and takes it along. */
export function ModelMenu({ model, isInModel = false, ...actions }: ModelMenuProps) {
  const { id, registeredModelAccessMode: level } = model;
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
      <Changes>{mayManage(level) && <ManageNames {...{ model, ...actions }} />}</Changes>
      {!isInModel && <OtherParts id={id} />}
      <MenuItem icon={<Download />} onSelect={() => void downloadWorkbook(id)}>
        Download workbook
      </MenuItem>
      <Changes>
        <MakeOthers model={model} />
        {mayManage(level) && <ManageState {...{ model, ...actions }} />}
      </Changes>
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

function MakeOthers({ model }: { model: Model }) {
  const { id, registeredModelAccessMode: level, isShared, isParallelModel } = model;
  return (
    <>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/models/new" search={{ way: "copy", model: id }}>
          <Copy />
          Copy
        </Link>
      </MenuItem>
      {!isShared && !isParallelModel && level >= ACCESS_LEVELS.STANDARD && (
        <MenuItem asChild>
          <Link to="/models/new" search={{ way: "copy", model: id, isParallel: true }}>
            <GitBranch />
            Make a parallel model
          </Link>
        </MenuItem>
      )}
    </>
  );
}

type ManageStateProps = Pick<ModelActions, "onCancel" | "onReactivate" | "onDelete" | "onBuy"> & {
  model: Model;
};

function ManageState({ model, onCancel, onReactivate, onDelete, onBuy }: ManageStateProps) {
  return (
    <>
      <MenuSeparator />
      {model.isActive && onBuy && (
        <Changes what="sensitive">
          <MenuItem icon={<CreditCard />} onSelect={() => onBuy(model)}>
            Pay for this model
          </MenuItem>
        </Changes>
      )}
      <Changes what="own">
        {model.isActive ? (
          <MenuItem icon={<Ban />} onSelect={() => onCancel(model)}>
            Cancel model
          </MenuItem>
        ) : (
          <MenuItem icon={<Power />} onSelect={() => onReactivate(model)}>
            Reactivate
          </MenuItem>
        )}
      </Changes>
      {!model.isActive && (
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(model)}>
          Delete model
        </MenuItem>
      )}
    </>
  );
}
