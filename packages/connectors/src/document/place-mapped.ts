/**
 * Where the accounts of a mapped ledger stand among the accounts of a model. What the model says it
 * has from there, and what the mapping names, is proved. An account under the mapped line that is of
 * nobody's books may be the same or another one: that is asked.
 */
import type { Account as ModelAccount } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import type { Account } from "#ledger/ledger.ts";
import { plainWords } from "#mapping/name-rule.ts";
import type { AccountPlace, BooksMapping } from "./books-mapping.ts";
import type { PlacedAccount } from "./place-accounts.ts";

const PROVED = 1;
const SAME_NAME = 0.98;
const MAYBE = 0.7;

/** Those without a place in the mapping are left out. */
export function placeMapped(
  accounts: readonly Account[],
  mapping: BooksMapping,
  model: readonly ModelAccount[],
): PlacedAccount[] {
  const places = new Map(mapping.map((place) => [place.accountId, place]));
  const taken = new Set(model.map(({ id }) => id));
  return accounts.flatMap((account) => {
    const place = places.get(account.externalId);
    return place ? [placed(account, place, model, taken)] : [];
  });
}

function placed(
  { externalId: accountId, name, isRetainedEarnings }: Account,
  place: AccountPlace,
  model: readonly ModelAccount[],
  taken: Set<string>,
): PlacedAccount {
  const under = standardLine(place.line)?.name ?? place.line;
  const at = ({ id, line }: ModelAccount) => ({ account: id, line, isNew: false });
  const known = model.find(({ sources }) => sources?.includes(accountId));
  if (known) {
    const here = standardLine(known.line)?.name ?? known.line;
    const reason =
      known.line === place.line
        ? "It was placed here before."
        : `It stands under ${here} here and under ${under} in the mapping. This model keeps its place.`;
    return { accountId, ...at(known), confidence: PROVED, reason };
  }
  const retained = model.find(({ line }) => line === "retainedEarnings");
  if (isRetainedEarnings && retained)
    return {
      accountId,
      ...at(retained),
      confidence: PROVED,
      reason: "The year's profit goes here.",
    };
  const fresh = () => ({ account: freeName(place.account, taken), line: place.line, isNew: true });
  const onLine = model.filter(({ line }) => line === place.line);
  const named = onLine.find(({ id }) => id === place.account);
  if (named)
    return { accountId, ...at(named), confidence: PROVED, reason: "The mapping names it." };
  const free = onLine.filter(({ sources = [] }) => sources.length === 0);
  const [same, another] = free.filter((each) => plainWords(each.name) === plainWords(name));
  if (same && !another) {
    const reason = `The model has an account of this name under ${under}.`;
    return { accountId, ...at(same), confidence: SAME_NAME, reason };
  }
  const [best] = free;
  if (!best)
    return { accountId, ...fresh(), confidence: PROVED, reason: `New, under ${under} as mapped.` };
  const reason = `It is mapped to ${under}, where the model has ${best.name}.`;
  return { accountId, ...at(best), confidence: MAYBE, reason, other: fresh() };
}

/** Several accounts of a source may share one of the mapping, and so one that is new. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}_${count}`;
  return id;
}
