import { expect, test } from "vitest";
import type { Books } from "#actuals/books.ts";
import { applyEdits } from "#edits/apply-edits.ts";
import { stableText } from "#model/stable-text.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";
import { monthOf } from "#time/month.ts";

const rent = {
  kind: "expense",
  id: "rent",
  name: "Rent",
  amount: 100,
  account: "rentCost",
} as const;
const books: Books = {
  decimals: 2,
  months: [{ month: monthOf(2026, 7), are: "movements", amounts: { rent: 12_000, bank: -12_000 } }],
  places: { rent: "rentCost", bank: "cash" },
};

test("rolling forward is one list of edits; undone, the document is the same to the byte", async () => {
  const document = smallCompany({ modules: [rent] });
  const asked = { books, newAccounts: [], held: [], consumed: [] };
  const connection = holdDocument();
  await connection.open(document);
  const { planned } = await connection.rollForward(asked);
  if (!("edits" in planned)) throw new Error(JSON.stringify(planned));
  const rolled = applyEdits(document, planned.edits);
  if (!rolled.document) throw new Error(rolled.issues[0]?.message);
  const back = applyEdits(rolled.document, rolled.inverse);

  expect(rolled.document.timeline.actualCount).toBe(1);
  expect(back.document && stableText(back.document)).toBe(stableText(document));
});
