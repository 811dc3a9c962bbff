/** What errands do with a ledger's file of July, whatever they are about. */
import { API_BASE } from "@app/contract/endpoint";
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf } from "@app/engine/scenarios/cases";
import type { Page } from "@playwright/test";

/** Chooses a file on the page that adds actuals. */
export async function give(page: Page, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content);
  const choose = page.getByLabel("Choose a file or drop it here");
  await choose.setInputFiles({ name, mimeType: "text/csv", buffer });
}

export async function documentOf(page: Page, id: number): Promise<ModelDocument> {
  const answer = await page.request.get(`${API_BASE}/model/${id}/document`);
  return (await answer.json()).data.document;
}

/** July as the model forecasts it, to the cent, and what else was paid out of the bank. */
export function trialBalance(
  document: ModelDocument,
  paid: [name: string, kind: string, cents: number][],
) {
  const { model, base } = casesOf(buildModel(document));
  const rows = [...model.accounts.values()].map(({ id, name, standard }): Row => {
    // The year begins with July: what revenue and costs hold is what moved.
    const holds = standard.statement === "profitAndLoss" ? "movement" : "closing";
    const closing = seriesOf(model.program, base, `account.${id}.${holds}`)[0] ?? 0;
    return {
      name,
      kind: KINDS[standard.section] ?? "Expense",
      cents: Math.round(closing * 100),
      id,
    };
  });
  const cash = rows.find(
    ({ kind, id }) => kind === "Asset" && model.accounts.get(id)?.line === "cash",
  );
  const extra = paid.map(([name, kind, cents]): Row => ({ name, kind, cents, id: "" }));
  const all = [...rows, ...extra];
  // What rounding leaves is in the bank.
  if (cash) cash.cents -= all.reduce((sum, { cents }) => sum + cents, 0);
  const text = (cents: number) => (cents > 0 ? (cents / 100).toFixed(2) : "");
  const file = [
    "Trial balance as at 31 July 2026",
    "Account,Class,Debit,Credit",
    ...all.map(({ name, kind, cents }) => `"${name}",${kind},${text(cents)},${text(-cents)}`),
    "",
  ].join("\n");
  return { file, bank: (cash?.cents ?? 0) / 100 };
}

type Row = { id: string; name: string; kind: string; cents: number };

const KINDS: Record<string, string> = {
  ...{ currentAssets: "Asset", nonCurrentAssets: "Asset", equity: "Equity" },
  ...{ currentLiabilities: "Liability", nonCurrentLiabilities: "Liability" },
  ...{ revenue: "Revenue", otherIncome: "Revenue" },
};
