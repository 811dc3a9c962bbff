import type { DataSource } from "@app/contract/data-sources";
import { ExternalLink } from "lucide-react";
import { useForm } from "react-hook-form";
import { leaveForProvider } from "#lib/leave-for-provider.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { FormActions, FormError } from "#ui/form.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { keepTyped } from "./kept-typed.ts";
import { SettingFields } from "./setting-fields.tsx";
import { onTheirFields, settingsAtFirst, settingsOf } from "./typed-settings.ts";

export function needsAuthorising({ authorising }: DataSource, authSessionUuid: string | undefined) {
  return authorising === "oauth" && authSessionUuid === undefined;
}

type AuthoriseCardProps = {
  source: DataSource;
  /** What is kept of the connection that is signed in anew. */
  settings?: Readonly<Record<string, unknown>>;
  redirectUrl: string;
};

/** Sends the browser to the vendor's own page, which sends it back to `redirectUrl`. */
export function AuthoriseCard({ source, settings, redirectUrl }: AuthoriseCardProps) {
  const { key: client, name, fields } = source;
  const form = useForm({ defaultValues: { settings: settingsAtFirst(fields, settings) } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (typed) => {
    keepTyped(source, typed.settings, window.sessionStorage);
    const body = { client, settings: settingsOf(fields, typed.settings), redirectUrl };
    return leaveForProvider(body).catch(onTheirFields(fields));
  });
  return (
    <Card className="max-w-150">
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <p>
            {name} asks you on its own page whether we may read your books, and sends you back here.
            We never see your password and never write to your ledger.
          </p>
          <SettingFields form={form} fields={fields} />
          <FormError errors={errors} />
          <FormActions>
            <Changes tellsWhy>
              <Button
                type="submit"
                variant="primary"
                icon={<ExternalLink />}
                isPending={isSubmitting}
              >
                Sign in to {name}
              </Button>
            </Changes>
          </FormActions>
        </form>
      </CardBody>
    </Card>
  );
}
