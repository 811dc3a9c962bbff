import type { ModelFigures } from "@app/contract/models";
import type { Storage } from "#db/db.ts";

type Due = { id: number; teamId: number; version: number; document: string };

/** Of every team, as the service: the next by its id. */
export async function selectNextDue(storage: Storage, after: number) {
  const [row] = await storage.query<Due>(
    `select m.id, m.team_id as "teamId", d.version, d.document
     from models m join model_documents d on d.model_id = m.id
     where m.are_figures_due and m.id > $1 order by m.id limit 1`,
    [after],
  );
  return row;
}

type Kept = { id: number; version: number; figures: ModelFigures };

export async function keepFigures(storage: Storage, { id, version, figures }: Kept) {
  await storage.query(
    "update models set figures = $3 where id = $1 and document_version = $2 and are_figures_due",
    [id, version, JSON.stringify(figures)],
  );
}
