import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CONTROL_SIZES, controlClass, Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { StripeCard } from "./use-stripe-card.ts";

type StripeFieldProps = {
  card: StripeCard;
  /** "Visa", once its first digit is typed. */
  kind: string;
  error: string | undefined;
  /** The card that stays where none is typed. */
  kept: string | null;
  isShown: boolean;
};

/** Stripe's own field for a card. It stays while another way to pay is looked at, with what is typed in it. */
export function StripeField({ card, kind, error, kept, isShown }: StripeFieldProps) {
  return (
    <div hidden={!isShown}>
      {card.failure && (
        <Notice tone="negative">
          {card.failure} <Button onClick={card.tryAgain}>Try again</Button>
        </Notice>
      )}
      <Field
        label="Card"
        error={error}
        aside={kind && <span aria-live="polite">{kind}</span>}
        hint={
          <>
            {kept && `Left empty, ${kept} stays. `}
            Number, expiry and security code go to Stripe, which takes the payment, and never reach
            Forecastle.
          </>
        }
        className={card.failure ? "hidden" : ""}
      >
        {(control) => (
          <div
            {...control}
            ref={card.place}
            className={classNames(
              controlClass,
              CONTROL_SIZES.md,
              // A frame of another scheme than its page's is drawn on white; Stripe's is always light.
              "content-center scheme-light [&.StripeElement--focus]:ring-field",
            )}
          />
        )}
      </Field>
    </div>
  );
}
