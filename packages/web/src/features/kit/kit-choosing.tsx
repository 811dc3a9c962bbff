import { ListFilter } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { FilterChips } from "#ui/filter-chips.tsx";
import { MultiCombobox } from "#ui/multi-combobox.tsx";
import type { Option } from "#ui/option-search.ts";
import { Popover } from "#ui/popover.tsx";
import { ACCOUNTS, CLIENT_NAMES, INDUSTRIES, PEOPLE } from "./kit-lists.ts";
import { KitSection, Row } from "./kit-section.tsx";

export function Comboboxes() {
  const [industry, setIndustry] = useState<string | null>("Breweries");
  const [tags, setTags] = useState(["quarterly", "covenant"]);
  const [tagNames, setTagNames] = useState(["quarterly", "covenant", "seasonal", "new bank"]);
  const [account, setAccount] = useState<string | null>(null);
  const addTag = (name: string) => {
    setTagNames([...tagNames, name]);
    setTags([...tags, name]);
  };
  return (
    <KitSection title="Combobox" span={8}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 phone:grid-cols-1">
        <Field label="Industry">
          {(control) => (
            <Combobox
              {...control}
              label="Industries"
              options={optionsOf(INDUSTRIES)}
              value={industry}
              onChange={setIndustry}
              isClearable
              placeholder="Choose an industry"
            />
          )}
        </Field>
        <ClientSearch />
        <Field label="Tags" hint="Type a new one to add it.">
          {(control) => (
            <MultiCombobox
              {...control}
              label="Tags"
              options={optionsOf(tagNames)}
              values={tags}
              onChange={setTags}
              onCreate={addTag}
              placeholder="Add a tag"
            />
          )}
        </Field>
        <Field label="Account" error="Choose the account that takes the excise duty.">
          {(control) => (
            <Combobox
              {...control}
              label="Accounts"
              options={ACCOUNT_OPTIONS}
              value={account}
              onChange={setAccount}
              placeholder={`Search ${ACCOUNT_OPTIONS.length} accounts`}
            />
          )}
        </Field>
        <Field label="Region" hint="Set by your administrator.">
          {(control) => (
            <Combobox
              {...control}
              label="Regions"
              options={optionsOf(["Victoria"])}
              value="Victoria"
              onChange={() => {}}
              disabled
            />
          )}
        </Field>
      </div>
    </KitSection>
  );
}

/** Options that come from elsewhere, a moment after the typing. */
function ClientSearch() {
  const [client, setClient] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [found, setFound] = useState<{ text: string; options: Option[] }>();
  useEffect(() => {
    const answer = setTimeout(
      () => setFound({ text, options: optionsOf(CLIENT_NAMES.filter(holds(text))) }),
      400,
    );
    return () => clearTimeout(answer);
  }, [text]);
  return (
    <Field label="Client" hint="Found on the server while you type.">
      {(control) => (
        <Combobox
          {...control}
          label="Clients"
          options={found?.options ?? []}
          value={client}
          valueLabel={client ?? ""}
          onChange={setClient}
          onSearch={setText}
          {...(found?.text !== text && { state: "loading" })}
          isClearable
          placeholder="Search clients"
        />
      )}
    </Field>
  );
}

function holds(text: string) {
  return (name: string) => name.toLowerCase().includes(text.toLowerCase());
}

function optionsOf(names: readonly string[]): Option[] {
  return names.map((name) => ({ value: name, label: name }));
}

const ACCOUNT_OPTIONS: Option[] = ACCOUNTS.map(({ code, name, kind }) => ({
  value: code,
  label: `${code} ${name}`,
  note: kind,
}));

export function Filters() {
  const [filters, setFilters] = useState<Record<string, string>>({
    owner: "Priya Raman",
    checks: "1 alert",
  });
  const { owner, checks } = filters;
  const chips = [
    ...(owner ? [{ key: "owner", name: "Owner", value: owner }] : []),
    ...(checks ? [{ key: "checks", name: "Checks", value: checks }] : []),
  ];
  return (
    <KitSection title="Popover and filters" span={4}>
      <FilterChips
        label="Filters of models"
        filters={chips}
        onRemove={(key) => setFilters({ ...filters, [key]: "" })}
        onClear={() => setFilters({})}
      >
        <Popover
          label="Filter by owner"
          trigger={
            <Button size="sm" icon={<ListFilter />}>
              Filter
            </Button>
          }
        >
          {(close) => (
            <div className="grid gap-3">
              <RadioGroup
                label="Owner"
                value={owner ?? ""}
                onChange={(value) => setFilters({ ...filters, owner: value })}
                options={PEOPLE.map((name) => ({ value: name, label: name }))}
              />
              <Row className="justify-end">
                <Button size="sm" variant="primary" onClick={close}>
                  Show models
                </Button>
              </Row>
            </div>
          )}
        </Popover>
      </FilterChips>
      <p className="text-text-2">{chips.length === 0 ? "All 25 models." : "4 of 25 models."}</p>
    </KitSection>
  );
}
