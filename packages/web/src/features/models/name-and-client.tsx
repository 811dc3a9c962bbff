import { Controller, type Path, type UseFormReturn } from "react-hook-form";
import { useHasClients } from "#lib/has-clients.ts";
import { Field, TextInput } from "#ui/field.tsx";
import { type ChosenClient, ClientChoice } from "./client-choice.tsx";

type Asked = { modelName: string; clientId?: number | null | undefined };

type NameAndClientProps<Input extends Asked, Context, Output> = {
  form: UseFormReturn<Input, Context, Output>;
  /** What the client is called that stands there from the start. */
  clientName?: string | undefined;
  /** What else follows from a client; without it, only the client is chosen. */
  onClient?: (client: ChosenClient | null) => void;
};

/** What is asked of every new model: its name, and whose it is. */
export function NameAndClient<Input extends Asked, Context, Output>({
  form,
  clientName,
  onClient,
}: NameAndClientProps<Input, Context, Output>) {
  const hasClients = useHasClients();
  const nameError = form.getFieldState("modelName" as Path<Input>, form.formState).error;
  const clientError = form.getFieldState("clientId" as Path<Input>, form.formState).error;
  return (
    <>
      <Field label="Name" error={nameError?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("modelName" as Path<Input>)}
            autoComplete="off"
          />
        )}
      </Field>
      {hasClients && (
        <Field label="Client" error={clientError?.message} aside="Optional">
          {(control) => (
            <Controller
              control={form.control}
              name={"clientId" as Path<Input>}
              render={({ field }) => (
                <ClientChoice
                  {...control}
                  value={(field.value as Asked["clientId"]) ?? null}
                  valueLabel={clientName}
                  onChange={onClient ?? ((client) => field.onChange(client?.id ?? null))}
                />
              )}
            />
          )}
        </Field>
      )}
    </>
  );
}
