/**
 * Stripe's own script, whose fields a card is typed into and which asks its holder what their bank wants to know. It comes
 * from Stripe alone, and only on pages whose policy lets it in.
 */

type Stripe = {
  elements(): { create(kind: "card", options: CardElementOptions): CardElement };
  /** What stands for the card that is typed into the element, or what is wrong with it in Stripe's words. */
  createPaymentMethod(request: {
    type: "card";
    card: CardElement;
  }): Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>;
  /** What the bank asks of a payment or a card; what came of it is the server's to find out. */
  handleNextAction(asked: { clientSecret: string }): Promise<unknown>;
};

type CardElementOptions = { hidePostalCode: boolean; style: CardElementStyle };
export type CardElementStyle = Record<
  "base" | "invalid",
  Record<string, string | Record<string, string>>
>;

/** A frame of Stripe's own in our page: what is typed into it is out of our reach. */
export type CardElement = {
  mount(place: HTMLElement): void;
  update(options: Partial<CardElementOptions>): void;
  on(event: "change", hear: (change: CardChange) => void): void;
  focus(): void;
  destroy(): void;
};

export type CardChange = {
  empty: boolean;
  brand: string;
  error?: { message: string } | undefined;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

export type StripeAccount = { publishableKey: string; scriptUrl: string };

const opened = new Map<string, Promise<Stripe>>();

export function openStripe({ publishableKey, scriptUrl }: StripeAccount): Promise<Stripe> {
  const known = opened.get(scriptUrl);
  if (known !== undefined) return known;
  const opening = loadScript(scriptUrl).then(() => {
    if (!window.Stripe) throw new Error("Stripe did not start. Reload the page and try again.");
    return window.Stripe(publishableKey);
  });
  opened.set(scriptUrl, opening);
  // The next try loads it anew.
  opening.catch(() => opened.delete(scriptUrl));
  return opening;
}

function loadScript(url: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("Stripe cannot be reached. Check your connection and try again."));
    };
    document.head.append(script);
  });
}

/** Whether the page that is shown was opened as a document of its own, and not from within another. */
export function isOwnDocument() {
  return openedAt().replace(/\/$/, "") === window.location.pathname.replace(/\/$/, "");
}

/**
 * The page as it was opened: its policy holds until another is. The browser remembers it; this file may be loaded long
 * after, from within the page that needs it.
 */
function openedAt() {
  const [opened] = performance.getEntriesByType?.("navigation") ?? [];
  return opened ? new URL(opened.name).pathname : window.location.pathname;
}
