import { ANY_CARD, STRIPE_BRANDS } from "@app/contract/cards";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "#lib/api.ts";
import {
  type CardChange,
  type CardElement,
  type CardElementStyle,
  openStripe,
  type StripeAccount,
} from "#lib/stripe.ts";
import { useTheme } from "#lib/theme.tsx";

/** What the page knows of the card in Stripe's field: its kind, and what is wrong with it. */
export type StripeCard = {
  place: RefObject<HTMLDivElement | null>;
  focus(): void;
  /** What stands for the card at Stripe; undefined where none is typed. */
  makeToken(): Promise<string | undefined>;
  askHolder(challenge: string): Promise<void>;
  /** Why there is no field, and another try. */
  failure: string | null;
  tryAgain(): void;
};

export function useStripeCard(
  account: StripeAccount | undefined,
  onChange: (change: { kind: string; error: string | undefined }) => void,
): StripeCard {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<CardElement | null>(null);
  const isEmpty = useRef(true);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { shown } = useTheme();
  const hear = useRef(onChange);
  hear.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew.
  useEffect(() => {
    if (!account) return;
    let isLeft = false;
    setFailure(null);
    openStripe(account).then(
      (stripe) => {
        if (isLeft || !place.current) return;
        const style = styleIn(place.current);
        const card = stripe.elements().create("card", { hidePostalCode: true, style });
        card.on("change", (change) => {
          isEmpty.current = change.empty;
          hear.current({ kind: kindOf(change), error: change.error?.message });
        });
        card.mount(place.current);
        element.current = card;
      },
      (error: Error) => isLeft || setFailure(error.message),
    );
    return () => {
      isLeft = true;
      element.current?.destroy();
      element.current = null;
    };
  }, [account, tries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's colours change with the theme.
  useEffect(() => {
    if (place.current) element.current?.update({ style: styleIn(place.current) });
  }, [shown]);

  return {
    place,
    focus: () => element.current?.focus(),
    async makeToken() {
      if (!account || isEmpty.current) return undefined;
      const stripe = await openStripe(account);
      if (!element.current) throw refused(undefined);
      const made = await stripe.createPaymentMethod({ type: "card", card: element.current });
      if (!made.paymentMethod) throw refused(made.error?.message);
      return made.paymentMethod.id;
    },
    async askHolder(challenge) {
      if (!account) return;
      const stripe = await openStripe(account);
      // Whatever they did, also gave up: the server finds out.
      await stripe.handleNextAction({ clientSecret: challenge }).catch(() => undefined);
    },
    failure,
    tryAgain: () => setTries((count) => count + 1),
  };
}

const refused = (message = "This card was not taken. Enter it again.") =>
  new ApiError(400, [{ key: "cardNumber", message }]);

const kindOf = ({ empty, brand }: CardChange) => (empty ? "" : (STRIPE_BRANDS[brand] ?? ANY_CARD));

/** Stripe's frame knows nothing of our page's style: it is told the colours and the type around it. */
function styleIn(place: HTMLElement): CardElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const token = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    base: {
      color,
      fontFamily,
      fontSize,
      iconColor: color,
      "::placeholder": { color: token("--text-3") },
    },
    invalid: { color: token("--negative"), iconColor: token("--negative") },
  };
}
