/** Where a model's actuals come from: the connection it reads, which months that has, and their figures. */
import * as z from "zod/mini";
import { month } from "./connection-status.ts";
import { connection } from "./connections.ts";
import { endpoint } from "./endpoint.ts";
import { bookedMonth, placedAccount } from "./model-actuals.ts";
import { id, idParams } from "./paging.ts";

const modelConnection = z.object({
  /**
   * none    it reads from no connection
   * hidden  it does, and that is not yours to see: you know what the model holds, and no more
   * open    it does, and you see it
   */
  link: z.enum(["none", "hidden", "open"]),
  connection: z.nullable(connection),
  /** The last month that is read and over; null while there is none. */
  lastMonth: z.nullable(month),
  /** Months that the source changed after they were closed, which nobody accepted. */
  changedMonths: z.array(month),
});

export const getModelConnection = endpoint({
  method: "GET",
  path: "/model/{id}/connection",
  summary: "The connection that a model's actuals come from, and which months it has.",
  access: "member",
  params: idParams,
  data: modelConnection,
});

export const setModelConnection = endpoint({
  method: "PUT",
  path: "/model/{id}/connection",
  summary:
    "Choose the connection that a model's actuals come from. Its books have to fit the model; the figures stay as they are.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  body: z.strictObject({
    /** Null ends it. */
    connectionId: z.nullable(id),
  }),
  data: modelConnection,
});

export const readConnectionActuals = endpoint({
  method: "GET",
  path: "/model/{id}/actuals_connection",
  summary:
    "The months that a model's connection has of its periods, closed ones too, and where its accounts stand in the model. Keeps nothing.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  data: z.object({
    /** What has to be put right before anything is given; by the account at the source where it is one's. */
    problems: z.array(z.object({ message: z.string(), accountId: z.optional(z.string()) })),
    accounts: z.array(placedAccount),
    decimals: z.int(),
    /** None while something is wrong. */
    months: z.array(bookedMonth),
  }),
});
