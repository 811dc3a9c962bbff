import {
  activateOnboardingTeamInvite,
  getOnboardingTeamInviteSession,
} from "@app/contract/onboarding-team-invite";
import * as team from "@app/contract/team";
import * as contract from "@app/contract/team-invites";
import { type App, mount } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import { activate, inviteSession } from "./activate-invite.ts";
import * as join from "./join-team.ts";
import * as members from "./team.ts";
import { teamFeed } from "./team-changes.ts";
import * as invites from "./team-invites.ts";

export function teamRoutes(app: App) {
  mount(app, team.listTeamMembers, (_, context) => members.listMembers(context));
  mount(app, team.setTeamMemberIsAdmin, ({ params, body }, context) =>
    members.setIsAdmin(context, params.id, body.isAdmin),
  );
  mount(app, team.removeTeamMember, ({ params, query }, context) =>
    members.removeMember(context, params.id, query),
  );
  mount(app, team.listTeamMemberModels, ({ params }, context) =>
    members.listMemberModels(context, params.id),
  );
  mount(app, team.remindTeamMemberOfMfa, ({ params }, context) =>
    members.remindOfMfa(context, params.id),
  );
  mountStream(app, team.teamChanges, teamFeed);

  mount(app, contract.listTeamInvites, (_, context) => invites.listInvites(context));
  mount(app, contract.createTeamInvites, ({ body }, context) =>
    invites.invite(context, body.emails),
  );
  mount(app, contract.resendTeamInvite, ({ params }, context) =>
    invites.resend(context, params.id),
  );
  mount(app, contract.deleteTeamInvite, ({ params }, context) =>
    invites.deleteInvite(context, params.id),
  );

  mount(app, contract.listTeamOffers, (_, context) => join.listOffers(context));
  mount(app, contract.getTeamOffer, ({ params }, context) => join.getOffer(context, params.id));
  for (const call of [contract.acceptTeamInvite, contract.acceptTeamInviteByGet]) {
    mount(app, call, ({ params }, context) => join.accept(context, params.id));
  }
  for (const call of [contract.declineTeamInvite, contract.declineTeamInviteByGet]) {
    mount(app, call, ({ params }, context) => join.decline(context, params.id));
  }
  mount(app, getOnboardingTeamInviteSession, ({ query }, context) =>
    inviteSession(context, query.id, query.access_key),
  );
  mount(app, activateOnboardingTeamInvite, ({ body }, context) => activate(context, body));
}
