import { getModelConnection, readConnectionActuals } from "@app/contract/model-connection";
import { queryFor } from "#lib/api.ts";

export function modelConnection(id: number) {
  return queryFor(getModelConnection, { params: { id } });
}

export function connectionActuals(id: number) {
  return queryFor(readConnectionActuals, { params: { id } });
}
