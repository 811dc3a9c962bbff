import type { NounActivity } from "#core/activity.ts";
import { selectKnown, selectPresent } from "./models.store.ts";

export const modelActivity: NounActivity = {
  actions: {
    "model.create": { toTeam: "made model" },
    "model.save": { toTeam: "saved model" },
    "model.label_version": { toTeam: "named a version of model" },
    "model.restore_version": { toTeam: "restored a version of model" },
    "model.download_workbook": { toTeam: "downloaded the workbook of model" },
    "model.update": { toTeam: "changed model" },
    "model.choose_client": { toTeam: "chose a client for" },
    "model.choose_connection": { toTeam: "chose a connection for model" },
    "model.cancel": { toTeam: "cancelled model" },
    "model.reactivate": { toTeam: "reactivated model" },
    "model.delete": { toTeam: "deleted model" },
    "model.restore": { toTeam: "restored model" },
    "model.purchase": { toTeam: "bought model" },
    // Sharing, by modules/grants.
    "model.set_member_access": { toTeam: "changed a member's access to model" },
    "model.set_team_access": { toTeam: "changed the team's access to model" },
    "model.trust": { toTeam: "shared model" },
    "model.set_trusted_access": { toTeam: "changed a trusted user's access to model" },
    "model.untrust": { toTeam: "ended a trusted user's access to model" },
    "model.look_up_person": "silent",
    "model.invite": { toTeam: "invited somebody to model" },
    "model.withdraw_invite": { toTeam: "took back an invite to model" },
    "model.accept_invite": { toTeam: "accepted an invite to model" },
    "model.decline_invite": { toTeam: "declined an invite to model" },
    "model.offer_ownership": { toTeam: "offered the ownership of model" },
    "model.withdraw_ownership": { toTeam: "took back the offer to own model" },
    "model.decline_ownership": { toTeam: "declined to own model" },
    "model.transfer": { toTeam: "changed the owner of model" },
    "model.leave_team": { toTeam: "became the owner in another team of model" },
    "model.receive": { toTeam: "took over model" },
  },
  subject: { kind: "model", selectPresent },
  selectKnown,
};
