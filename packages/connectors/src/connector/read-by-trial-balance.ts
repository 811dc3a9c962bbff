/** A source that is read by its chart and one trial balance a month. */
import type { Month } from "@app/engine/time/month";
import type { Account, Organisation } from "#ledger/ledger.ts";
import type { Connector, ReadContext } from "./connector.ts";
import {
  monthsOf,
  openingsOf,
  type TrialBalance,
  type TrialBalanceBooks,
} from "./period-trial-balance.ts";

type Source<Settings> = Pick<Connector<Settings>, "accounts"> & {
  trialBalances: (
    context: ReadContext,
    settings: Settings,
    organisation: Organisation,
    accounts: readonly Account[],
  ) => (month: Month) => Promise<TrialBalance>;
};

export function readByTrialBalance<Settings>({
  accounts: chartOf,
  trialBalances,
}: Source<Settings>) {
  async function booksOf(
    ...[context, settings, organisation]: Parameters<typeof chartOf>
  ): Promise<TrialBalanceBooks> {
    const accounts = await chartOf(context, settings, organisation);
    const read = trialBalances(context, settings, organisation, accounts);
    return { context, organisation, accounts, read };
  }
  return {
    accounts: chartOf,
    async openings(context, settings, organisation, before) {
      return openingsOf(await booksOf(context, settings, organisation), before);
    },
    async *movements(context, settings, organisation, range) {
      yield* monthsOf(await booksOf(context, settings, organisation), range);
    },
  } satisfies Partial<Connector<Settings>>;
}
