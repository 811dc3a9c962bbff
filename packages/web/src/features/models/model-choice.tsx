import { listModels } from "@app/contract/models";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryFor } from "#lib/api.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { Combobox } from "#ui/combobox.tsx";
import type { ControlProps } from "#ui/field.tsx";

const SHOWN = 20;

type ModelChoiceProps = Partial<ControlProps> & {
  value: number | null;
  valueLabel: string | undefined;
  onChange: (id: number) => void;
};

/** One of the team's models, found by the server. */
export function ModelChoice({ value, valueLabel, onChange, ...control }: ModelChoiceProps) {
  const [text, setText] = useState("");
  const search = useDebounced(text.trim());
  const { data, error, isFetching } = useQuery({
    ...queryFor(listModels, { query: { search, filter: "Team", limit: SHOWN, sort: "match" } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      {...control}
      label="Models"
      placeholder="Choose a model"
      options={(data?.items ?? []).map(({ id, modelName, clientName }) => ({
        value: String(id),
        label: modelName,
        note: clientName ?? "",
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => id && onChange(Number(id))}
      onSearch={setText}
      {...(valueLabel !== undefined && { valueLabel })}
      state={error ? { error: error.message } : isFetching ? "loading" : undefined}
    />
  );
}
