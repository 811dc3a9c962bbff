import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { callOffPayment, getOpenPayment, resumePayment } from "@app/contract/card-payments";
import { getCurrentUser } from "@app/contract/current-user";
import type { DataOf } from "@app/contract/endpoint";
import { getAmendData } from "@app/contract/subscription-plan";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, queryFor } from "#lib/api.ts";
import { priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { type CardTaker, useCardPayment } from "./use-card-payment.tsx";

type Payment = NonNullable<DataOf<typeof getOpenPayment>["payment"]>;

const LOOK_AGAIN_MS = 5_000;

const openQuery = queryFor(getOpenPayment, {}, { staleTime: 0 });

/** Whoever comes back while a payment is being made is told of it: left to guess, they would pay again. */
export function OpenPayment() {
  const { data } = useQuery({
    ...openQuery,
    refetchInterval: ({ state }) => (state.data?.payment ? LOOK_AGAIN_MS : false),
  });
  const { data: taker } = useQuery({
    ...queryFor(getBillingDetails, {}),
    enabled: Boolean(data?.payment),
  });
  return data?.payment && taker ? <Told payment={data.payment} taker={taker} /> : null;
}

function Told({ payment, taker }: { payment: Payment; taker: CardTaker }) {
  const queries = useQueryClient();
  // Whatever came of it is on the page once it is no longer waited for.
  useEffect(() => () => void lookAgain(queries), [queries]);
  const { state, title, card, byName, isOwn } = payment;
  const told = priceText(payment.amount, payment.currency);
  const isAsked = state === "asking";
  return (
    <Notice
      tone="info"
      title={isAsked ? `A bank asks about a payment of ${told}` : `${told} is being paid`}
      action={isAsked && isOwn && <Answer {...{ taker, told }} />}
    >
      {title}, by {card}
      {byName === null || isOwn ? "" : `, begun by ${byName}`}.{" "}
      {isAsked
        ? "It is paid once the card’s holder approves it, and called off after 15 minutes."
        : "The bank has not answered yet. There is nothing to do, and nothing is charged twice."}
    </Notice>
  );
}

/** The bank's question is answered by whom it was asked, or called off. */
function Answer({ taker, told }: { taker: CardTaker; told: string }) {
  const queries = useQueryClient();
  const { pay, isPaying, question } = useCardPayment(taker);
  const resume = async () => {
    const { payment } = await pay(() => call(resumePayment, {}), told);
    if (!payment) toast.success(`${told} is paid`);
  };
  const callOff = useMutation({
    mutationFn: () => call(callOffPayment, {}),
    onSuccess: ({ isPaid }) =>
      toast.info(isPaid ? `${told} was approved before and is paid` : "Nothing was charged"),
    onError: failureToast("The payment was not called off"),
    onSettled: () => queries.invalidateQueries({ queryKey: openQuery.queryKey }),
  });
  return (
    <Changes what="sensitive">
      <div className="flex flex-wrap gap-2">
        <Button isPending={callOff.isPending} onClick={() => callOff.mutate()}>
          Call off
        </Button>
        <Button
          variant="primary"
          isPending={isPaying}
          onClick={() =>
            void resume()
              .catch(failureToast("The payment was not made"))
              .finally(() => queries.invalidateQueries({ queryKey: openQuery.queryKey }))
          }
        >
          Go on
        </Button>
      </div>
      {question}
    </Changes>
  );
}

/** What a payment changes, wherever it is shown. */
export function lookAgain(queries: QueryClient) {
  const paths = [listPaymentObligations, listPayments, getCurrentUser, getAmendData];
  return Promise.all(paths.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
}
