import type { Connection } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";
import { monthsInWords, type Offer } from "./offer.ts";

type LedgerOfferProps = {
  connection: Connection;
  offer: Offer;
  /** What leads on to the months. */
  action: ReactNode;
};

/** What the model's connection has that the model has not, and why it has no more. */
export function LedgerOffer({ connection, offer, action }: LedgerOfferProps) {
  const { months, notes } = offer;
  const whose = `${connection.name} in ${connection.sourceName}`;
  if (months.length === 0 && notes.length === 0)
    return (
      <Notice title={`Nothing new in ${whose}`}>
        The model has every month of it that is over. A file can be taken as well.
      </Notice>
    );
  return (
    <Notice
      tone={months.length === 0 ? "alert" : "info"}
      title={
        months.length === 0 ? `No new month in ${whose}` : `${whose} has ${monthsInWords(months)}`
      }
      action={months.length > 0 && action}
    >
      {months.length > 0 &&
        "Bring the figures in without a file; you see what would come of it before anything is changed. "}
      {notes.join(" ")}{" "}
      {notes.length > 0 && (
        <Link to="/connections/$id" params={{ id: String(connection.id) }}>
          Open the connection
        </Link>
      )}
    </Notice>
  );
}
