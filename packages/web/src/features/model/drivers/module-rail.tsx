import { CircleAlert, Plus } from "lucide-react";
import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SearchInput } from "#ui/search-input.tsx";
import type { Facts } from "./driver-facts.ts";
import { findInRail, type RailModule, railGroups } from "./module-marks.ts";
import { useFacts } from "./use-facts.ts";

type ModuleRailProps = {
  /** What is open, as a place: "modules/rent", "drivers/price". */
  open: string | undefined;
  onOpen: (place: string) => void;
  /** Undefined where this person adds nothing. */
  onAdd: ((group?: string) => void) | undefined;
};

/** Every module by what it is for. One tab stop: the arrows go from one to the next. */
export function ModuleRail(props: ModuleRailProps) {
  const facts = useFacts();
  return <Rail {...props} facts={facts} />;
}

const Rail = memo(function Rail({
  facts,
  open,
  onOpen,
  onAdd,
}: ModuleRailProps & { facts: Facts }) {
  const { document } = facts;
  const groups = useMemo(() => railGroups(facts), [facts]);
  const [text, setText] = useState("");
  const [isUnfolded, setIsUnfolded] = useState(false);
  const found = findInRail(document, text);
  const shown = groups
    .map((group) => ({
      ...group,
      modules: group.modules.filter(({ id }) => found.modules.has(id)),
    }))
    .filter(({ modules }) => modules.length > 0 || text === "");
  const [first] = shown.flatMap(({ modules }) => modules);
  const places = new Set([
    ...shown.flatMap(({ modules }) => modules.map(({ id }) => `modules/${id}`)),
    ...found.drivers.map(({ id }) => `drivers/${id}`),
  ]);
  const stop = open !== undefined && places.has(open) ? open : `modules/${first?.id}`;
  const item = (place: string) => ({
    isOpen: place === open,
    isStop: place === stop,
    onOpen: () => onOpen(place),
  });
  // Figures come first on a phone; the list of modules is there when it is asked for.
  const isFolded = isUnfolded ? undefined : "phone:hidden";
  return (
    <nav
      aria-label="Modules"
      className="flex w-[194px] flex-none flex-col overflow-y-auto border-r border-border bg-bg px-2 py-2.5 phone:w-auto phone:overflow-visible phone:border-r-0 phone:border-b phone:px-4"
    >
      <div className="flex items-center gap-2 px-2">
        <h2 className="font-semibold">Modules</h2>
        <span className="tabular text-2xs text-text-3">{document.modules.length}</span>
        <span className="grow" />
        <Button
          size="sm"
          className="hidden! phone:inline-flex!"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? "Fold" : "Show"}
        </Button>
        {onAdd && (
          <Button size="sm" icon={<Plus />} onClick={() => onAdd()}>
            Add
          </Button>
        )}
      </div>
      <SearchInput
        aria-label="Find a module or driver"
        placeholder="Module or driver"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={classNames("mx-1 my-2 [&_input]:text-xs phone:[&_input]:text-lg", isFolded)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the buttons within */}
      <div onKeyDown={moveAmongItems} className={isFolded}>
        {shown.map(({ key, name, modules }) => (
          <section key={key} aria-labelledby={`rail-${key}`}>
            <h3 id={`rail-${key}`} className="px-2 pt-2.5 pb-0.5 text-2xs text-text-3">
              {name}
            </h3>
            <ul>
              {modules.map((module) => (
                <li key={module.id}>
                  <RailItem {...item(`modules/${module.id}`)} isOff={module.isOff}>
                    <span className="truncate">{module.name}</span>
                    <Marks {...module} />
                  </RailItem>
                </li>
              ))}
              {modules.length === 0 && onAdd && (
                <li>
                  <RailItem isOpen={false} isStop={false} isOff onOpen={() => onAdd(key)}>
                    <Plus className="size-3 flex-none" />
                    {ADD_WORDS[key] ?? "Add a module"}
                  </RailItem>
                </li>
              )}
            </ul>
          </section>
        ))}
        {found.drivers.length > 0 && (
          <section aria-labelledby="rail-drivers">
            <h3 id="rail-drivers" className="px-2 pt-2.5 pb-0.5 text-2xs text-text-3">
              Drivers
            </h3>
            <ul>
              {found.drivers.map(({ id, name }) => (
                <li key={id}>
                  <RailItem {...item(`drivers/${id}`)} isOff={false}>
                    <span className="truncate">{name}</span>
                  </RailItem>
                </li>
              ))}
            </ul>
          </section>
        )}
        {places.size === 0 && text !== "" && (
          <p className="px-2 py-3 text-text-2">Nothing is called that.</p>
        )}
      </div>
    </nav>
  );
});

const ADD_WORDS: Record<string, string> = {
  revenue: "Add revenue",
  costs: "Add a cost",
  people: "Add payroll",
  workingCapital: "Add working capital",
  assets: "Add assets",
  funding: "Add a loan",
  tax: "Add a tax",
  equity: "Add equity",
  oneOff: "Add a journal",
};

type RailItemProps = {
  isOpen: boolean;
  isStop: boolean;
  isOff: boolean;
  onOpen: () => void;
  children: ReactNode;
};

function RailItem({ isOpen, isStop, isOff, onOpen, children }: RailItemProps) {
  return (
    <button
      type="button"
      data-rail-item
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className={classNames(
        "flex h-6.5 w-full items-center gap-1.5 rounded-sm px-2 text-left text-xs hover:bg-surface-hover aria-current:bg-accent-soft phone:h-10.5 phone:text-sm",
        isOff && "text-text-3",
      )}
    >
      {children}
    </button>
  );
}

function Marks({ isOff, hasOverride, errorCount }: RailModule) {
  return (
    <span className="ml-auto flex flex-none items-center gap-1.5">
      {hasOverride && (
        <span
          role="img"
          aria-label="Changed by hand"
          title="Changed by hand"
          className="border-5 border-transparent border-t-alert-fill border-r-alert-fill"
        />
      )}
      {errorCount > 0 && (
        <span
          role="img"
          aria-label={errorWords(errorCount)}
          title={errorWords(errorCount)}
          className="text-negative"
        >
          <CircleAlert className="size-3.5" />
        </span>
      )}
      {isOff && <span className="text-2xs">Off</span>}
    </span>
  );
}

const errorWords = (count: number) => (count === 1 ? "1 error" : `${count} errors`);

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveAmongItems(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-rail-item]")];
  const at = items.indexOf(window.document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  items[step(at, items.length)]?.focus();
}
