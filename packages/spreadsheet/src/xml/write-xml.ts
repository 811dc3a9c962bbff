/** XML as text. What XML cannot hold is written as workbooks write it: `_x0001_`. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

type Attributes = Record<string, string | number | boolean | undefined>;

/** Attributes that are undefined are left out; `content` is XML already. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${escapeAttribute(String(value))}"`,
  );
  const start = `<${name}${written.join("")}`;
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** A list with its length, as workbooks have them. */
export function counted(name: string, items: readonly string[]): string {
  return element(name, { count: items.length }, items.join(""));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const SPECIAL = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Most texts need nothing, and a large workbook has half a million. */
export function escapeXml(text: string): string {
  return text.search(SPECIAL) < 0 ? text : text.replace(SPECIAL, entityOf);
}

function entityOf(sign: string): string {
  const named = NAMED[sign];
  if (named !== undefined) return named;
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeAttribute(text: string): string {
  return escapeXml(text)
    .replaceAll('"', "&quot;")
    .replaceAll("\t", "&#9;")
    .replaceAll("\n", "&#10;");
}
