import type { CheckedOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { listSupportHistory } from "@app/contract/support";
import type { MemberContext } from "#core/context.ts";
import { BRAND } from "#core/letter.ts";
import { messageOf, minutesHistory } from "#modules/support-credit/support-credit.ts";
import { onlookerOf } from "./support.ts";
import { selectSources } from "./support-messages.store.ts";

/** More lines than any entry has. */
const LINES_MAX = 1_000;

/** The ledger's minutes, with the discussions they were used in as far as one may see those. */
export async function history(
  context: MemberContext,
  query: CheckedOf<typeof listSupportHistory>["query"],
) {
  const { db } = context;
  const self = onlookerOf(context);
  const page = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const { items, ...sums } = await minutesHistory(context, self.teamId, page);
  const messageIds = items.flatMap(({ row }) => messageOf(row.key) ?? []);
  const sources = await selectSources(db, self, messageIds);
  return {
    ...sums,
    items: items.map(({ row: { sequence, line, key, description }, ...change }) => {
      const source = sources.find(({ messageId }) => messageId === messageOf(key));
      const isByPlan = change.day !== null;
      return {
        ...change,
        ...{ id: sequence * LINES_MAX + line, description },
        discussion: source ? { id: source.id, subject: source.subject } : null,
        byName: isByPlan ? null : (source?.authorName ?? `${BRAND} support`),
      };
    }),
  };
}
