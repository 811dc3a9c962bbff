import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment, Letter } from "#core/letter.ts";
import type { Secrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";

/**
 * Where letters go in the embedded demo, which has no mail server: files of the data folder, one
 * for each letter, sealed because letters hold codes.
 */
export type KeptLetter = Omit<Letter, "attachment"> & {
  id: number;
  at: string;
  attachment?: Omit<Attachment, "bytes"> & { base64: string };
};

const KEPT_MAX = 200;

/** It exists only in a demo without a mail server. */
export const hasMailbox = ({ isDemo, smtpUrl }: Settings) => isDemo && smtpUrl === undefined;

export function openMailbox({ dataDir }: Settings, secrets: Secrets) {
  const folder = join(dataDir, "mailbox");
  const fileOf = (id: number) => join(folder, String(id));
  const placeOf = (id: number) => `mailbox|${id}`;

  async function ids() {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => /^\d{1,15}$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
  }

  /** One sealed under an earlier key is as good as gone. */
  async function read(id: number): Promise<KeptLetter | undefined> {
    try {
      const sealed = await readFile(fileOf(id), "utf8");
      return JSON.parse(secrets.decrypt(sealed, placeOf(id)));
    } catch {
      return undefined;
    }
  }

  async function write(id: number, { attachment, ...letter }: Letter, at: Date) {
    const kept: KeptLetter = {
      ...{ ...letter, id, at: at.toISOString() },
      ...(attachment && { attachment: keptFrom(attachment) }),
    };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${fileOf(id)}.new`;
    const sealed = secrets.encrypt(JSON.stringify(kept), placeOf(id));
    await writeFile(unfinished, sealed, { mode: 0o600 });
    return unfinished;
  }

  async function forgetOldest() {
    for (const old of (await ids()).slice(KEPT_MAX)) await rm(fileOf(old), { force: true });
  }

  return {
    async send(id: number, letter: Letter, at: Date) {
      await rename(await write(id, letter, at), fileOf(id));
      await forgetOldest();
    },
    async rehearse(id: number, letter: Letter, at: Date) {
      await rm(await write(id, letter, at));
      await forgetOldest();
    },
    close: () => {},
    read,
    /** The newest first. */
    async list() {
      const letters = await Promise.all((await ids()).map(read));
      return letters.filter((letter) => letter !== undefined);
    },
  };
}

function keptFrom({ bytes, ...rest }: Attachment) {
  return { ...rest, base64: Buffer.from(bytes).toString("base64") };
}
