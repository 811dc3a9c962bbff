import { ACCESS_LEVEL_NAMES } from "@app/contract/access-level";
import type { DataOf } from "@app/contract/endpoint";
import type { listModelOffers } from "@app/contract/model-sharing";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import { toast } from "#ui/toaster.tsx";
import { modelOffers, useAnswerOffer } from "./model-queries.ts";

type Offer = DataOf<typeof listModelOffers>["items"][number];

/** Models that others invite you to open or to own; nothing while nobody does. */
export function ModelOffers() {
  const { data } = useQuery(modelOffers);
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap="sm" className="mb-4">
      {data.items.map((offer) => (
        <OfferNotice key={offer.id} offer={offer} />
      ))}
    </Stack>
  );
}

function OfferNotice({ offer }: { offer: Offer }) {
  const answer = useAnswerOffer();
  const { id, modelName } = offer;
  const accept = () =>
    answer
      .mutateAsync({ id, isAccepted: true })
      .then(() => toast.success(`${modelName} is in your list`))
      .catch(failureToast(`${modelName} was not accepted`));
  const decline = () =>
    answer
      .mutateAsync({ id, isAccepted: false })
      .then(() => toast.success(`${modelName} declined`))
      .catch(failureToast(`${modelName} was not declined`));
  return (
    <Notice
      title={titleOf(offer)}
      action={
        <Changes>
          <div className="flex gap-2">
            <Button size="sm" onClick={decline} isPending={answer.isPending}>
              Decline
            </Button>
            <Button size="sm" variant="primary" onClick={accept} isPending={answer.isPending}>
              Accept
            </Button>
          </div>
        </Changes>
      }
    >
      {termsOf(offer)}
    </Notice>
  );
}

function titleOf({ kind, byName, teamName, modelName }: Offer) {
  const does = kind === "transfer" ? "offers you the ownership of" : "invites you to";
  return `${byName} of ${teamName} ${does} “${modelName}”`;
}

function termsOf({ kind, registeredModelAccessMode, expiresAt }: Offer) {
  const until = `Open until ${formatDate(new Date(expiresAt))}.`;
  if (kind === "transfer") return `It becomes a model of your team. ${until}`;
  return `With ${ACCESS_LEVEL_NAMES[registeredModelAccessMode]}. ${until}`;
}
