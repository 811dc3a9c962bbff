import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const dataSource = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  kind: z.enum(["cloud", "spreadsheet", "erp", "demo", "sample"]),
  isDemo: z.boolean(),
  isSpreadsheet: z.boolean(),
  availability: z.enum(["available", "unavailable"]),
});

const appData = z.object({
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  industries: z.array(z.string()),
  companySizes: z.array(z.string()),
  currencies: z.array(z.object({ code: z.string(), name: z.string() })),
  dataSources: z.array(dataSource),
});

export const getAppData = endpoint({
  method: "GET",
  path: "/app_data",
  summary: "The lists that forms choose from. The same for everybody.",
  access: "anonymous",
  data: appData,
});

export const APP_DATA_FAILED = "Failed to fetch app data";
