import type { Connection } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";
import { monthsInWords, type Offer, otherwise } from "./offer.ts";

type LedgerOfferProps = {
  connection: Connection;
  offer: Offer;
  /** What leads on to the months. */
  action: ReactNode;
};

/** What the model's connection has that the model has not, and why it has no more. */
export function LedgerOffer({ connection, offer, action }: LedgerOfferProps) {
  const { months, notes, restated } = offer;
  const whose = `${connection.name} in ${connection.sourceName}`;
  if (months.length === 0 && notes.length === 0 && restated.length === 0)
    return (
      <Notice title={`Nothing new in ${whose}`}>
        The model has every month of it that is over, as it stands there. A file can be taken as
        well.
      </Notice>
    );
  const hasMore = months.length > 0 || restated.length > 0;
  return (
    <Notice
      tone={hasMore ? "info" : "alert"}
      title={titleOf(whose, offer)}
      action={hasMore && action}
    >
      {months.length > 0 && "Bring the figures in without a file. "}
      {months.length > 0 && restated.length > 0 && `${otherwise(restated)}. `}
      {hasMore && "You see what would come of it before anything is changed. "}
      {notes.join(" ")}{" "}
      {notes.length > 0 && (
        <Link to="/connections/$id" params={{ id: String(connection.id) }}>
          Open the connection
        </Link>
      )}
    </Notice>
  );
}

function titleOf(whose: string, { months, restated }: Offer) {
  if (months.length > 0) return `${whose} has ${monthsInWords(months)}`;
  return restated.length > 0 ? `${whose}: ${otherwise(restated)}` : `No new month in ${whose}`;
}
