import { getStatementCsv } from "@app/contract/model-contracts";
import { Download } from "lucide-react";
import { downloadUrl } from "#lib/api.ts";
import { monthText, shortDayText } from "#lib/day-text.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import type { Statement } from "./billing-queries.ts";
import { PdfButton } from "./pdf-button.tsx";
import { StatementLines } from "./statement-lines.tsx";

/** A month, model by model, with what it came to and how its invoices stand. */
export function StatementCard({ statement }: { statement: Statement }) {
  const { month, invoices, isUnlimited } = statement;
  return (
    <Card>
      <CardHeader
        title={monthText(month)}
        description={
          statement.id === null
            ? "So far. A model counts for every month in which it is active on any day."
            : "Each model counts for the months in which it was active."
        }
        actions={<Files {...statement} />}
      />
      {isUnlimited && (
        <Notice className="mx-4 mb-3">
          Your team has unlimited models in this month, so that none of them is charged.
        </Notice>
      )}
      <StatementLines key={month} {...statement} />
      <Totals {...statement} />
      {invoices.length > 1 && <Invoices {...statement} />}
    </Card>
  );
}

function Files({ id, invoices }: Statement) {
  const [invoice, ...others] = invoices;
  return (
    <>
      {invoice && others.length === 0 && (
        <PdfButton invoiceNumber={invoice.invoiceNumber} variant="secondary">
          Invoice {invoice.invoiceNumber}
        </PdfButton>
      )}
      {id !== null && (
        <Button asChild size="sm" icon={<Download />}>
          <a href={downloadUrl(getStatementCsv, { params: { id } })} download>
            CSV
          </a>
        </Button>
      )}
    </>
  );
}

function Totals({ lines, net, tax, gross, taxPercent, currency, id, invoices }: Statement) {
  const [invoice, ...others] = invoices;
  const standing = invoice && others.length === 0 ? standingOf(invoice, currency) : "In all";
  return (
    <dl className="border-t border-text-3">
      <Sum
        label={lines.length === 1 ? "1 model" : `${lines.length} models`}
        amount={net}
        isStrong
      />
      {taxPercent > 0 && (
        <Sum label={`${currency === "AUD" ? "GST" : "Tax"} ${taxPercent}%`} amount={tax} />
      )}
      <Sum
        label={id === null ? "If nothing changes until the month ends" : standing}
        amount={gross}
        isStrong
        className="border-t border-text-3"
      />
    </dl>
  );
}

type SumProps = { label: string; amount: number; isStrong?: boolean; className?: string };

function Sum({ label, amount, isStrong = false, className }: SumProps) {
  return (
    <div
      className={classNames(
        "flex justify-between gap-4 px-4 py-2.5",
        isStrong ? "font-semibold" : "text-text-2",
        className,
      )}
    >
      <dt>{label}</dt>
      <dd className="tabular">{amountText(amount)}</dd>
    </div>
  );
}

type Invoice = Statement["invoices"][number];

/** Where invoices are split, one per client. */
function Invoices({ invoices, currency }: Statement) {
  return (
    <ul aria-label="Invoices" className="border-t border-border">
      {invoices.map((invoice) => (
        <li
          key={invoice.invoiceNumber}
          className="flex flex-wrap items-center gap-x-4 border-b border-border px-4 py-2 last:border-b-0"
        >
          <span className="min-w-0 grow basis-60">
            <span className="block truncate">{invoice.title}</span>
            <span className="block text-xs text-text-2">
              Invoice {invoice.invoiceNumber}. {standingOf(invoice, currency)}
            </span>
          </span>
          <span className="tabular">{amountText(invoice.gross)}</span>
          <PdfButton invoiceNumber={invoice.invoiceNumber} />
        </li>
      ))}
    </ul>
  );
}

/** "Paid 1 November 2026, Visa 4242" */
function standingOf({ owed, gross, paidOn, paidBy }: Invoice, currency: string) {
  if (owed === gross && owed > 0) return "Not paid yet";
  if (owed > 0) return `${priceText(owed, currency)} of it is not paid yet`;
  if (paidOn === null) return "Settled";
  return [`Paid ${shortDayText(paidOn)}`, paidBy].filter((part) => part !== "").join(", ");
}
