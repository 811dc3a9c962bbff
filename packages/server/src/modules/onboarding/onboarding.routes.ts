import * as onboarding from "@app/contract/onboarding";
import { updateOnboardingTour } from "@app/contract/onboarding-tour";
import { type App, mount } from "#http/mount.ts";
import { startOwnTeam } from "./onboarding.ts";
import { activate, look, sendCode, start, verify } from "./sign-up.ts";
import { updateTour } from "./tour.ts";

export function onboardingRoutes(app: App) {
  mount(app, onboarding.startOnboarding, ({ body }, context) => start(context, body.email));
  mount(app, onboarding.getOnboardingSession, ({ query }, context) => look(context, query));
  mount(app, onboarding.sendOnboardingCode, ({ body }, context) => sendCode(context, body.uuid));
  mount(app, onboarding.verifyOnboarding, ({ body }, context) => verify(context, body));
  mount(app, onboarding.activateOnboarding, ({ body }, context) => activate(context, body));
  mount(app, onboarding.startTeam, ({ body }, context) => startOwnTeam(context, body));
  mount(app, updateOnboardingTour, ({ params, body }, context) =>
    updateTour(context, params.id, body),
  );
}
