import * as z from "zod/mini";

/** What a message is about: its id in the API, and what people call it. */
const thing = z.object({ id: z.int(), name: z.string() });

const dataOf = {
  "connection.synced": z.object({
    connection: thing,
    /** False where the source had nothing new. */
    isChanged: z.boolean(),
  }),
  "report.published": z.object({ report: thing, model: thing, edition: z.int() }),
  "note.added": z.object({ note: z.object({ id: z.int(), isReply: z.boolean() }), report: thing }),
  "check.failed": z.object({
    model: thing,
    /** The version that was saved. */
    version: z.int(),
    /** Those that held in the version before. */
    checks: z.array(z.object({ name: z.string(), class: z.enum(["error", "alert"]) })),
  }),
  "webhook.test": z.object({ webhook: z.object({ id: z.int() }) }),
};

type Kind = keyof typeof dataOf;

function messageOf<K extends Kind>(kind: K) {
  return z.object({
    /** The same as the header webhook-id, however often it is sent. */
    id: z.string(),
    type: z.literal(kind),
    timestamp: z.iso.datetime(),
    team: thing,
    data: dataOf[kind],
    link: z.string(),
  });
}

/** What is sent to a team's own programs. Fields may be added; what there is keeps its meaning. */
export const webhookMessage = z.discriminatedUnion("type", [
  messageOf("connection.synced"),
  messageOf("report.published"),
  messageOf("note.added"),
  messageOf("check.failed"),
  messageOf("webhook.test"),
]);
export type WebhookMessage = z.output<typeof webhookMessage>;
