import { PAYMENT_METHODS, type PaymentMethod } from "@app/contract/billing-details";
import { fromHundredths, hundredthsOf } from "@app/contract/cents";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { cardName, payingWords } from "#lib/paying-words.ts";
import { priceText } from "#lib/price-text.ts";
import { useOwnDocument } from "#money/use-own-document.ts";
import { RadioGroup } from "#ui/choice.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { Loading } from "#ui/waiting.tsx";
import {
  type BillingDetails,
  detailsQuery,
  type Obligation,
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
  const owed = upcoming.items.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const form = useServerForm(paymentForm(details), {
    ...{ paymentMethod: methodShown(details, owed), cardNumber: "", expiry: "" },
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
        toast.success(isCard ? `You pay by ${name} now` : `You pay by ${name.toLowerCase()} now`, {
          ...(isCard &&
            owed.length > 0 && { description: "What is due is charged within a minute." }),
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
        {isCard && owed.length > 0 && <Notice title={owedTitle(owed)}>{CHARGED_WHEN}</Notice>}
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

/** Whoever is overdue comes here to pay by card. */
function methodShown(details: BillingDetails, owed: Obligation[]) {
  const isOverdue = owed.some((each) => each.isOverdue);
  return String(isOverdue && takesCards(details) ? CREDIT_CARD : details.paymentMethod);
}

function owedTitle(owed: Obligation[]) {
  const [first, ...more] = owed;
  const total = owed.reduce((cents, { gross }) => cents + hundredthsOf(gross), 0);
  const which = more.length > 0 ? `${owed.length} invoices` : `invoice ${first?.invoiceNumber}`;
  return `${priceText(fromHundredths(total), first?.currency ?? "")} of ${which} is charged to this card`;
}

const CHARGED_WHEN = "What is due, within a minute of saving; anything else on its day.";

/** Of a card its token alone is sent; its number stays in this page, or with Stripe. */
async function bodyOf(values: Typed, card: StripeCard | undefined) {
  const paymentMethod = Number(values.paymentMethod) as PaymentMethod;
  if (paymentMethod !== CREDIT_CARD) return { paymentMethod };
  const cardToken = card ? await card.makeToken() : tokenOf(values);
  return { paymentMethod, ...(cardToken !== undefined && { cardToken }) };
}

/** Where Stripe has no fields here, the card that it keeps can still be chosen. */
function takesCards({ cardsBy, card, stripe }: BillingDetails) {
  return cardsBy === "test" || stripe !== undefined || (cardsBy !== null && card !== null);
}

function optionsFor(details: BillingDetails) {
  const { card } = details;
  return [
    ...(takesCards(details)
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
