import { listClients } from "@app/contract/clients";
import type { DataOf } from "@app/contract/endpoint";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryFor } from "#lib/api.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { Combobox } from "#ui/combobox.tsx";
import type { ControlProps } from "#ui/field.tsx";

export type ChosenClient = DataOf<typeof listClients>["items"][number];

const SHOWN = 20;

type ClientChoiceProps = Partial<ControlProps> & {
  value: number | null;
  /** The chosen one's name, as long as it is not among those found. */
  valueLabel?: string | undefined;
  onChange: (client: ChosenClient | null) => void;
};

/** One of the team's clients, or none; found by the server, since a firm may have thousands. */
export function ClientChoice({ value, valueLabel, onChange, ...control }: ClientChoiceProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ChosenClient>();
  const search = useDebounced(text.trim());
  const { data, error, isFetching } = useQuery({
    ...queryFor(listClients, { query: { search, filter: "Active", limit: SHOWN, sort: "match" } }),
    placeholderData: keepPreviousData,
  });
  const found = data?.items ?? [];
  const name = chosen?.id === value ? chosen.name : valueLabel;

  function choose(id: string | null) {
    const client = found.find((each) => String(each.id) === id);
    setChosen(client);
    onChange(client ?? null);
  }

  return (
    <Combobox
      {...control}
      label="Clients"
      placeholder="No client"
      isClearable
      options={found.map(({ id, name, contactName }) => ({
        value: String(id),
        label: name,
        note: contactName,
      }))}
      value={value === null ? null : String(value)}
      onChange={choose}
      onSearch={setText}
      {...(name !== undefined && { valueLabel: name })}
      state={error ? { error: error.message } : isFetching ? "loading" : undefined}
    />
  );
}
