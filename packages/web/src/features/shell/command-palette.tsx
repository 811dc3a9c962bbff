import { Command as Cmdk } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Kbd } from "#ui/kbd.tsx";
import { isFoundBy } from "./is-found-by.ts";
import type { NavigationGroup } from "./navigation.ts";
import { type Command, useActions, usePages } from "./palette-commands.tsx";
import { useFoundClients } from "./use-found-clients.tsx";

type CommandPaletteProps = {
  onClose: () => void;
  openShortcuts: () => void;
  groups: NavigationGroup[];
};

const NAME = "Search or jump to";

/** Goes to a client, a page or an action by typing part of its name. */
export function CommandPalette({ onClose, openShortcuts, groups }: CommandPaletteProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-palette) animate-fade overflow-y-auto bg-overlay px-4 pt-[12dvh] pb-4 phone:pt-4">
          <Dialog.Content
            aria-describedby={undefined}
            className="mx-auto w-full max-w-[35rem] animate-enter overflow-hidden rounded-xl border border-border-strong bg-surface-raised shadow-lg"
          >
            <Dialog.Title className="sr-only">{NAME}</Dialog.Title>
            <Palette onClose={onClose} openShortcuts={openShortcuts} groups={groups} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onClose, openShortcuts, groups }: CommandPaletteProps) {
  const [text, setText] = useState("");
  const { clients, isSearching } = useFoundClients(text);
  const pages = usePages(groups).filter(({ label }) => isFoundBy(label, text));
  const actions = useActions(openShortcuts).filter(({ label }) => isFoundBy(label, text));

  function itemOf(command: Command, value: string) {
    return <Item key={value} command={command} value={value} onClose={onClose} />;
  }

  return (
    <Cmdk label={NAME} shouldFilter={false} loop>
      <div className="flex h-12 items-center gap-2.5 border-b border-border px-4">
        <Search className="text-text-3" />
        <Cmdk.Input
          value={text}
          onValueChange={setText}
          placeholder={NAME}
          maxLength={100}
          className="h-full grow bg-transparent text-[0.9375rem] outline-none phone:text-lg"
        />
      </div>
      <Cmdk.List label="Results" className="max-h-[60dvh] overflow-y-auto px-1.5 pb-1.5">
        <Group heading="Clients">
          {clients.map((client) => itemOf(client, `client ${client.id}`))}
        </Group>
        <Group heading="Pages">{pages.map((page) => itemOf(page, `page ${page.label}`))}</Group>
        <Group heading="Actions">
          {actions.map((action) => itemOf(action, `action ${action.label}`))}
        </Group>
      </Cmdk.List>
      {clients.length + pages.length + actions.length === 0 && (
        <p role="status" className="px-4 pt-4.5 pb-6 text-center text-text-2">
          {isSearching ? "Searching…" : `Nothing matches “${text.trim()}”.`}
        </p>
      )}
      <Legend />
    </Cmdk>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Cmdk.Group
      heading={heading}
      className="[&>[cmdk-group-heading]]:px-2.5 [&>[cmdk-group-heading]]:pt-2.25 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-2xs [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-text-3"
    >
      {children}
    </Cmdk.Group>
  );
}

type ItemProps = { command: Command; value: string; onClose: () => void };

function Item({ command, value, onClose }: ItemProps) {
  return (
    <Cmdk.Item
      value={value}
      onSelect={() => {
        onClose();
        void command.run();
      }}
      className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 font-medium select-none data-[selected=true]:bg-accent-soft phone:min-h-10.5 [&>svg]:text-text-3"
    >
      {command.icon}
      <span className="truncate">{command.label}</span>
    </Cmdk.Item>
  );
}

function Legend() {
  return (
    <p className="flex gap-4 border-t border-border px-4 py-2 text-2xs text-text-3 phone:hidden">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>↵</Kbd> open
      </span>
      <span>
        <Kbd>Esc</Kbd> close
      </span>
    </p>
  );
}
