import * as z from "zod/mini";
import { WORKBOOK } from "./content-types.ts";
import { download, endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";

export const jobState = z.enum(["queued", "running", "done", "failed", "cancelled"]);

/** What a job leaves behind: a file that can be downloaded until it is removed. */
const jobResult = z.object({
  kind: z.literal("file"),
  fileName: z.string(),
  byteCount: z.int(),
  expiresAt: z.iso.datetime(),
});

/** Long work that somebody in the team asked for. */
export const job = z.object({
  id: z.int(),
  /** What it is, for programs: "export". */
  kind: z.string(),
  title: z.string(),
  state: jobState,
  /** What it is doing, in words; empty while it waits and after its end. */
  stage: z.string(),
  /** How much of it is done, from 0 to 1. */
  share: z.number(),
  /** Why it failed, in words. */
  failure: z.nullable(z.string()),
  /** Null as well once the file was removed. */
  result: z.nullable(jobResult),
  startedBy: z.string(),
  isYours: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});

export const listJobs = endpoint({
  method: "GET",
  path: "/job",
  summary: "Long work, the newest first: one's own, and for admins that of the whole team.",
  access: "member",
  query: z.pick(pageQuery, { offset: true, limit: true }),
  data: pageOf(job),
});

export const getJob = endpoint({
  method: "GET",
  path: "/job/{id}",
  summary: "One job.",
  access: "member",
  params: idParams,
  data: job,
});

export const cancelJob = endpoint({
  method: "POST",
  path: "/job/{id}/cancel",
  summary: "Stop a job. One that has ended already stays as it is.",
  access: "member",
  worksAfterEnd: true,
  params: idParams,
  data: job,
});

export const downloadJobFile = download({
  method: "GET",
  path: "/job/{id}/file",
  summary: "The file a job made, for 7 days.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  contentTypes: [WORKBOOK],
});
