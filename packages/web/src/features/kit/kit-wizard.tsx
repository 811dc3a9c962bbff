import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { RadioGroup } from "#ui/choice.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { Wizard, type WizardStep } from "#ui/wizard.tsx";
import { CLIENT_NAMES } from "./kit-lists.ts";

const NEW_MODEL = { client: "", starter: "", name: "" };

type NewModel = typeof NEW_MODEL;

const STEPS: readonly WizardStep<NewModel>[] = [
  {
    slug: "client",
    label: "Client",
    title: "Whose forecast is it?",
    description: "Its year end and currency are taken over.",
    missing: ({ client }) => (client ? undefined : "Choose the client the model is for."),
    content: ({ values, change, missing }) => (
      <Field label="Client" error={missing}>
        {(control) => (
          <Combobox
            {...control}
            label="Clients"
            options={CLIENT_NAMES.map((name) => ({ value: name, label: name }))}
            value={values.client || null}
            onChange={(client) => change({ client: client ?? "" })}
            isClearable
            placeholder="Search clients"
          />
        )}
      </Field>
    ),
  },
  {
    slug: "starter",
    label: "Starter",
    title: "What does the business live on?",
    missing: ({ starter }) => (starter ? undefined : "Choose what the model starts from."),
    content: ({ values, change, missing }) => (
      <RadioGroup
        label="Starter"
        isCards
        error={missing}
        value={values.starter}
        onChange={(starter) => change({ starter })}
        options={[
          {
            value: "services",
            label: "Services firm",
            hint: "People, hours, utilisation and rate",
          },
          { value: "retail", label: "Retail and wholesale", hint: "Shop and trade sales" },
          { value: "blank", label: "Blank three-way", hint: "Chart of accounts and statements" },
        ]}
      />
    ),
  },
  {
    slug: "name",
    label: "Name",
    title: "What is it called?",
    missing: ({ name }) => (name.trim() ? undefined : "Enter a name."),
    content: ({ values, change, missing }) => (
      <Field label="Name" error={missing}>
        {(control) => (
          <TextInput
            {...control}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
    ),
  },
];

const PATH = "/kit/wizard/$step";

/** The wizard of the kit: three steps, three addresses, and nothing is saved. */
export function KitWizard({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const goTo = useCallback(
    (step: string, { replace }: { replace: boolean }) =>
      void navigate({ to: PATH, params: { step }, replace }),
    [navigate],
  );
  return (
    <main className="mx-auto min-h-dvh max-w-160 px-8 pt-7 phone:px-4">
      <Wizard
        id="kit"
        label="New model"
        steps={STEPS}
        slug={slug}
        initial={NEW_MODEL}
        goTo={goTo}
        renderLink={(step, link) => <Link to={PATH} params={{ step }} {...link} />}
        isStep={(pathname) => pathname.includes("/kit/wizard/")}
        finishLabel="Create model"
        onFinish={async ({ name }) => {
          toast.success(`${name} would be created now`);
          await navigate({ to: "/kit" });
        }}
        note="Nothing is saved until the end."
      />
    </main>
  );
}
