import { escaped } from "#core/letter-page.ts";
import type { KeptLetter } from "./mailbox.ts";

const LIST_PATH = "/dev/mail";

/** The mailbox as plain pages without a script. */
export function mailboxPage(letters: KeptLetter[]) {
  const rows = letters.map(
    ({ id, at, to, subject }) =>
      `<tr><td><time datetime="${escaped(at)}">${escaped(timeOf(at))}</time></td><td>${escaped(to)}</td><td><a href="${LIST_PATH}/${id}">${escaped(subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const empty = "<p>No e-mail yet. What Forecastle sends appears here.</p>";
  return page("Mailbox", letters.length > 0 ? table : empty);
}

export function letterPage({ id, at, to, subject, text, attachment }: KeptLetter) {
  const heads = `<p>To ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(timeOf(at))}</time></p>`;
  const attached = attachment
    ? `<p>Attached: <a href="${LIST_PATH}/${id}/attachment">${escaped(attachment.fileName)}</a></p>`
    : "";
  return page(
    subject,
    `${heads}<pre>${withLinks(text)}</pre>${attached}<p><a href="${LIST_PATH}">All e-mail</a></p>`,
  );
}

const timeOf = (at: string) => `${at.slice(0, 16).replace("T", " ")} UTC`;

/** Addresses in a letter's text become links; all else is text. */
function withLinks(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join("");
}

function page(title: string, body: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} - Forecastle</title><link rel="stylesheet" href="${LIST_PATH}/style.css"></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

export const mailboxStyle = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid #8886; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
