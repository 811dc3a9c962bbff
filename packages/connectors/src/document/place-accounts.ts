/**
 * Where the accounts of a file stand among the accounts a model has. What was said last time holds; a
 * name of the model's own is nearly as good; else the suggested line decides, as long as the model has
 * one account there. Whatever is not sure is asked, with the next best beside it.
 */
import type { Account as ModelAccount } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import type { Account, AccountClass } from "#ledger/ledger.ts";
import { classOfLine, linesOfClass } from "#mapping/class-wall.ts";
import { plainWords } from "#mapping/name-rule.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import { accountIdFor } from "./account-id.ts";

export type Place = { account: string; line: string; isNew: boolean };

export type PlacedAccount = Place & {
  accountId: string;
  /** 0 to 1; below 0.90 a person is asked, as about lines. */
  confidence: number;
  reason: string;
  /** The next best. */
  other?: Place;
};

const SAME_NAME = 0.98;
const AMONG_SEVERAL = 0.7;
const NEW = 0.85;

export function placeAccounts(
  accounts: readonly Account[],
  model: readonly ModelAccount[],
): PlacedAccount[] {
  const earlierChoices = model.flatMap(({ name, line }) => {
    const kind = classOfLine(line);
    return kind ? [{ name, class: kind, line }] : [];
  });
  const suggestions = suggestLines(accounts, { earlierChoices });
  const taken = new Set(model.map(({ id }) => id));
  return accounts.map((account, index) => {
    const allowed = model.filter(({ line }) => linesOfClass(account.class).has(line));
    const { line = "", confidence = 0, reason = "" } = suggestions[index] ?? {};
    const fresh = (): Place => {
      const id = accountIdFor(account, (each) => taken.has(each));
      return { account: id, line, isNew: true };
    };
    const placed =
      known(account, allowed) ?? byLine(account, allowed, { line, confidence, reason }, fresh);
    if (placed.isNew) taken.add(placed.account);
    return { accountId: account.externalId, ...placed };
  });
}

/** The class of an account that a file does not tell and the model does. */
export function classInModel(
  { accountId, name }: { accountId: string; name: string },
  model: readonly ModelAccount[],
): AccountClass | undefined {
  const found =
    model.find(({ sources }) => sources?.includes(accountId)) ??
    model.find((each) => plainWords(each.name) === plainWords(name));
  return found && classOfLine(found.line);
}

type Found = Omit<PlacedAccount, "accountId">;

function known(account: Account, model: readonly ModelAccount[]): Found | undefined {
  const { externalId, name, isRetainedEarnings } = account;
  const before = model.find(({ sources }) => sources?.includes(externalId));
  if (before) return { ...placeOf(before), confidence: 1, reason: "It was placed here before." };
  const retained = model.find(({ line }) => line === "retainedEarnings");
  if (isRetainedEarnings && retained)
    return { ...placeOf(retained), confidence: 1, reason: "The year's profit goes here." };
  const [same, another] = model.filter((each) => plainWords(each.name) === plainWords(name));
  if (!same || another) return undefined;
  const reason = "The model has an account of this name.";
  return { ...placeOf(same), confidence: SAME_NAME, reason };
}

type Suggested = { line: string; confidence: number; reason: string };

function byLine(
  account: Account,
  model: readonly ModelAccount[],
  { line, confidence, reason }: Suggested,
  fresh: () => Place,
): Found {
  const under = `under ${standardLine(line)?.name ?? line}`;
  const [best, next] = alike(
    account.name,
    model.filter((each) => each.line === line),
  );
  if (!best) {
    const section = standardLine(line)?.section;
    const near = alike(
      account.name,
      model.filter((each) => standardLine(each.line)?.section === section),
    )[0];
    return {
      ...fresh(),
      confidence: Math.min(confidence, NEW),
      reason: `${reason} The model has no account ${under}.`,
      ...(near && { other: placeOf(near) }),
    };
  }
  if (!next) {
    const only = `${reason} ${best.name} is the only account ${under}.`;
    return { ...placeOf(best), confidence, reason: only, other: fresh() };
  }
  return {
    ...placeOf(best),
    confidence: Math.min(confidence, AMONG_SEVERAL),
    reason: `${reason} The model has several accounts ${under}.`,
    other: placeOf(next),
  };
}

function placeOf({ id, line }: ModelAccount): Place {
  return { account: id, line, isNew: false };
}

/** Those with more words of the name first, else in the order of the chart. */
function alike(name: string, accounts: readonly ModelAccount[]): ModelAccount[] {
  const words = new Set(plainWords(name).split(" "));
  const shared = ({ name: own }: ModelAccount) =>
    plainWords(own)
      .split(" ")
      .filter((word) => words.has(word)).length;
  return accounts.toSorted((one, other) => shared(other) - shared(one));
}
