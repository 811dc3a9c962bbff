import { Command as Cmdk } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Kbd } from "#ui/kbd.tsx";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";
import type { Command } from "./palette-commands.tsx";
import { markMatch } from "./rank-match.ts";
import { COMMAND_KEY } from "./shortcuts.ts";
import { usePaletteResults } from "./use-palette-results.ts";

type CommandPaletteProps = {
  onClose: () => void;
  openShortcuts: () => void;
  openJobs: () => void;
  groups: NavigationGroup[];
  member: ShellMember;
};

const NAME = "Search or jump to";

/** Goes to a client, a model, a page or an action by typing part of its name. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-palette) animate-fade overflow-y-auto bg-overlay px-4 pt-[12dvh] pb-4 phone:pt-4">
          <Dialog.Content
            aria-describedby={undefined}
            className="mx-auto w-full max-w-[35rem] animate-enter overflow-hidden rounded-xl border border-border-strong bg-surface-raised shadow-lg"
          >
            <Dialog.Title className="sr-only">{NAME}</Dialog.Title>
            <Palette {...props} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onClose, ...asked }: CommandPaletteProps) {
  const [text, setText] = useState("");
  const { found, isSearching } = usePaletteResults(text, asked);
  const first = found[0]?.commands[0];
  const [chosen, choose] = useChosen(text, first?.id);
  const run = (command: Command) => {
    onClose();
    void command.run();
  };
  const onEnter = useEarlyEnter(isSearching && chosen === first?.id, text, () => {
    if (first) run(first);
  });
  const commands = found.flatMap((group) => group.commands);
  const askWhy = commands.find(({ id }) => id === chosen)?.askWhy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!askWhy || event.key !== "Enter" || !(event.ctrlKey || event.metaKey))
      return onEnter(event);
    event.preventDefault();
    onClose();
    askWhy();
  };

  return (
    <Cmdk label={NAME} shouldFilter={false} loop value={chosen ?? ""} {...choose}>
      <div className="flex h-12 items-center gap-2.5 border-b border-border px-4">
        <Search className="text-text-3" />
        <Cmdk.Input
          value={text}
          onValueChange={setText}
          onKeyDown={onKeyDown}
          placeholder={NAME}
          maxLength={100}
          className="h-full grow bg-transparent text-[0.9375rem] outline-none phone:text-lg"
        />
      </div>
      <Cmdk.List label="Results" className="max-h-[60dvh] overflow-y-auto px-1.5 pb-1.5">
        {found.map(({ heading, figuresAre, commands }) => (
          <Group key={heading} heading={heading} figuresAre={figuresAre}>
            {commands.map((command) => (
              <Item key={command.id} command={command} text={text} onSelect={() => run(command)} />
            ))}
          </Group>
        ))}
      </Cmdk.List>
      {found.length === 0 && (
        <p role="status" className="px-4 pt-4.5 pb-6 text-center wrap-anywhere text-text-2">
          {isSearching ? "Searching…" : `Nothing matches “${text.trim()}”.`}
        </p>
      )}
      <Legend mayAskWhy={askWhy !== undefined} />
    </Cmdk>
  );
}

/** The best result is chosen, whatever arrives, until another is chosen by arrow or pointer. */
function useChosen(text: string, first: string | undefined) {
  const isByHand = useRef(false);
  const [byHand, setByHand] = useState<{ text: string; id: string }>();
  const mean = () => {
    isByHand.current = true;
  };
  const choose = {
    onKeyDownCapture: ({ key }: KeyboardEvent) => /^(Arrow|Home|End|[njpk]$)/.test(key) && mean(),
    onPointerMoveCapture: mean,
    onValueChange: (id: string) => {
      if (isByHand.current) setByHand({ text, id });
      isByHand.current = false;
    },
  };
  return [byHand?.text === text ? byHand.id : first, choose] as const;
}

/** Enter before the results are there means the first of them, once they are. */
function useEarlyEnter(isEarly: boolean, text: string, runFirst: () => void) {
  const [meant, setMeant] = useState<string>();
  const isDue = meant === text && !isEarly;
  useEffect(() => {
    if (!isDue) return;
    setMeant(undefined);
    runFirst();
  });
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isEarly) return;
    event.preventDefault();
    setMeant(text);
  };
}

type GroupProps = { heading: string; figuresAre: string; children: ReactNode };

function Group({ heading, figuresAre, children }: GroupProps) {
  return (
    <Cmdk.Group
      heading={
        <span className="flex justify-between gap-4">
          {heading}
          {figuresAre && <span className="truncate">{figuresAre}</span>}
        </span>
      }
      className="[&>[cmdk-group-heading]]:px-2.5 [&>[cmdk-group-heading]]:pt-2.25 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-2xs [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-text-3"
    >
      {children}
    </Cmdk.Group>
  );
}

type ItemProps = { command: Command; text: string; onSelect: () => void };

function Item({ command, text, onSelect }: ItemProps) {
  return (
    <Cmdk.Item
      value={command.id}
      onSelect={onSelect}
      className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 font-medium select-none data-[selected=true]:bg-accent-soft phone:min-h-10.5 [&>svg]:text-text-3"
    >
      {command.icon}
      <span className="truncate">
        {markMatch(command.label, text).map(({ part, isMatch }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one label have no other name.
          <span key={at} className={isMatch ? MATCH : undefined}>
            {part}
          </span>
        ))}
      </span>
      {command.note && (
        <span className="flex-1 truncate font-normal text-text-3">{command.note}</span>
      )}
      {command.figure && (
        <span className="flex-none font-normal text-text-2 tabular-nums">{command.figure}</span>
      )}
    </Cmdk.Item>
  );
}

const MATCH = "font-semibold underline decoration-accent decoration-1 underline-offset-3";

function Legend({ mayAskWhy }: { mayAskWhy: boolean }) {
  return (
    <p className="flex gap-4 border-t border-border px-4 py-2 text-2xs text-text-3 phone:hidden">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>↵</Kbd> open
      </span>
      {mayAskWhy && (
        <span>
          <Kbd>{COMMAND_KEY}</Kbd> <Kbd>↵</Kbd> ask Why?
        </span>
      )}
      <span>
        <Kbd>Esc</Kbd> close
      </span>
    </p>
  );
}
