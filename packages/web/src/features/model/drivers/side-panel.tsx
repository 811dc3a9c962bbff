import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { useDocumentState } from "#model/use-open-document.ts";
import { IconButton } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { PHONE, useMedia } from "#ui/use-media.ts";

type SidePanelProps = {
  /** What it is about, above its name: "Funding, loan". */
  kind: string;
  title: string;
  /** Beside the name: a switch. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** At the right of the page like Why?, and on a phone a sheet. Whoever closes it is back where it was opened. */
export function SidePanel({ kind, title, head, onClose, children: own }: SidePanelProps) {
  const children = (
    <>
      <CaseNote />
      {own}
    </>
  );
  const isPhone = useMedia(PHONE);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another panel
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  const opener = useRef(window.document.activeElement);
  function close() {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }
  if (isPhone)
    return (
      <Drawer isOpen onClose={onClose} title={title} description={kind}>
        <div className="flex justify-end">{head}</div>
        {children}
      </Drawer>
    );
  return (
    <aside
      aria-label={title}
      className="w-[338px] flex-none overflow-y-auto border-l border-border bg-surface px-4 py-3.5 text-xs"
      onKeyDown={(event) => {
        // What floats over the panel closes by itself first.
        const isWithin = event.currentTarget.contains(event.target as Node);
        if (event.key === "Escape" && isWithin) close();
      }}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="text-2xs text-text-2">{kind}</p>
          <h2 ref={heading} tabIndex={-1} className="text-md font-semibold outline-none">
            {title}
          </h2>
        </div>
        {head}
        <IconButton label="Close settings" variant="quiet" size="sm" onClick={close}>
          <X />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}

/** Figures of a case stand in the grid; what is set here is set in all of them. */
function CaseNote() {
  const { document, view, colours } = useWorkbench();
  const { scenarios } = useDocumentState(document).structure;
  const name = scenarios.find(({ id }) => id === view.scenario)?.name;
  if (name === undefined || view.scenario === undefined) return null;
  return (
    <p className="mt-2 rounded-md bg-surface-sunken p-2.5 text-text-2">
      <CaseTag name={name} colour={colours.get(view.scenario) ?? 1} /> Chart and journals are this
      case’s. What is set here holds in every case; what differs in one is typed in the grid.
    </p>
  );
}
