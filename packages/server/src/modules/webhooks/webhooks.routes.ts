import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
} from "@app/contract/webhooks";
import { type App, mount } from "#http/mount.ts";
import * as deliveries from "./deliveries.ts";
import * as webhooks from "./webhooks.ts";

export function webhookRoutes(app: App) {
  mount(app, listWebhooks, (_request, context) => webhooks.list(context));
  mount(app, createWebhook, ({ body }, context) => webhooks.create(context, body));
  mount(app, updateWebhook, ({ params, body }, context) =>
    webhooks.update(context, params.id, body),
  );
  mount(app, renewWebhookSecret, ({ params }, context) => webhooks.renewSecret(context, params.id));
  mount(app, deleteWebhook, ({ params }, context) => webhooks.remove(context, params.id));
  mount(app, testWebhook, ({ params }, context) => webhooks.test(context, params.id));
  mount(app, listWebhookDeliveries, ({ query }, context) => deliveries.list(context, query));
  mount(app, sendWebhookAgain, ({ params }, context) =>
    deliveries.sendAgain(context, params.id, () => app.parts.onMessage()),
  );
}
