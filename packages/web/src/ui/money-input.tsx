import { NumberInput, type NumberValueProps } from "./number-input.tsx";
import { parseAmount } from "./parse-amount.ts";

type MoneyInputProps = NumberValueProps & {
  /** The currency's code, shown inside the field. */
  currency?: string;
};

/** An amount: separators and parentheses come by themselves, pasted "$1,234.50" and "(2)" are understood. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  return <NumberInput {...props} prefix={currency} parse={parseAmount} format={formatMoney} />;
}

const figures = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 2 });
const figuresWithCents = new Intl.NumberFormat("en-AU", { minimumFractionDigits: 2 });

function formatMoney(amount: number): string {
  const size = Math.abs(amount);
  const digits = (Number.isInteger(size) ? figures : figuresWithCents).format(size);
  return amount < 0 ? `(${digits})` : digits;
}
