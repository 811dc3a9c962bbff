/**
 * A real SMTP server that the server under test delivers to. Every mail becomes a file, because
 * the tests that read it run in other processes.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { type Mail, mailFolder } from "./mailbox.ts";

export async function startMailPeer(folder: string) {
  const mails = mailFolder(folder);
  mkdirSync(mails, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      count += 1;
      store(mails, count, await toMail(Buffer.concat(chunks), to));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function toMail(bytes: Buffer, to: string[]): Promise<Mail> {
  const { subject = "", text = "", html = "" } = await PostalMime.parse(bytes);
  return { to, subject, text, html };
}

/** Renamed into its place, so that nobody reads half a mail. */
function store(mails: string, number: number, mail: Mail) {
  const draft = path.join(mails, `${number}.draft`);
  writeFileSync(draft, JSON.stringify(mail));
  renameSync(draft, path.join(mails, `${String(number).padStart(6, "0")}.json`));
}
