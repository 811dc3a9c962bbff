import { copySource } from "@app/contract/model-draft";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Field } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { ModelChoice } from "./model-choice.tsx";
import { modelById, useCreateModel } from "./model-queries.ts";
import { NameAndClient } from "./name-and-client.tsx";
import type { NewModelSearch } from "./new-model-search.ts";

type CopyWayProps = {
  search: NewModelSearch;
  onCreated: (modelId: number) => Promise<void>;
};

/** A copy of a model that goes its own way, or one that stays beside it. */
export function CopyWay({ search, onCreated }: CopyWayProps) {
  const [isParallel, setIsParallel] = useState(search.isParallel);
  const form = useServerForm(copySource, {
    from: "copy",
    modelName: "",
    clientId: search.client ?? null,
    ...(search.model !== undefined && { modelId: search.model }),
  });
  const create = useCreateModel();
  const submit = useSubmit(
    form,
    (source) => create.mutateAsync({ ...source, from: isParallel ? "parallel" : "copy" }),
    { onSaved: ({ id }) => onCreated(id) },
  );
  const modelId = form.watch("modelId");
  const original = useOriginal(modelId);
  const { errors, isSubmitting } = form.formState;

  const name =
    original && (isParallel ? `${original.modelName}, budget` : `Copy of ${original.modelName}`);
  useEffect(() => {
    if (!name || form.getFieldState("modelName").isDirty) return;
    form.resetField("modelName", { defaultValue: name });
  }, [form, name]);
  useEffect(() => {
    if (original) form.resetField("clientId", { defaultValue: original.clientId });
  }, [form, original]);

  return (
    <Card className="max-w-140">
      <form noValidate onSubmit={submit} className="grid gap-4 p-4.5">
        <Field label="Model" error={errors.modelId?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="modelId"
              render={({ field }) => (
                <ModelChoice
                  {...control}
                  value={field.value ?? null}
                  valueLabel={original?.modelName}
                  onChange={(id) => form.resetField("modelId", { defaultValue: id })}
                />
              )}
            />
          )}
        </Field>
        <RadioGroup
          isCards
          label="What it becomes"
          options={KINDS}
          value={isParallel ? "parallel" : "copy"}
          onChange={(kind) => setIsParallel(kind === "parallel")}
        />
        <NameAndClient form={form} clientName={original?.clientName ?? undefined} />
        <FormGuard form={form} />
        <FormError errors={errors} />
        <Changes tellsWhy>
          <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
            Create model
          </Button>
        </Changes>
      </form>
    </Card>
  );
}

const KINDS = [
  {
    value: "copy",
    label: "A copy",
    hint: "The newest version, without its history. It goes its own way.",
  },
  {
    value: "parallel",
    label: "A parallel model",
    hint: "A budget beside a forecast: it stays linked, to be compared line by line.",
  },
];

function useOriginal(id: number | undefined) {
  const { data } = useQuery({ ...modelById(id ?? 0), enabled: id !== undefined });
  return data;
}
