import { PAYMENT_METHODS, type PaymentMethod } from "@app/contract/billing-details";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { cardName, payingWords } from "#lib/paying-words.ts";
import { useOwnDocument } from "#money/use-own-document.ts";
import { RadioGroup } from "#ui/choice.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { Loading } from "#ui/waiting.tsx";
import {
  type BillingDetails,
  detailsQuery,
  upcomingPage,
  useSavePaying,
} from "./billing-queries.ts";
import { CardFields } from "./card-fields.tsx";
import { paymentForm, type Typed, tokenOf } from "./card-token.ts";
import { FormPage, SaveOrCancel } from "./form-page.tsx";
import { KeptCard } from "./kept-card.tsx";
import { onField } from "./on-field.ts";
import { StripeField } from "./stripe-field.tsx";
import { type StripeCard, useStripeCard } from "./use-stripe-card.ts";

const { CREDIT_CARD, INVOICE, SPLIT_INVOICES } = PAYMENT_METHODS;

type EditPaymentProps = { onSaved: () => unknown };

/** Nothing can be entered before the page is a document of its own, which lets Stripe's field in. */
export function EditPayment({ onSaved }: EditPaymentProps) {
  const { data: details } = useSuspenseQuery(detailsQuery);
  const isReady = useOwnDocument(details.stripe !== undefined);
  return isReady ? <PaymentForm {...{ details, onSaved }} /> : <EditPaymentSkeleton />;
}

function PaymentForm({ details, onSaved }: EditPaymentProps & { details: BillingDetails }) {
  const { data: upcoming } = useSuspenseQuery(upcomingPage(1));
  const form = useServerForm(paymentForm(details), {
    ...{ paymentMethod: String(details.paymentMethod), cardNumber: "", expiry: "" },
  });
  const card = useStripeCard(details.stripe, ({ kind, error }) => {
    // Of a card in Stripe's field the form knows the kind alone.
    form.setValue("cardNumber", kind, { shouldDirty: true });
    if (error) form.setError("cardNumber", { message: error });
    else form.clearErrors("cardNumber");
  });
  const save = useSavePaying(card.askHolder);
  const submit = useSubmit(
    form,
    (values) =>
      onField(
        "cardNumber",
        async () => save.mutateAsync(await bodyOf(values, details.stripe && card)),
        (key) => key === "cardToken",
      ),
    {
      onSaved: async (saved) => {
        const { isCard, name } = payingWords(saved);
        const isOwed = upcoming.items.some(({ invoiceNumber }) => invoiceNumber !== null);
        toast.success(isCard ? `You pay by ${name} now` : `You pay by ${name.toLowerCase()} now`, {
          ...(isCard && isOwed && { description: "What is due is charged within a minute." }),
        });
        await onSaved();
      },
    },
  );
  const { errors, isSubmitting } = form.formState;
  const isCard = form.watch("paymentMethod") === String(CREDIT_CARD);
  return (
    <FormPage {...HEADING}>
      <FormGuard form={form} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Controller
          control={form.control}
          name="paymentMethod"
          render={({ field }) => (
            <RadioGroup
              label="How your team pays"
              isCards
              value={field.value}
              onChange={field.onChange}
              options={optionsFor(details)}
              error={errors.paymentMethod?.message}
            />
          )}
        />
        {isCard && details.cardsBy === "test" && (
          <CardFields form={form} kept={details.card && cardName(details.card)} />
        )}
        {details.stripe && (
          <StripeField
            {...{ card, kind: form.watch("cardNumber"), error: errors.cardNumber?.message }}
            {...{ kept: details.card && cardName(details.card), isShown: isCard }}
          />
        )}
        <FormError errors={errors} />
        <SaveOrCancel what="sensitive" label="Save payment" isPending={isSubmitting} />
      </form>
      <KeptCard details={details} />
    </FormPage>
  );
}

/** Of a card its token alone is sent; its number stays in this page, or with Stripe. */
async function bodyOf(values: Typed, card: StripeCard | undefined) {
  const paymentMethod = Number(values.paymentMethod) as PaymentMethod;
  if (paymentMethod !== CREDIT_CARD) return { paymentMethod };
  const cardToken = card ? await card.makeToken() : tokenOf(values);
  return { paymentMethod, ...(cardToken !== undefined && { cardToken }) };
}

function optionsFor({ cardsBy, card, stripe }: BillingDetails) {
  // Where Stripe has no fields here, the card that it keeps can still be chosen.
  const takesCards =
    cardsBy === "test" || stripe !== undefined || (cardsBy !== null && card !== null);
  return [
    ...(takesCards
      ? [
          {
            value: String(CREDIT_CARD),
            label: "Card",
            hint: card
              ? `${cardName(card)}, charged on the day something is due`
              : "Charged on the day something is due",
          },
        ]
      : []),
    { value: String(INVOICE), label: "Invoice", hint: "One for all, due in 14 days" },
    {
      value: String(SPLIT_INVOICES),
      label: "Split invoices",
      hint: "One for your users and one per client for its models, to pass on",
    },
  ];
}

const HEADING = {
  title: "Edit payment",
  description: "What is bought from now on is paid so.",
};

export function EditPaymentSkeleton() {
  return (
    <FormPage {...HEADING}>
      <Loading>
        <SkeletonFields count={4} />
      </Loading>
    </FormPage>
  );
}
