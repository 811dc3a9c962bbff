import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { CaseColours, CaseKey } from "./case-colours.ts";
import { CaseMark } from "./case-tag.tsx";
import { toggled } from "./fold-rows.ts";

export type CaseName = { key: CaseKey; name: string };

type ScenarioSwitchProps = {
  cases: readonly CaseName[];
  colours: CaseColours;
  /** In the order of the document; the first is what others are compared with. Never empty. */
  value: readonly CaseKey[];
  onChange: (value: readonly CaseKey[]) => void;
};

/** Which cases are showing: one, or several beside each other. */
export function ScenarioSwitch({ cases, colours, value, onChange }: ScenarioSwitchProps) {
  const chosen = new Set(value);
  const shown = cases.filter(({ key }) => chosen.has(key));
  const choose = (keys: ReadonlySet<CaseKey>) => {
    const next = cases.filter(({ key }) => keys.has(key)).map(({ key }) => key);
    if (next.length > 0) onChange(next);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button className="max-w-full" aria-label={`Cases: ${namesOf(shown)}`}>
          {shown.map(({ key }) => (
            <CaseMark key={key} colour={colours.get(key) ?? 1} />
          ))}
          <span className="truncate">
            {shown.length === 1 ? shown[0]?.name : `${shown.length} cases`}
          </span>
          <ChevronDown />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={6} collisionPadding={8} className={MENU}>
          {cases.map(({ key, name }) => (
            <DropdownMenu.CheckboxItem
              key={key}
              checked={chosen.has(key)}
              // Several are chosen one after the other, so the menu stays.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={() => choose(toggled(chosen, key))}
              className={ITEM}
            >
              <span aria-hidden="true" className={classNames(BOX, chosen.has(key) && CHECKED)}>
                {chosen.has(key) ? "✓" : ""}
              </span>
              <CaseMark colour={colours.get(key) ?? 1} />
              {name}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function namesOf(cases: readonly CaseName[]): string {
  return cases.map(({ name }) => name).join(", ");
}

const MENU =
  "z-(--z-palette) max-h-(--radix-dropdown-menu-content-available-height) max-w-[22rem] animate-enter overflow-y-auto rounded-lg border border-border-strong bg-surface-raised p-1.25 shadow-md";
const ITEM =
  "flex min-h-8 cursor-default items-center gap-2.25 rounded-sm px-2.25 outline-none select-none data-highlighted:bg-surface-hover phone:min-h-10.5";
const BOX =
  "grid size-4 flex-none place-items-center rounded-xs border border-border-control text-2xs leading-none";
const CHECKED = "border-accent bg-accent text-on-accent";
