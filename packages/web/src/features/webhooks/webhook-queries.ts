import type { RequestOf } from "@app/contract/endpoint";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
  type WebhookDelivery,
} from "@app/contract/webhooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";

export const webhooksQuery = queryFor(listWebhooks, {});

/** What is on its way is looked at again this soon. */
const LOOK_MS = 1_500;

export function deliveryPage(page: number, rows = pageRows(page)) {
  return queryFor(listWebhookDeliveries, {
    query: rows,
  });
}

type Shown = Pick<WebhookDelivery, "state" | "nextTryAt">;

/** While something is sent, or should be any moment. */
export function lookAgainMs(items: readonly Shown[] = []) {
  const now = Date.now();
  const isMoving = items.some(
    ({ state, nextTryAt }) =>
      state === "sending" || (state === "waiting" && Date.parse(nextTryAt ?? "") <= now),
  );
  return isMoving ? LOOK_MS : false;
}

/** After which the addresses and their log are asked for anew, done or not. */
function useDeed<Asked, Done>(deed: (asked: Asked) => Promise<Done>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () =>
      Promise.all(
        [listWebhooks, listWebhookDeliveries].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

export type Wish = RequestOf<typeof createWebhook>["body"];

export const useAddWebhook = () => useDeed((body: Wish) => call(createWebhook, { body }));

export const useChangeWebhook = () =>
  useDeed(({ id, ...body }: Wish & { id: number }) =>
    call(updateWebhook, { params: { id }, body }),
  );

export const useRenewSecret = () =>
  useDeed((id: number) => call(renewWebhookSecret, { params: { id } }));

export const useDeleteWebhook = () =>
  useDeed((id: number) => call(deleteWebhook, { params: { id } }));

export const useTestWebhook = () => useDeed((id: number) => call(testWebhook, { params: { id } }));

export const useSendAgain = () =>
  useDeed((id: number) => call(sendWebhookAgain, { params: { id } }));
