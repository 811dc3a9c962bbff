import { randomBytes } from "node:crypto";
import { z } from "zod";
import { defineJob, type Job } from "#core/job.ts";

type Deed = Job<{ note: string }>;
type Run = Parameters<typeof defineJob<{ note: string }>>[0]["run"];

/** A job of a test's own, which no other test knows. */
export function makeJob(
  run: Run,
  given: Partial<Pick<Deed, "expireSeconds" | "retry" | "access">> = {},
) {
  return defineJob({
    name: `deed_${randomBytes(6).toString("hex")}`,
    title: ({ note }) => `A deed: ${note}`,
    access: "member",
    payload: z.object({ note: z.string() }),
    expireSeconds: 60,
    retry: { count: 2, delaySeconds: 0 },
    run,
    ...given,
  });
}
