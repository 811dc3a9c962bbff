import { ACCESS_LEVEL_NAMES } from "@app/contract/access-level";
import type { DataOf } from "@app/contract/endpoint";
import type { listModelOffers } from "@app/contract/model-sharing";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import { toast } from "#ui/toast.tsx";
import { modelOffers, useAnswerOffer } from "./model-queries.ts";

type Offer = DataOf<typeof listModelOffers>["items"][number];

type ModelOffersProps = {
  /** The one that a letter led here for. */
  asked?: number | undefined;
};

/** Models that others invite you to open or to own; nothing while nobody does and none is asked for. */
export function ModelOffers({ asked }: ModelOffersProps) {
  const { data } = useQuery(modelOffers);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  if (!data) return null;
  const known = [...answered, ...data.items.map(({ id }) => id)];
  const isLost = asked !== undefined && !known.includes(asked);
  if (data.items.length === 0 && !isLost) return null;
  return (
    <Stack gap="sm" className="mb-4">
      {isLost && (
        <Notice tone="alert" title="Invite not found">
          It was answered or taken back, its 7 days are over, or it was sent to another address than
          the one you are signed in with. Ask whoever sent it for a new one.
        </Notice>
      )}
      {data.items.map((offer) => (
        <OfferNotice
          key={offer.id}
          offer={offer}
          onAnswer={() => setAnswered([...answered, offer.id])}
        />
      ))}
    </Stack>
  );
}

function OfferNotice({ offer, onAnswer }: { offer: Offer; onAnswer: () => void }) {
  const change = useAnswerOffer();
  const { id, modelName } = offer;
  const answer = (isAccepted: boolean) => {
    onAnswer();
    return change.mutateAsync({ id, isAccepted });
  };
  const accept = () =>
    answer(true)
      .then(() => toast.success(`${modelName} is in your list`))
      .catch(failureToast(`${modelName} was not accepted`));
  const decline = () =>
    answer(false)
      .then(() => toast.success(`${modelName} declined`))
      .catch(failureToast(`${modelName} was not declined`));
  return (
    <Notice
      title={titleOf(offer)}
      action={
        <Changes what="own">
          <div className="flex gap-2">
            <Button size="sm" onClick={decline} isPending={change.isPending}>
              Decline
            </Button>
            <Button size="sm" variant="primary" onClick={accept} isPending={change.isPending}>
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
