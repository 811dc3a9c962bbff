/**
 * A letter as mail programs show it: one column in tables with the styles at the elements, since that is what
 * all of them draw. What a program does not know of the style sheet (dark, narrow) it leaves out.
 */

export type LetterContent = {
  subject: string;
  before: (string | Quote)[];
  code?: string | undefined;
  link?: Anchor | undefined;
  after: string[];
  stop?: Anchor | undefined;
  brand: string;
};

/** What a person wrote, line by line. */
export type Quote = { lines: string[] };

type Anchor = { label: string; url: string };

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.bg{background:#0f1216!important}
.sheet{background:#161a20!important;border-color:#272c35!important}
.text{color:#e9eaed!important}
.text-2{color:#b0b5be!important}
.text-3{color:#979da8!important}
.code{background:#12151a!important;border-color:#272c35!important}
.button{background:#3f66e6!important}
}`;

export function letterPage(letter: LetterContent) {
  const { subject, before, code, link, after, stop, brand } = letter;
  const rows = [
    `<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600;color:#1a1c21">${escaped(subject)}</h1>`,
    ...before.map((each) =>
      typeof each === "string" ? paragraph(each, "text", "#1a1c21") : quoted(each),
    ),
    ...(code ? [codeBox(code)] : []),
    ...(link ? [button(link)] : []),
    ...after.map((text) => paragraph(text, "text-2", "#53545a")),
    ...(link ? [address(link)] : []),
    ...(stop ? [small(anchor(stop))] : []),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${STYLES}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f6f5f2">
${preview(before)}
<table ${TABLE} class="bg" style="background:#f6f5f2"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:560px;font-family:${FONT}">
<tr><td class="text" style="padding:0 4px 16px;font-size:16px;font-weight:600;color:#1a1c21">${escaped(brand)}</td></tr>
<tr><td class="sheet" style="padding:32px;background:#ffffff;border:1px solid #e3e1db;border-radius:10px">
${rows.join("\n")}
</td></tr></table>
</td></tr></table>
</body></html>`;
}

/** What a list of mails shows beside the subject. */
function preview([first]: LetterContent["before"]) {
  const text = typeof first === "string" ? first : "";
  return `<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}</div>`;
}

const paragraph = (text: string, ink: string, color: string) =>
  `<p class="${ink}" style="margin:0 0 16px;font-size:15px;line-height:1.55;color:${color};overflow-wrap:anywhere">${escaped(text)}</p>`;

const quoted = ({ lines }: Quote) =>
  `<blockquote class="text code" style="margin:0 0 16px;padding:8px 14px;border-left:3px solid #c9c6bd;background:#f4f3ef;font-size:15px;line-height:1.55;color:#1a1c21;overflow-wrap:anywhere">${lines.map(escaped).join("<br>")}</blockquote>`;

const codeBox = (code: string) =>
  `<p class="code text" style="margin:8px 0 24px;padding:16px;background:#f4f3ef;border:1px solid #e3e1db;border-radius:7px;text-align:center;font-family:${MONO};font-size:30px;line-height:1.2;font-weight:600;letter-spacing:6px;color:#1a1c21">${escaped(code)}</p>`;

const button = ({ label, url }: Anchor) =>
  `<p style="margin:8px 0 24px"><a href="${escaped(url)}" class="button" style="display:inline-block;padding:12px 20px;background:#2148c0;border-radius:7px;font-size:15px;line-height:1.3;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>`;

/** For whoever does not trust a button, or whose mail program draws none. */
const address = ({ url }: Anchor) =>
  small(
    `The button leads to<br><a href="${escaped(url)}" class="text-3" style="color:#64656a;word-break:break-all">${escaped(url)}</a>`,
  );

const small = (html: string) =>
  `<p class="text-3" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#64656a">${html}</p>`;

const anchor = ({ label, url }: Anchor) =>
  `<a href="${escaped(url)}" class="text-3" style="color:#64656a">${escaped(label)}</a>`;

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}
