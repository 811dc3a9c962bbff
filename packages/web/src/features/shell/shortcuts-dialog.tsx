import { Fragment, useState } from "react";
import { useHasClients } from "#lib/has-clients.ts";
import { Switch } from "#ui/choice.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { areSingleKeysOn, PALETTE_KEYS, SHORTCUTS_KEY, setSingleKeys } from "./shortcuts.ts";

const shortcutsFor = (hasClients: boolean) => [
  {
    keys: [PALETTE_KEYS],
    does: hasClients
      ? "Search, or jump to a page, a client or a model"
      : "Search, or jump to a page or a model",
  },
  { keys: ["/"], does: "Search the list on the page" },
  { keys: ["G", "H"], does: "Go to the home page" },
  ...(hasClients ? [{ keys: ["G", "C"], does: "Go to the clients" }] : []),
  { keys: ["G", "M"], does: "Go to the models" },
  { keys: ["G", "A"], does: "Go to your account" },
  ...(hasClients ? [{ keys: ["N"], does: "Add a client" }] : []),
  { keys: ["M"], does: "Make a new model" },
  { keys: [SHORTCUTS_KEY], does: "Show these shortcuts" },
  { keys: ["Esc"], does: "Close what is open" },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const shortcuts = shortcutsFor(useHasClients());
  return (
    <Dialog isOpen onClose={onClose} width="sm" title="Keyboard shortcuts">
      <dl className="grid">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex min-h-9 items-center border-t border-border">
            <dt className="grow">{does}</dt>
            <dd className="flex items-center gap-1.5">
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && <span className="text-xs text-text-3">then</span>}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-border pt-3">
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
