import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { JoinOffer } from "./join-offer.tsx";
import { offersQuery } from "./team-queries.ts";

/** What somebody can do who is in no team: join one that invites them. */
export function NoTeam({ onSignOut }: { onSignOut: () => unknown }) {
  const { data, refetch } = useSuspenseQuery(offersQuery);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">You are in no team</h1>
        <p className="text-md text-text-2">
          {data.items.length > 0
            ? "Your sign-in works. Join the team that invites you to go on."
            : "Your sign-in works, but no team has you as a member or invites you. Ask the admin of a team to invite this address, then look again."}
        </p>
      </div>
      {data.items.map((offer) => (
        <JoinOffer key={offer.id} offer={offer} onDeclined={() => refetch()} />
      ))}
      <div className="flex gap-2">
        <Button onClick={() => refetch()}>Look again</Button>
        <Button variant="quiet" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}
