import type { ActualsAnswers } from "@app/connectors/sources/spreadsheet/answered-sheet";
import type { CheckedOf } from "@app/contract/endpoint";
import {
  actualsAnswers,
  getActualsTemplate,
  type readModelActuals,
} from "@app/contract/model-actuals";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool } from "#modules/models/models.ts";
import { makeActualsTemplate } from "./make-actuals-template.ts";
import { readActualsFile } from "./read-actuals-file.ts";

const [CONTENT_TYPE] = getActualsTemplate.contentTypes;

type Upload = CheckedOf<typeof readModelActuals>["body"] & { file: Uint8Array };

/** Whoever may see a model may see what a file would be in it; taking it over is an edit like any other. */
export async function read(
  pool: Pool,
  context: MemberContext,
  id: number,
  { file, fileName, answers }: Upload,
) {
  const said = answersIn(answers);
  const { version: _, ...stored } = await selectVersion(context, id, undefined);
  const tooMuch = () =>
    new Refusal(413, "The file takes too much time or memory to be read.", "file");
  const given = { file, fileName, stored, answers: said };
  const outcome = await inPool(pool, context, readActualsFile, given, tooMuch);
  if ("refusal" in outcome) throw new Refusal(400, outcome.refusal, "file");
  return outcome.read;
}

/** What a person said of a file, sent along as JSON text. */
export function answersIn(text: string): ActualsAnswers {
  const { data } = actualsAnswers.safeParse(jsonOf(text));
  if (!data) throw new Refusal(400, "The answers could not be read.", "answers");
  const { month, ...answers } = data;
  return { ...answers, ...(month !== undefined && { month }) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function template(
  pool: Pool,
  context: MemberContext,
  id: number,
  layout: CheckedOf<typeof getActualsTemplate>["query"]["layout"],
) {
  const { version: _, ...stored } = await selectVersion(context, id, undefined);
  const bytes = await inPool(pool, context, makeActualsTemplate, { stored, layout });
  return { bytes, contentType: CONTENT_TYPE, fileName: FILE_NAMES[layout] };
}

const FILE_NAMES = {
  "trial-balance": "Trial balance.xlsx",
  "monthly-balances": "Monthly balances.xlsx",
};
