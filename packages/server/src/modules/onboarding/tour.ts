import type { Tour } from "@app/contract/account";
import { FIRST_FORECAST_TOUR } from "@app/contract/onboarding-tour";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { setTour } from "./onboarding.store.ts";

/** Notes how far somebody is, so that it goes on in whichever browser they sign in. */
export async function updateTour({ db, identity, audit }: MemberContext, id: number, tour: Tour) {
  if (id !== FIRST_FORECAST_TOUR) throw notFound("Tour");
  const { teamId, accountId, name, tour: before } = identity.member;
  await setTour(db, teamId, accountId, tour);
  audit({
    ...{ action: "onboarding.tour", subjectId: accountId, subjectName: name },
    ...{ before: before ?? {}, after: tour },
  });
  return tour;
}
