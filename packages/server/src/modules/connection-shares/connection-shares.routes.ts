import {
  listConnectionShares,
  listTeamMembersAccess,
  setTeamMemberAccess,
  shareConnection,
  unshareConnection,
} from "@app/contract/connection-shares";
import { type App, mount } from "#http/mount.ts";
import * as shares from "./connection-shares.ts";

export function connectionShareRoutes(app: App) {
  mount(app, listConnectionShares, ({ params }, context) => shares.list(context, params.id));
  mount(app, shareConnection, ({ params, body }, context) =>
    shares.share(context, params.id, body.email),
  );
  mount(app, unshareConnection, ({ params, query }, context) =>
    shares.unshare(context, params.id, params.shareId, query.uid),
  );
  mount(app, listTeamMembersAccess, ({ params }, context) =>
    shares.listMembers(context, params.id),
  );
  mount(app, setTeamMemberAccess, ({ params, body }, context) =>
    shares.setMember(context, params.id, params.accountId, body.hasAccess),
  );
}
