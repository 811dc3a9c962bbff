import type { Currency } from "@app/contract/plans";
import { amountText, priceText } from "#lib/price-text.ts";
import { usePaying } from "./paying-card.tsx";

type PayableNowProps = {
  currency: Currency;
  taxPercent: number;
  net: number;
  tax: number;
  gross: number;
};

/** What is to be paid, before tax and with it, and how. */
export function PayableNow({ currency, taxPercent, net, tax, gross }: PayableNowProps) {
  const { isCard, name } = usePaying();
  return (
    <dl className="grid gap-1 rounded-lg border border-border bg-surface-sunken px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <dt className="font-medium">Payable now</dt>
        <dd className="tabular text-xl font-semibold tracking-tight" aria-live="polite">
          {priceText(net, currency)}
        </dd>
      </div>
      {taxPercent > 0 && (
        <div className="flex justify-between gap-3 text-text-2">
          <dt>GST {taxPercent}% on the invoice</dt>
          <dd className="tabular">{amountText(tax)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-3">
        <dt>{isCard ? `Charged to ${name}` : "On an invoice"}</dt>
        <dd className="tabular">{amountText(gross)}</dd>
      </div>
    </dl>
  );
}
