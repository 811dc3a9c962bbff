import { useState } from "react";
import { useHasClients } from "#lib/has-clients.ts";
import { Switch } from "#ui/choice.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { type ShortcutGroup, shortcutColumns } from "./shortcut-groups.ts";
import { areSingleKeysOn, setSingleKeys } from "./shortcuts.ts";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const columns = shortcutColumns(useHasClients());
  return (
    <Dialog isOpen onClose={onClose} width="xl" title="Keyboard shortcuts">
      <div className="grid gap-x-9 gap-y-5 min-[60rem]:grid-cols-3">
        {columns.map((groups) => (
          <div key={groups[0]?.title} className="grid content-start gap-5">
            {groups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-4 border-t border-border pt-3">
        <Switch
          label="Single-key shortcuts"
          hint="Switch them off if you use speech input."
          checked={areOn}
          onChange={(event) => {
            setSingleKeys(event.currentTarget.checked);
            setAreOn(event.currentTarget.checked);
          }}
        />
      </div>
    </Dialog>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  return (
    <section>
      <h3 className="pb-1 font-semibold">{title}</h3>
      <dl>
        {shortcuts.map(({ does, keys }) => (
          <div
            key={does}
            className="flex min-h-7.5 items-center gap-3 border-b border-border last:border-0"
          >
            <dt className="grow">{does}</dt>
            <dd className="flex flex-none items-center gap-1.5">
              {keys.split(" ").map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a key may be said twice, and none ever moves
                <Part key={at} part={part} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Part({ part }: { part: string }) {
  const isWord = /^[a-z]/.test(part);
  return isWord ? <span className="text-xs text-text-3">{part}</span> : <Kbd>{part}</Kbd>;
}
