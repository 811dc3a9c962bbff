import { yearEndLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Controller } from "react-hook-form";
import { appDataQuery } from "#lib/app-data.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { FormError } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { spanText } from "./first-period.ts";
import { FirstPeriodField } from "./first-period-field.tsx";
import { useCreateModel } from "./model-queries.ts";
import { NameAndClient } from "./name-and-client.tsx";
import type { Starter, StarterFormState } from "./use-starter-form.ts";

type StarterFormProps = {
  state: StarterFormState;
  onCreated: (modelId: number) => Promise<void>;
};

export function StarterForm({ state, onCreated }: StarterFormProps) {
  const { form, starter, series, chooseClient } = state;
  const { errors, isSubmitting } = form.formState;
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const create = useCreateModel();
  const submit = useSubmit(
    form,
    (details) =>
      create.mutateAsync({
        ...details,
        from: "starter",
        key: starter.key,
        timeSeries: series.key,
      }),
    { onSaved: ({ id }) => onCreated(id) },
  );
  const { start, yearEndMonth } = form.watch();

  return (
    <Card className="sticky top-6 max-[1100px]:static">
      <form noValidate onSubmit={submit} className="grid gap-3.5 p-4.5">
        <div>
          <p className="text-xs text-text-3">Starter</p>
          <h2 className="text-md font-semibold">{starter.name}</h2>
        </div>
        <NameAndClient form={form} onClient={chooseClient} />
        <RadioGroup
          isCards
          label="Time series"
          options={starter.timeSeries.map(({ key, name, periodCount }) => ({
            value: key,
            label: name,
            aside: `${periodCount} periods`,
          }))}
          value={series.key}
          onChange={(key) => state.chooseStarter(starter, key)}
        />
        <div className="grid grid-cols-2 items-start gap-2.5">
          <FirstPeriodField form={form} unit={series.unit} />
          <Field label="Currency" error={errors.currency?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name="currency"
                render={({ field }) => (
                  <Combobox
                    {...control}
                    label="Currencies"
                    options={lists.currencies.map(({ code, name }) => ({
                      value: code,
                      label: code,
                      note: name,
                    }))}
                    value={field.value}
                    onChange={(code) => field.onChange(code ?? "")}
                  />
                )}
              />
            )}
          </Field>
        </div>
        <Field
          label="Year ends"
          error={errors.yearEndMonth?.message}
          hint={spanText({ ...series, start, yearEndMonth })}
        >
          {(control) => (
            <Select {...control} {...form.register("yearEndMonth", { valueAsNumber: true })}>
              {YEAR_END_MONTHS.map((month) => (
                <option key={month} value={month}>
                  {yearEndLabel(month)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Contents starter={starter} />
        <Promises />
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

const YEAR_END_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What is in the starter, and what is to be given first. */
function Contents({ starter }: { starter: Starter }) {
  return (
    <dl className="grid gap-2 border-t border-border pt-3 text-xs text-text-2">
      <div>
        <dt className="font-medium text-text">Contains</dt>
        <dd>{starter.modules.join(", ")}</dd>
      </div>
      <div>
        <dt className="font-medium text-text">Asks of you first</dt>
        <dd>{starter.asks.join(", ")}</dd>
      </div>
    </dl>
  );
}

function Promises() {
  return (
    <ul className="grid gap-1.5 text-text-2">
      {PROMISES.map((promise) => (
        <li key={promise} className="flex gap-2">
          <Check className="mt-0.75 size-3.5 text-positive" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}

const PROMISES = [
  "Opens balanced, with every check zero",
  "Example figures, to be replaced by your own",
];
