import { caseColours } from "#model/case-colours.ts";
import { CaseMark } from "#model/case-tag.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Select } from "#ui/select.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { PHONE, useMedia } from "#ui/use-media.ts";

type CaseSwitchProps = {
  document: OpenDocument;
  /** Undefined is the base. */
  value: string | undefined;
  onChange: (scenario: string | undefined) => void;
};

/** Which case is showing, always in view. More than fit beside each other are a list. */
export function CaseSwitch({ document, value, onChange }: CaseSwitchProps) {
  const isPhone = useMedia(PHONE);
  const { scenarios } = useDocumentState(document).structure;
  const colours = caseColours(scenarios);
  const shown = scenarios.some(({ id }) => id === value) ? (value as string) : BASE;
  const choose = (key: string) => onChange(key === BASE ? undefined : key);
  const cases = [{ id: BASE, name: "Base" }, ...scenarios];
  if (cases.length === 1) return null;
  if (
    isPhone ||
    cases.some(({ name }) => name.length > NAME_MAX) ||
    cases.length > SIDE_BY_SIDE_MAX
  ) {
    return (
      <span className="flex min-w-0 items-center gap-2">
        <CaseMark colour={colours.get(shown) ?? 1} />
        <Select
          size="sm"
          aria-label="Scenario"
          className="w-auto max-w-64 phone:max-w-44"
          value={shown}
          onChange={(event) => choose(event.target.value)}
        >
          {cases.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </span>
    );
  }
  return (
    <Segmented
      label="Scenario"
      value={shown}
      onChange={choose}
      options={cases.map(({ id, name }) => ({
        value: id,
        label: (
          <>
            <CaseMark colour={colours.get(id) ?? 1} />
            {name}
          </>
        ),
      }))}
    />
  );
}

/** The key that figures and colours know it by; no scenario can have it. */
const BASE = "base";
const SIDE_BY_SIDE_MAX = 4;
const NAME_MAX = 18;
