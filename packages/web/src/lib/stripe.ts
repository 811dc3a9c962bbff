/**
 * Stripe's own script, which asks a card's holder what their bank wants to know. It comes from Stripe alone, and only on
 * pages whose policy lets it in.
 */

type Stripe = {
  /** What the bank of a payment asks; what came of it is the server's to find out. */
  handleNextAction(payment: { clientSecret: string }): Promise<unknown>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

type StripeAccount = { publishableKey: string; scriptUrl: string };

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

/** The page as it was opened: its policy holds until another is. */
const openedAt = window.location.pathname;

/** Whether the page that is shown was opened as a document of its own, and not from within another. */
export function isOwnDocument() {
  return openedAt.replace(/\/$/, "") === window.location.pathname.replace(/\/$/, "");
}
