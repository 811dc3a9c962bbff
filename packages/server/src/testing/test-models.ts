import type { AccessLevel } from "@app/contract/access-level";
import type { modelSource } from "@app/contract/model-draft";
import { createModel, type FiguresAhead, type ModelFigures } from "@app/contract/models";
import type * as z from "zod/mini";
import type { Parts } from "#http/parts.ts";
import type { Person } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";
import { dataOf } from "./test-clients.ts";
import { testStorage } from "./test-storage.ts";

type Starter = Extract<z.input<typeof modelSource>, { from: "starter" }>;

/** A three-year forecast of a services firm, unless said otherwise. */
export function starterOf(draft: Partial<Starter>): Starter {
  return {
    from: "starter",
    key: "servicesFirm",
    timeSeries: "monthly3",
    modelName: "Forecast",
    ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
    ...draft,
  };
}

export async function addModel(caller: Caller, draft: Partial<Starter> = {}) {
  return dataOf(await caller.call(createModel, { body: starterOf(draft) }));
}

/** Whose models are where other tests' are not brings where that is. */
type Somebody = { person: Person; parts?: Pick<Parts, "storage"> };

type Rows = {
  isActive: boolean;
  isEducation: boolean;
  teamLevel: AccessLevel;
  clientId: number | null;
  checks: ModelFigures["checks"];
};

/** Models without documents, for what looks at the record alone: made at once, and each a second newer. */
export async function addModelRows(
  { person, parts }: Somebody,
  names: string[],
  options: Partial<Rows> = {},
) {
  const { isActive = true, isEducation = false, teamLevel = 4, clientId = null } = options;
  const checks = options.checks ?? { isBlocked: false, errorCount: 0, alertCount: 0 };
  const storage = parts?.storage ?? (await testStorage());
  const rows = await storage.query<{ id: number }>(
    `insert into models (team_id, owner_account_id, client_id, name, is_active, is_education,
       team_level, document_version, figures, saved_at, saved_by_name, created_at, updated_at)
     select $1, $2, $3, name, $4, $5, $6, 1, $7, now() + number * interval '1 s', 'Ada', now(), now()
     from unnest($8::text[]) with ordinality as named (name, number) returning id`,
    [
      ...[person.teamId, person.accountId, clientId, isActive, isEducation, teamLevel],
      ...[JSON.stringify({ ...EMPTY_FIGURES, checks }), names],
    ],
  );
  return rows.map(({ id }) => id);
}

const EMPTY_FIGURES: Omit<ModelFigures, "checks" | "ahead"> = {
  ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
  ...{ lastActual: null, lowestCash: null, cashFloor: null },
  closingCash: { from: "Jul 2026", actualCount: 0, values: [] },
};

/** Lets somebody of any team do so much with a model. */
export async function grantModel(
  { person }: Somebody,
  modelId: number,
  to: Person,
  level: AccessLevel,
) {
  const isMember = to.teamId === person.teamId;
  const storage = await testStorage();
  await storage.query(
    `insert into grants (team_id, model_id, kind, user_id, account_id, level, granted_by_name, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'Ada', now(), now())`,
    [
      ...[person.teamId, modelId, isMember ? "member" : "trusted", to.userId],
      ...[isMember ? to.accountId : null, level],
    ],
  );
}

/** What a year of no periods earns. */
export const NO_YEAR: FiguresAhead["year"] = {
  ...{ name: "", periods: [], actualCount: 0, revenue: [], grossProfit: [], ebitda: [] },
};
