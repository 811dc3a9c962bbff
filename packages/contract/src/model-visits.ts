import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

export const getLastVisit = endpoint({
  method: "GET",
  path: "/model/{id}/last_visit",
  summary: "When you were last at a model before now, and which version you saw.",
  access: "member",
  params: idParams,
  data: z.object({
    /** Null for whoever is here for the first time. */
    lastVisit: z.nullable(z.object({ version: z.int(), at: z.iso.datetime() })),
  }),
});
