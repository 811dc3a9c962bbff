import { useEffect, useState } from "react";
import { isOwnDocument } from "#lib/stripe.ts";

/**
 * A page on which a card is entered or its bank asked by Stripe has a policy of its own, which holds only where it was
 * opened as a document: come to from within another, it is loaded anew, before anything is entered. False until then.
 */
export function useOwnDocument(isNeeded: boolean) {
  // Asked once, as it comes: while it is being left, the address is the next page's already.
  const [isOwn] = useState(isOwnDocument);
  const isForeign = isNeeded && !isOwn;
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  return !isForeign;
}
