import { cardBrandOf } from "@app/contract/cards";
import type { UseFormReturn } from "react-hook-form";
import { Field, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Typed } from "./card-token.ts";

type CardFieldsProps = {
  form: UseFormReturn<Typed, unknown, Typed>;
  /** The card that stays where none is typed. */
  kept: string | null;
};

/** A card of the test gateway: nobody pays by one. */
export function CardFields({ form, kept }: CardFieldsProps) {
  const { errors } = form.formState;
  const number = form.watch("cardNumber");
  return (
    <div className="grid gap-4">
      <Notice>
        Test cards alone are taken here, and nobody pays: 4242 4242 4242 4242 is paid, 4000 0000
        0000 0341 declined. A number never leaves this page.
      </Notice>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4 phone:grid-cols-1">
        <Field
          label="Card number"
          error={errors.cardNumber?.message}
          aside={number.trim() && <span aria-live="polite">{cardBrandOf(number)}</span>}
          hint={kept && `Left empty, ${kept} stays.`}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("cardNumber")}
              inputMode="numeric"
              autoComplete="cc-number"
              className="tabular"
            />
          )}
        </Field>
        <Field label="Expires" error={errors.expiry?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register("expiry")}
              placeholder="MM/YY"
              autoComplete="cc-exp"
              className="tabular"
            />
          )}
        </Field>
      </div>
    </div>
  );
}
