import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CreditCard, Receipt } from "lucide-react";
import { payingWords } from "#lib/paying-words.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { payingQuery } from "./subscription-queries.ts";

/** How what is chosen here will be paid. */
export function PayingCard() {
  const { isCard, name, note } = usePaying();
  const Icon = isCard ? CreditCard : Receipt;
  return (
    <Card>
      <CardHeader
        title="Payment"
        description={
          isCard
            ? "Charged to your card now; what is declined is not bought."
            : "Nothing is charged by itself."
        }
      />
      <CardBody className="flex flex-wrap items-center gap-3">
        <span className="grid size-8.5 place-items-center rounded-md bg-tile">
          <Icon />
        </span>
        <p className="grow">
          {name}
          <span className="block text-xs text-text-2">{note}</span>
        </p>
        <Changes what="sensitive">
          <Button asChild size="sm">
            <Link to="/billing/edit_payment">Change payment</Link>
          </Button>
        </Changes>
      </CardBody>
    </Card>
  );
}

/** How the team pays, in words, and who takes its card. */
export function usePaying() {
  const { data: taker } = useSuspenseQuery(payingQuery);
  return { ...payingWords(taker), taker };
}
