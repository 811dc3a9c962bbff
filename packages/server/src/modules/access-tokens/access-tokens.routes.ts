import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "@app/contract/access-tokens";
import { type App, mount } from "#http/mount.ts";
import * as tokens from "./access-tokens.ts";

export function accessTokenRoutes(app: App) {
  mount(app, listAccessTokens, (_request, context) => tokens.list(context));
  mount(app, createAccessToken, ({ body }, context) => tokens.create(context, body));
  mount(app, revokeAccessToken, ({ params }, context) => tokens.revoke(context, params.id));
}
