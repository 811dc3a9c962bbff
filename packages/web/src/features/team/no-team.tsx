import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { JoinOffer } from "./join-offer.tsx";
import { StartTeamForm } from "./start-team-form.tsx";
import { offersQuery } from "./team-queries.ts";

type NoTeamProps = { onSignOut: () => unknown; onStarted: () => Promise<unknown> };

/** What somebody can do who is in no team: join one that invites them, or start one. */
export function NoTeam({ onSignOut, onStarted }: NoTeamProps) {
  const [isStarting, setIsStarting] = useState(false);
  const { data, refetch } = useSuspenseQuery(offersQuery);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">You are in no team</h1>
        <p className="text-md text-text-2">
          {data.items.length > 0
            ? "Your sign-in works. Join the team that invites you to go on."
            : "Your sign-in works, but no team has you as a member or invites you. Ask the admin of a team to invite this address, or start a team of your own."}
        </p>
      </div>
      {data.items.map((offer) => (
        <JoinOffer key={offer.id} offer={offer} onDeclined={() => refetch()} />
      ))}
      {isStarting ? (
        <StartTeamForm onStarted={onStarted} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsStarting(true)}>
          Start a team
        </Button>
      )}
      <div className="flex gap-2">
        <Button onClick={() => refetch()}>Look again</Button>
        <Button variant="quiet" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}
