import assert from "node:assert/strict";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { listModelVersions } from "@app/contract/model-versions";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { withinAnswer } from "#core/within-answer.ts";
import { lockModel, openModel } from "#modules/models/models.ts";
import * as store from "./history.store.ts";
import { refuseSaves } from "./may-save.ts";
import { type Of, selectVersions } from "./model-versions.store.ts";
import { presentVersion } from "./present-version.ts";

type Query = CheckedOf<typeof listModelVersions>["query"];

/** The newest first. Runs are counted from one without a gap, so that a page is a stretch of them. */
export async function list(context: MemberContext, id: number, query: Query) {
  const { db } = context;
  const { teamId, documentVersion } = await openModel(context, id);
  const of = { modelId: id, teamId };
  const [newest] = await selectVersions(db, of, documentVersion, documentVersion);
  assert(newest, "a model's newest version is missing");
  const { offset, limit } = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const to = newest.run - offset;
  const from = Math.max(1, to - limit + 1);
  const items = to < 1 ? [] : await readRuns(context, of, from, to);
  return { items: withinAnswer(items), totalItemCount: newest.run };
}

async function readRuns(context: MemberContext, of: Of, from: number, to: number) {
  const { db } = context;
  const spans = await store.selectRuns(db, of, from, to);
  const ends = spans.flatMap(({ first, last }) => [first - 1, last]);
  const byVersion = new Map(
    (await store.selectThese(db, of, ends)).map((row) => [row.version, row]),
  );
  const named = await store.selectNamed(db, of, from, to);
  return spans.map(({ run, first, last }) => {
    const row = byVersion.get(last);
    assert(row, "the last version of a run is missing");
    return {
      ...presentVersion(context, row),
      fromVersion: first,
      closingCashBefore: byVersion.get(first - 1)?.closingCash ?? null,
      named: named
        .filter((each) => each.run === run && each.version !== last)
        .map(({ version, label }) => ({ version, label: label ?? "" })),
    };
  });
}

export async function listRun(context: MemberContext, id: number, version: number) {
  const { db } = context;
  const { teamId } = await openModel(context, id);
  const of = { modelId: id, teamId };
  const [row] = await selectVersions(db, of, version, version);
  if (!row) throw notFound("Version");
  const rows = await store.selectRun(db, of, row.run, UNPAGED_ROWS_MAX);
  return { items: withinAnswer(rows.map((each) => presentVersion(context, each))) };
}

/** A name is for everybody, as the versions are: it is given and taken by who may change them all. */
export async function label(
  context: MemberContext,
  id: number,
  version: number,
  label: string | null,
) {
  const { db } = context;
  const model = await lockModel(context, id);
  await refuseSaves(context, model);
  if (model.level < ACCESS_LEVELS.STANDARD) {
    throw new Refusal(403, "Your access to this model does not let you name its versions.");
  }
  const of = { modelId: id, teamId: model.teamId };
  const [before] = await selectVersions(db, of, version, version);
  const after = before && (await store.updateLabel(db, of, version, label));
  if (!after) throw notFound("Version");
  context.audit({
    action: "model.label_version",
    teamId: model.teamId,
    ...{ subjectId: id, subjectName: model.modelName },
    before: { version, label: before.label },
    after: { version, label },
  });
  return presentVersion(context, after);
}
