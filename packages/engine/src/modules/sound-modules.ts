/**
 * Which modules can be used at all. One that would take another's name, or keep a balance on an
 * account that has none, is told at its place and left out whole; the rest calculates.
 */
import { type AccountOnLine, type Draft, isCash } from "#draft/draft.ts";
import type { IssueCode } from "#model/issue.ts";
import type { Module } from "#model/module.ts";
import { RESERVED_NAMES } from "#model/reserved-names.ts";
import { balanceFields } from "./balance-fields.ts";

type Sorted = { sound: Module[]; silent: Module[] };

/** The modules that post, and those that only lend zeros to whoever reads them. */
export function sortModules(draft: Draft): Sorted {
  const names = new Set<string>();
  const sorted: Sorted = { sound: [], silent: [] };
  for (const module of draft.document.modules) {
    if (!hasOwnName(module, names, draft)) continue;
    names.add(module.id);
    const isUsed = !module.isOff && hasFittingAccounts(module, draft);
    sorted[isUsed ? "sound" : "silent"].push(module);
  }
  return sorted;
}

function hasOwnName({ id, name }: Module, names: Set<string>, draft: Draft): boolean {
  if (names.has(id)) {
    const message = `The module "${id}" is there twice; the first one counts.`;
    tell(draft, id, "id", "duplicate", message);
  } else if (RESERVED_NAMES.has(id)) {
    const message = `"${name}" needs another name for formulas: "${id}" is used by every model.`;
    tell(draft, id, "id", "duplicate", message);
  } else return true;
  return false;
}

function hasFittingAccounts(module: Module, draft: Draft): boolean {
  const faults = balanceFields(module).flatMap(({ field, account, isAgainst }) => {
    const found = account === undefined ? undefined : draft.accounts.get(account);
    const fault = found && faultOf(found, isAgainst);
    return fault === undefined ? [] : [{ field, fault }];
  });
  for (const { field, fault } of faults) tell(draft, module.id, field, "wrong-account", fault);
  return hasTaxAccount(module, draft) && faults.length === 0;
}

/** Paying against cash is paying at once; a balance kept on cash would be paid from itself. */
function faultOf(account: AccountOnLine, isAgainst: boolean | undefined): string | undefined {
  const { name, standard } = account;
  if (standard.statement === "profitAndLoss")
    return `"${name}" is an account of profit and loss. Choose one of the balance sheet.`;
  return isCash(account) && !isAgainst
    ? `"${name}" is cash itself. Choose the account that holds the balance.`
    : undefined;
}

/** Tax on an account within profit before tax would be taxed itself. */
function hasTaxAccount(module: Module, draft: Draft): boolean {
  const found = module.kind === "incomeTax" ? draft.accounts.get(module.account) : undefined;
  if (!found || found.standard.section === "incomeTax") return true;
  const message = `"${found.name}" is not an account for income tax. Choose one that stands below profit before tax.`;
  tell(draft, module.id, "account", "wrong-account", message);
  return false;
}

function tell(draft: Draft, id: string, field: string, code: IssueCode, message: string) {
  draft.issues.push({ code, severity: "error", place: `modules/${id}/${field}`, message });
}
