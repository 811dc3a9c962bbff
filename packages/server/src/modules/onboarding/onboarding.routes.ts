import * as onboarding from "@app/contract/onboarding";
import { type App, mount } from "#http/mount.ts";
import { activate, look, sendCode, start, verify } from "./sign-up.ts";

export function onboardingRoutes(app: App) {
  mount(app, onboarding.startOnboarding, ({ body }, context) => start(context, body.email));
  mount(app, onboarding.getOnboardingSession, ({ query }, context) => look(context, query));
  mount(app, onboarding.sendOnboardingCode, ({ body }, context) => sendCode(context, body.uuid));
  mount(app, onboarding.verifyOnboarding, ({ body }, context) => verify(context, body));
  mount(app, onboarding.activateOnboarding, ({ body }, context) => activate(context, body));
}
