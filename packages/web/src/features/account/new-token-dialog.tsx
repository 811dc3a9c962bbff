import { createAccessToken, TOKEN_DAYS } from "@app/contract/access-tokens";
import { TOKEN_AREAS, type TokenArea, type TokenScope } from "@app/contract/token-scopes";
import * as z from "zod/mini";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useMakeToken } from "./account-queries.ts";

export type MadeToken = { name: string; secret: string };

const MAY = { none: "Nothing", read: "Read", write: "Read and write" } as const;
const may = z.enum(["none", "read", "write"]);

const areaNames: Record<TokenArea, string> = {
  clients: "Clients",
  models: "Models",
  reports: "Reports",
  connections: "Connections",
};

const typed = z
  .strictObject({
    name: createAccessToken.body.shape.name,
    days: z.enum(TOKEN_DAYS.map(String)),
    areas: z.strictObject({ clients: may, models: may, reports: may, connections: may }),
  })
  .check(
    z.refine(({ areas }) => scopesOf(areas).length > 0, {
      message: "Choose what it may do.",
      path: ["root"],
    }),
  );

type Areas = Record<TokenArea, keyof typeof MAY>;

function scopesOf(areas: Areas): TokenScope[] {
  return TOKEN_AREAS.flatMap((area) => {
    const chosen = areas[area];
    return chosen === "none" ? [] : [`${area}:${chosen}` as const];
  });
}

const FRESH = {
  name: "",
  days: "90",
  areas: { clients: "none", models: "read", reports: "none", connections: "none" } as Areas,
};

type NewTokenDialogProps = { onMade: (made: MadeToken) => void; onClose: () => void };

export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const make = useMakeToken();
  const form = useServerForm(typed, FRESH);
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ name, days, areas }) =>
      make.mutateAsync({ name, days: daysOf(days), scopes: scopesOf(areas) }),
    {
      onSaved: (token) => {
        onMade(token);
        onClose();
      },
    },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title="New access token"
      description="Give it only what its program needs."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={errors.name?.message} hint="What it is for: “Month-end export”.">
          {(control) => (
            <TextInput {...control} {...form.register("name")} autoComplete="off" autoFocus />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">It may</legend>
          <p className="text-xs text-text-2">What Home shows needs all four.</p>
          <div className="grid grid-cols-2 gap-3">
            {TOKEN_AREAS.map((area) => (
              <Field key={area} label={areaNames[area]}>
                {(control) => (
                  <Select {...control} {...form.register(`areas.${area}`)}>
                    {Object.entries(MAY).map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        </fieldset>
        <Field label="It ends after" error={errors.days?.message}>
          {(control) => (
            <Select {...control} {...form.register("days")}>
              {TOKEN_DAYS.map((days) => (
                <option key={days} value={days}>
                  {days === 365 ? "a year" : `${days} days`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Make token
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function daysOf(text: string) {
  return TOKEN_DAYS.find((days) => String(days) === text) ?? TOKEN_DAYS[0];
}
