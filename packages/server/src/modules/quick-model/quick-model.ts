import type { DataOf } from "@app/contract/endpoint";
import type { previewQuickModel } from "@app/contract/quick-model";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { fitDocument, readModelBooks, type Wishes } from "#modules/model-books/model-books.ts";
import { inPool } from "#modules/models/models.ts";

/** The model as it would be made, under its organisation's name. */
export async function preview(
  pool: Pool,
  context: MemberContext,
  id: number,
  wishes: Omit<Wishes, "name">,
): Promise<DataOf<typeof previewQuickModel>> {
  const books = await context.commitNow((db) => readModelBooks({ ...context, db }, id));
  const { name } = books.ledger.organisation;
  const made = await inPool(pool, context, fitDocument, { books, wishes: { ...wishes, name } });
  if (!made.fitted) return { problems: made.problems, fitted: null };
  const { document, unproven, span } = made.fitted;
  const [fits, rules] = [made.fitted.fits.map(drawn), made.fitted.rules.map(drawn)];
  const questions = made.fitted.questions.map((each) => ({ ...each, choices: [...each.choices] }));
  return { problems: [], fitted: { document, fits, rules, unproven, questions, span } };
}

function drawn<Fitted extends { history: readonly number[] }>(fitted: Fitted) {
  return { ...fitted, history: [...fitted.history] };
}
