import type { Logger } from "pino";
import type { Secrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import type { Storage } from "#db/db.ts";

/** What the server is built from; tests hand over their own. */
export type Parts = {
  storage: Storage;
  settings: Settings;
  secrets: Secrets;
  now: () => Date;
  log: Logger;
  /** Told after the commit that these rows of the outbox wait to be sent. */
  onMail: (outboxIds: number[]) => void;
  /** Throws while the job queue cannot work. */
  checkJobs: () => Promise<void>;
};
