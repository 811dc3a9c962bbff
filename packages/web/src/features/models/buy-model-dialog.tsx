import { listPaymentObligations } from "@app/contract/billing";
import type { DataOf } from "@app/contract/endpoint";
import {
  getUpcomingStatement,
  listModelContracts,
  listStatementOptions,
  purchaseModel,
} from "@app/contract/model-contracts";
import type { Model } from "@app/contract/models";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { dayText } from "#lib/day-text.ts";
import { priceText } from "#lib/price-text.ts";
import { untilHeard } from "#lib/until-paid.ts";
import { useIntentKey } from "#lib/use-intent-key.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";

type BuyModelDialogProps = { model: Model; onClose: () => void };

/** Asked anew each time: a price and a contract are as they are now. */
function contractOf(modelId: number) {
  return queryFor(listModelContracts, { query: { modelId } }, { staleTime: 0 });
}

/** What a model costs and from when, and the button that buys it; of one that is bought, what it came to. */
export function BuyModelDialog({ model, onClose }: BuyModelDialogProps) {
  const { data, error } = useQuery(contractOf(model.id));
  const price = data?.price;
  const buy = useBuyModel(model, price, onClose);
  const isOffered = data && data.items.length === 0 && !data.isUnlimited;
  // Once it is bought, whatever was heard of it before is no longer so.
  const failed = (isOffered ? buy.error : null) ?? error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title={`Pay for “${model.modelName}”`}
      description={data ? standingOf(data) : "One moment: what it costs is looked up."}
      footer={
        <>
          <CancelDialog>{isOffered ? "Not now" : "Close"}</CancelDialog>
          {isOffered && (
            <Button variant="primary" isPending={buy.isPending} onClick={() => buy.mutate()}>
              Buy for {priceText(data.price, data.currency)} a month
            </Button>
          )}
        </>
      }
    >
      {failed && <Notice tone="negative">{failed.message}</Notice>}
    </Dialog>
  );
}

function standingOf({ items, price, currency, isUnlimited }: DataOf<typeof listModelContracts>) {
  const [contract] = items;
  if (isUnlimited) return "Your team has unlimited models: this one is among them.";
  const monthly = `${priceText(price, currency)} a month${currency === "AUD" ? " before GST" : ""}`;
  if (!contract) {
    return `${monthly}, for whole calendar months: from this one to the one in which you cancel the model. Nothing is charged today, for a month is paid for when it is over.`;
  }
  const billed =
    contract.monthsBilled > 0
      ? ` Billed so far: ${priceText(contract.billedSoFar, currency)} for ${contract.monthsBilled} ${contract.monthsBilled === 1 ? "month" : "months"}.`
      : "";
  return `Bought on ${dayText(contract.boughtOn)} for ${monthly}.${billed} Cancel the model to end it.`;
}

function useBuyModel({ id, modelName }: Model, price: number | undefined, onBought: () => void) {
  const queries = useQueryClient();
  const idempotencyKey = useIntentKey({ id, price });
  return useMutation({
    mutationFn: () =>
      untilHeard(() =>
        call(purchaseModel, {
          ...{ params: { id }, idempotencyKey },
          body: { ...(price !== undefined && { price }) },
        }),
      ),
    onSuccess: ({ firstBilledOn }) => {
      toast.success(
        `${modelName} is bought. Its first month is billed on ${dayText(firstBilledOn)}.`,
      );
      onBought();
    },
    // Told another price, or that somebody else was sooner: what is shown is no longer so.
    onSettled: () =>
      Promise.all(
        [
          ...[listModelContracts, listStatementOptions, getUpcomingStatement],
          listPaymentObligations,
        ].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
