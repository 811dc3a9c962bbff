import * as onboardingContract from "@app/contract/onboarding-openid";
import * as contract from "@app/contract/openid";
import { type App, mount } from "#http/mount.ts";
import { startSession } from "./auth-session.ts";
import { disconnect } from "./identities.ts";
import * as onboarding from "./onboarding.ts";
import { connect } from "./openid.ts";
import { listProviders } from "./providers.ts";

export function openidRoutes(app: App) {
  mount(app, contract.listOpenidProviders, async (_request, context) => ({
    items: await listProviders(context),
  }));
  mount(app, contract.startOpenidSession, ({ body }, context) => startSession(context, body));
  mount(app, contract.connectOpenidSession, ({ body }, context) => connect(context, body.query));
  mount(app, contract.disconnectOpenid, async ({ body }, context) => {
    await disconnect(context, body.client);
    return null;
  });

  mount(app, onboardingContract.getOnboardingOpenidSession, ({ query }, context) =>
    onboarding.onboardingSession(context, query.client),
  );
  mount(app, onboardingContract.sendOnboardingOpenidCode, async ({ body }, context) => {
    await onboarding.mailCode(context, body.client, body.email);
    return null;
  });
  mount(app, onboardingContract.activateOnboardingOpenid, ({ body }, context) =>
    onboarding.activate(context, body),
  );
}
