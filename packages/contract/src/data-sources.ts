import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** What a person fills in to connect a source: a form is drawn from it. */
const settingField = z.object({
  key: z.string(),
  label: z.string(),
  /** Where to find it, or when it is needed. */
  help: z.string(),
  isRequired: z.boolean(),
  kind: z.enum(["text", "secret", "url", "month", "number", "choice", "classes"]),
  example: z.optional(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});

const sourceGroup = z.enum(["cloud", "erp", "spreadsheet", "demo"]);

export const dataSource = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  /** Where it stands in the list of sources. */
  group: sourceGroup,
  kind: z.enum(["real", "demo", "sample", "spreadsheet"]),
  /** Whether it can be connected here and now. */
  availability: z.enum(["available", "needs-configuration", "unavailable"]),
  /** Why it cannot be, in words. */
  reason: z.nullable(z.string()),
  /** What the administrator of this installation sets, by the names of the settings. */
  configure: z.array(z.object({ key: z.string(), label: z.string() })),
  /** How it is authorised; with "oauth" the person agrees on the vendor's own page. */
  authorising: z.enum(["oauth", "signed-key", "api-key", "password", "file", "none"]),
  /** What the person has to bring. */
  needs: z.array(z.string()),
  fields: z.array(settingField),
  /** The source that behaves like it and needs nothing. */
  demoTwinId: z.nullable(z.int()),
});
export type DataSource = z.output<typeof dataSource>;

export const listDataSources = endpoint({
  method: "GET",
  path: "/data_source",
  summary: "Every source of ledgers, what connecting it takes, and why some cannot be.",
  access: "member",
  data: z.object({ items: z.array(dataSource) }),
});
