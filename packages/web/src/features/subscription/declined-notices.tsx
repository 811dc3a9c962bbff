import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";

/** Payments that were declined and are to be tried again: whoever reads it need not wait for that. */
export function DeclinedNotices({ alerts }: { alerts: { key: string; message: string }[] }) {
  return alerts
    .filter(({ key }) => key.startsWith("payment_declined"))
    .map(({ key, message }) => (
      <Notice key={key} tone="alert" title="A payment did not go through" action={PAY}>
        {message}
      </Notice>
    ));
}

const PAY = (
  <Changes what="sensitive">
    <Button asChild variant="primary">
      <Link to="/billing/upcoming_payments">Pay now</Link>
    </Button>
  </Changes>
);
