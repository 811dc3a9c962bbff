import {
  getConnectionFigures,
  getConnectionMapping,
  previewConnectionMapping,
} from "@app/contract/connection-mapping";
import type { DataOf } from "@app/contract/endpoint";
import { call, queryFor } from "#lib/api.ts";
import type { Choices } from "./mapping-draft.ts";

export type Mapping = DataOf<typeof getConnectionMapping>;
export type MappedAccount = Mapping["accounts"][number];
export type MappingPreview = DataOf<typeof previewConnectionMapping>;
export type Figures = DataOf<typeof getConnectionFigures>;

export const connectionMapping = (id: number) => queryFor(getConnectionMapping, { params: { id } });
export const connectionFigures = (id: number) => queryFor(getConnectionFigures, { params: { id } });

export const asked = (choices: Choices) =>
  Object.entries(choices).map(([accountId, line]) => ({ accountId, line }));

export function previewOf(id: number, choices: Choices) {
  return call(previewConnectionMapping, { params: { id }, body: { choices: asked(choices) } });
}
