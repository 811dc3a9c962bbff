import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: { fileName: string; contentType: string; bytes: Uint8Array }[];
};

/**
 * A real mail server on this machine, one for all the tests of a worker. Each test signs in to it
 * by a name of its own and so finds its own mails.
 */
const received = new Map<string, Promise<ReceivedMail>[]>();
let started: Promise<number> | undefined;

export async function openMailbox(name: string) {
  started ??= startServer();
  const port = await started;
  return {
    smtpUrl: `smtp://${name}:password@127.0.0.1:${port}`,
    mails: () => Promise.all(received.get(name) ?? []),
  };
}

function startServer() {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? "" }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const name = String(session.user);
        received.set(name, [...(received.get(name) ?? []), parse(Buffer.concat(chunks))]);
        done();
      });
    },
  });
  return new Promise<number>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.server.unref();
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}

async function parse(message: Buffer): Promise<ReceivedMail> {
  const {
    to = [],
    subject = "",
    text = "",
    html = "",
    messageId = "",
    attachments: parts,
  } = await PostalMime.parse(message);
  const attachments = parts.map(({ filename, mimeType, content }) => ({
    ...{ fileName: filename ?? "", contentType: mimeType },
    bytes: new Uint8Array(content as ArrayBuffer),
  }));
  const addresses = to.map(({ address }) => address ?? "");
  return { to: addresses.join(", "), subject, text, html, messageId, attachments };
}
