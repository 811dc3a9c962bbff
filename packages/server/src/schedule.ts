import type { Jobs } from "#core/jobs.ts";
import { forgetOldLimits } from "#core/limits.ts";
import type { Parts } from "#http/parts.ts";
import { removeStrayFiles } from "#modules/account/account.ts";
import { purgeDeletedClients } from "#modules/clients/clients.ts";
import { forgetOldMail, type Post } from "#modules/mail/mail.ts";
import { forgetOldSessions } from "#modules/session/session.ts";

export const DELIVER_MAIL = "deliver_mail";

/** What a worker does besides answering: mails as they are put in the outbox, and tidying up. */
export async function startSchedule(
  { storage, settings, now }: Pick<Parts, "storage" | "settings" | "now">,
  jobs: Jobs,
  post: Post,
) {
  await jobs.on(DELIVER_MAIL, ({ outboxId }: { outboxId: number }) => post.deliver(outboxId));

  await jobs.on("deliver_waiting_mail", () => post.deliverWaiting());
  await jobs.every("deliver_waiting_mail", "* * * * *");

  await jobs.on("tidy_up", async () => {
    await forgetOldLimits(storage, now());
    await forgetOldMail(storage, now());
    await forgetOldSessions(storage, now());
    await purgeDeletedClients(storage, now());
    await removeStrayFiles(storage, settings.uploadDir);
  });
  await jobs.every("tidy_up", "20 3 * * *");
}
