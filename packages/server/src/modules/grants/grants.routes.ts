import * as sharing from "@app/contract/model-sharing";
import { type App, mount } from "#http/mount.ts";
import * as modes from "./access-modes.ts";
import * as invites from "./invites.ts";
import * as offers from "./offers.ts";
import * as ownership from "./ownership.ts";
import * as trusted from "./trusted-users.ts";

export function grantRoutes(app: App) {
  mount(app, sharing.listAccountAccessModes, ({ params }, context) =>
    modes.listAccessModes(context, params.id),
  );
  mount(app, sharing.setAccountAccessMode, ({ params, body }, context) =>
    modes.setAccessMode(context, params.id, params.accountId, body.registeredModelAccessMode),
  );
  mount(app, sharing.clearAccountAccessMode, ({ params }, context) =>
    modes.clearAccessMode(context, params.id, params.accountId),
  );
  mount(app, sharing.setTeamAccessMode, ({ params, body }, context) =>
    modes.setTeamAccessMode(context, params.id, body.registeredModelAccessMode),
  );

  mount(app, sharing.verifyTrustedUser, ({ query }, context) =>
    trusted.verifyTrustedUser(context, query.email),
  );
  mount(app, sharing.listTrustedUsers, ({ params }, context) =>
    trusted.listTrustedUsers(context, params.id),
  );
  mount(app, sharing.addTrustedUser, ({ params, body }, context) =>
    trusted.addTrustedUser(context, params.id, body),
  );
  mount(app, sharing.setTrustedUser, ({ params, body }, context) =>
    trusted.setTrustedUser(context, params.id, params.userId, body.registeredModelAccessMode),
  );
  mount(app, sharing.removeTrustedUser, ({ params }, context) =>
    trusted.removeTrustedUser(context, params.id, params.userId),
  );
  mount(app, sharing.leaveModel, ({ params }, context) => trusted.leave(context, params.id));

  mount(app, sharing.listTrustedUserInvites, ({ params }, context) =>
    invites.listInvites(context, params.id),
  );
  mount(app, sharing.createTrustedUserInvite, ({ params, body }, context) =>
    invites.invite(context, params.id, body),
  );
  mount(app, sharing.deleteTrustedUserInvite, ({ params }, context) =>
    invites.deleteInvite(context, params.id, params.inviteId),
  );

  mount(app, sharing.listModelOffers, (_, context) => offers.listOffers(context));
  mount(app, sharing.acceptModelOffer, ({ params }, context) =>
    offers.acceptOffer(context, params.id),
  );
  mount(app, sharing.declineModelOffer, ({ params }, context) =>
    offers.declineOffer(context, params.id),
  );

  mount(app, sharing.getOwnershipTransfer, ({ params }, context) =>
    ownership.getTransfer(context, params.id),
  );
  mount(app, sharing.inviteNewOwner, ({ params, body }, context) =>
    ownership.offerOwnership(context, params.id, body.email),
  );
  mount(app, sharing.withdrawOwnershipTransfer, ({ params }, context) =>
    ownership.withdrawTransfer(context, params.id),
  );
  mount(app, sharing.verifyAdminTransferOwnership, ({ params, query }, context) =>
    ownership.verifyAdminTransfer(context, params.id, query.email),
  );
  mount(app, sharing.adminTransferOwnership, ({ params, body }, context) =>
    ownership.adminTransfer(context, params.id, body.email),
  );
}
