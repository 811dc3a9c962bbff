import * as contract from "@app/contract/mfa";
import { type App, mount } from "#http/mount.ts";
import * as login from "./mfa.ts";
import * as disable from "./mfa-disable.ts";
import * as enable from "./mfa-enable.ts";

export function mfaRoutes(app: App) {
  mount(app, contract.startMfaEnable, (_request, context) => enable.startEnable(context));
  mount(app, contract.setUpMfaCode, ({ body }, context) =>
    done(enable.setUpCode(context, body.uuid, body.code)),
  );
  mount(app, contract.sendMfaBackupEmail, ({ body }, context) =>
    done(enable.mailBackupCode(context, body.uuid, body.email)),
  );
  mount(app, contract.setUpMfaBackupEmail, ({ body }, context) =>
    done(enable.setUpBackupEmail(context, body.uuid, body.code)),
  );

  mount(app, contract.startMfaDisable, (_request, context) => disable.startDisable(context));
  mount(app, contract.getMfaAuthSession, ({ params }, context) =>
    login.authSession(context, params.uuid),
  );
  mount(app, contract.disableMfaByCode, ({ body }, context) =>
    done(disable.disableByCode(context, body.uuid, body.code)),
  );
  mount(app, contract.sendMfaDisableEmail, ({ body }, context) =>
    done(disable.mailDisableCode(context, body.uuid)),
  );
  mount(app, contract.disableMfaByEmail, ({ body }, context) =>
    done(disable.disableByMail(context, body.uuid, body.code)),
  );

  mount(app, contract.loginByMfaCode, ({ body }, context) =>
    done(login.loginByCode(context, body.uuid, body.code)),
  );
  mount(app, contract.sendMfaLoginEmail, ({ body }, context) =>
    done(login.mailLoginCode(context, body.uuid)),
  );
  mount(app, contract.loginByMfaEmail, ({ body }, context) =>
    done(login.loginByMail(context, body.uuid, body.code)),
  );
}

/** What these calls answer when they worked. */
async function done(work: Promise<void>) {
  await work;
  return null;
}
