import type { CheckedOf } from "@app/contract/endpoint";
import type { chooseCommunity as call } from "@app/contract/subscription-plan";
import type { MemberContext } from "#core/context.ts";
import { keepOneModel } from "#modules/models/models.ts";
import { beginCommunity } from "#modules/subscription/subscription.ts";

/** All of it or nothing: who has several models says which one stays. */
export async function chooseCommunity(context: MemberContext, { body }: CheckedOf<typeof call>) {
  const plan = await beginCommunity(context);
  await keepOneModel(context, body.modelId);
  return plan;
}
