/** The guided tour of the product: it goes on where it was left, and is never in the way again once it is over. */
import * as z from "zod/mini";
import { tour } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

/** From a sample ledger to a forecast with a scenario: the one tour there is. */
export const FIRST_FORECAST_TOUR = 1;

export const updateOnboardingTour = endpoint({
  method: "PUT",
  path: "/onboarding_tour/{id}",
  summary: "Note how far you are in the guided tour, or that you skip it.",
  access: "member",
  worksAfterEnd: true,
  params: idParams,
  body: z.strictObject({
    state: tour.shape.state,
    /** A page of the app. */
    path: z
      .string()
      .check(
        z.maxLength(200),
        z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&-]*)?$/, "Not a page of the tour."),
      ),
  }),
  data: tour,
});
