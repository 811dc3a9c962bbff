/** Clients from a list: looked at as often as somebody likes, then added and changed all at once or not at all. */
import { createHash } from "node:crypto";
import { clientDraft } from "@app/contract/client-draft";
import { importAnswers, type importClients } from "@app/contract/client-import";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type * as z from "zod/mini";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { isCurrency } from "#modules/app-data/app-data.ts";
import * as clients from "#modules/clients/clients.ts";
import { inPool } from "#modules/models/models.ts";
import { type ClientList, type Draft, type ListedRow, readClientList } from "./read-client-list.ts";

type Upload = CheckedOf<typeof importClients>["body"] & { file: Uint8Array };
type Answers = z.output<typeof importAnswers>;
type Shown = DataOf<typeof importClients>;
type Outcome = Shown["rows"][number]["outcome"];
type Existing = Awaited<ReturnType<typeof clients.findNamed>>[number];

/** What becomes of a row. */
type Planned = ListedRow & { outcome: Outcome; draft: Draft; existing: Existing | undefined };

const ROWS_SHOWN = 50;
const PROBLEMS_SHOWN = 100;
const CLOSING_SHOWN = 10;

export async function importList(
  pool: Pool,
  context: MemberContext,
  { file, fileName, answers, confirmed }: Upload,
): Promise<Shown> {
  const said = answersIn(answers);
  const tooMuch = () =>
    new Refusal(413, "The file takes too much time or memory to be read.", "file");
  const { columns, isFirstRowClient } = said;
  const given = { file, fileName, columns, isFirstRowClient };
  const list = await inPool(pool, context, readClientList, given, tooMuch);
  if ("refusal" in list) throw new Refusal(400, list.refusal, "file");
  const names = list.rows.flatMap(({ said: { name } }) => name ?? []);
  // Nobody changes them between the last look and the writing.
  const existing = await clients.findNamed(context, names, confirmed !== undefined);
  const planned = plan(list, said, existing);
  const shown = present(list, planned, said);
  if (confirmed === undefined) return shown;
  if (shown.lack !== null) throw new Refusal(409, shown.lack, "file");
  if (confirmed !== shown.seen) {
    throw new Refusal(
      409,
      "Clients have changed since you looked. Look at the list again.",
      "file",
    );
  }
  return { ...shown, imported: await carryOut(context, planned) };
}

function answersIn(text: string): Answers {
  try {
    const read = importAnswers.parse(JSON.parse(text));
    if (isCurrency(read.currency)) return read;
  } catch {
    // What is no JSON and what is none of ours are the same to the person.
  }
  throw new Refusal(400, "The answers to the file's questions are damaged.", "answers");
}

async function carryOut(context: MemberContext, planned: readonly Planned[]) {
  const added = planned.filter(({ outcome }) => outcome === "add");
  const updated = planned.flatMap(({ outcome, existing, draft }) =>
    outcome === "update" && existing ? [{ before: existing, draft }] : [],
  );
  await clients.createMany(
    context,
    added.map(({ draft }) => draft),
  );
  await clients.updateMany(context, updated);
  const done = { added: added.length, updated: updated.length };
  clients.recordImport(context, done);
  return done;
}

function plan(list: ClientList, answers: Answers, existing: readonly Existing[]): Planned[] {
  const byName = new Map(existing.map((client) => [client.askedAs, client]));
  return list.rows.map((row) => planRow(row, answers, byName.get(row.said.name ?? "")));
}

function planRow(listed: ListedRow, answers: Answers, existing: Existing | undefined): Planned {
  const { said } = listed;
  const { yearEndMonth, currency } = answers;
  const unsaid = existing ? existing.draft : { yearEndMonth, currency };
  const draft = clientDraft.parse({ name: "–", ...unsaid, ...said });
  return { ...listed, draft, existing, outcome: outcomeOf(listed, answers, draft, existing) };
}

function outcomeOf(
  { problems }: ListedRow,
  { duplicates, isWithoutWrong }: Answers,
  draft: Draft,
  existing: Existing | undefined,
): Outcome {
  if (problems.length > 0) return isWithoutWrong ? "skip" : "wrong";
  if (!existing) return "add";
  if (Object.keys(changedFields(existing.draft, draft).after).length === 0) return "same";
  if (duplicates === null) return "ask";
  return duplicates;
}

function present(list: ClientList, planned: readonly Planned[], answers: Answers): Shown {
  const countOf = (outcome: Outcome) => planned.filter((row) => row.outcome === outcome).length;
  const counts = {
    rows: planned.length,
    ...{ add: countOf("add"), update: countOf("update"), same: countOf("same") },
    ...{ skip: countOf("skip"), ask: countOf("ask"), wrong: countOf("wrong") },
  };
  return {
    ...{ columns: list.columns, isFirstRowClient: list.isFirstRowClient },
    rows: planned.slice(0, ROWS_SHOWN).map(({ row, name, draft, outcome }) => ({
      ...{ row, outcome, name },
      contact: [draft.contactName, draft.contactEmail].filter(Boolean).join(", "),
    })),
    problems: planned.flatMap(({ problems }) => problems).slice(0, PROBLEMS_SHOWN),
    counts,
    closingLines: {
      count: list.closingLines.length,
      items: list.closingLines.slice(0, CLOSING_SHOWN),
    },
    asks: asksOf(planned),
    lack: lackOf(list, counts),
    seen: seenOf(planned, answers),
    imported: null,
  };
}

function asksOf(planned: readonly Planned[]): Shown["asks"] {
  const added = planned.filter(({ outcome }) => outcome === "add");
  const isUnsaid = (field: keyof Draft) => added.some(({ said }) => said[field] === undefined);
  const isTaken = planned.some(
    ({ existing, outcome }) => existing && outcome !== "same" && outcome !== "wrong",
  );
  return [
    ...(isTaken ? (["duplicates"] as const) : []),
    ...(isUnsaid("yearEndMonth") ? (["yearEndMonth"] as const) : []),
    ...(isUnsaid("currency") ? (["currency"] as const) : []),
  ];
}

function lackOf({ columns }: ClientList, { add, update, ask, wrong }: Shown["counts"]) {
  if (!columns.some(({ field }) => field === "name")) return "Choose the column of the names.";
  if (wrong > 0) {
    return `${wrong === 1 ? "One row is" : `${wrong} rows are`} wrong. Mend the file, or leave ${wrong === 1 ? "it" : "them"} out.`;
  }
  if (ask > 0) {
    const names = ask === 1 ? "One name is a client’s" : `${ask} names are clients’`;
    return `${names} already. Say whether to skip or to update ${ask === 1 ? "it" : "them"}.`;
  }
  return add + update === 0 ? "There is nothing to add and nothing to change." : null;
}

/** Changes with what would be done: other answers, another file, or a client that somebody changed. */
function seenOf(planned: readonly Planned[], answers: Answers) {
  const done = planned.map(({ row, outcome, draft, existing }) => [
    ...[row, outcome, draft],
    existing && [existing.id, existing.version],
  ]);
  return createHash("sha256")
    .update(JSON.stringify([done, answers]))
    .digest("hex");
}
