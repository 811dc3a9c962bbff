import type { ConnectionDetail } from "@app/contract/connections";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Plug, Settings, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import type { ClientField } from "./client-field.ts";
import { DeleteConnectionDialog } from "./delete-connection-dialog.tsx";

/** Comes with what forms need, so the page does not wait for it. */
const SettingsDialog = lazy(async () => {
  const { SettingsDialog } = await loadPart(() => import("./settings-dialog.tsx"));
  return { default: SettingsDialog };
});

type ConnectionMenuProps = {
  connection: ConnectionDetail;
  clientField: ClientField;
  onDeleted: () => void;
};

export function ConnectionMenu({ connection, clientField, onDeleted }: ConnectionMenuProps) {
  const [opened, setOpened] = useState<"settings" | "delete">();
  const navigate = useNavigate();
  const { id, name, canWork, canManage, isSpreadsheet } = connection;
  if (!canWork) return null;
  const close = () => setOpened(undefined);
  return (
    <Changes>
      <Menu
        trigger={
          <IconButton label={`More for ${name}`} className="phone:grow-0!">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Settings />} onSelect={() => setOpened("settings")}>
          Settings
        </MenuItem>
        {canManage && !isSpreadsheet && (
          <MenuItem
            icon={<Plug />}
            onSelect={() => void navigate({ to: "/connections/add", search: { organisation: id } })}
          >
            Sign in anew
          </MenuItem>
        )}
        {canManage && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setOpened("delete")}>
              Delete connection
            </MenuItem>
          </>
        )}
      </Menu>
      {opened === "settings" && (
        <Suspense>
          <SettingsDialog connection={connection} clientField={clientField} onClose={close} />
        </Suspense>
      )}
      {opened === "delete" && (
        <DeleteConnectionDialog connection={connection} onClose={close} onDeleted={onDeleted} />
      )}
    </Changes>
  );
}
