/**
 * XML as events, in one pass and without keeping the document: elements by their name without
 * prefix, text with its entities resolved. Only the five named entities and character numbers
 * exist; anything else that calls itself XML is damaged.
 */
import { damaged } from "#file-refused.ts";

export type XmlHandler = {
  /** `tag` is what stands between the brackets, for `attributeOf`. */
  open?: (name: string, tag: string) => void;
  /** May come in several pieces. */
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** A tag or comment longer than this would be looked through again with every piece that comes. */
const MARKUP_LENGTH_MAX = 1024 * 1024;
const DEPTH_MAX = 200;

type State = { handler: XmlHandler; openTags: string[]; isRootSeen: boolean };

export async function parseXml(texts: AsyncIterable<string>, handler: XmlHandler) {
  const state: State = { handler, openTags: [], isRootSeen: false };
  let rest = "";
  for await (const text of texts) {
    const buffer = rest + text;
    rest = buffer.slice(parseBuffer(buffer, state));
    if (rest.length > MARKUP_LENGTH_MAX) throw damaged("XML tag");
  }
  if (!state.isRootSeen || state.openTags.length > 0 || rest !== "") throw damaged("XML end");
}

/** Returns how far it came: what follows is not whole yet. */
function parseBuffer(buffer: string, state: State) {
  let at = 0;
  for (;;) {
    const markup = buffer.indexOf("<", at);
    if (markup === -1) return parseLastText(buffer, at, state);
    if (markup > at) giveText(buffer.slice(at, markup), state);
    const end = parseMarkup(buffer, markup, state);
    if (end === -1) return markup;
    at = end;
  }
}

/** An entity may be cut in two by the end of a piece. */
function parseLastText(buffer: string, at: number, state: State) {
  const ampersand = buffer.lastIndexOf("&");
  const isCut = ampersand >= at && buffer.indexOf(";", ampersand) === -1;
  const end = isCut ? ampersand : buffer.length;
  if (end > at) giveText(buffer.slice(at, end), state);
  return end;
}

function giveText(text: string, state: State) {
  if (state.openTags.length > 0) state.handler.text?.(resolveEntities(text));
  else if (text.trim() !== "") throw damaged("XML text");
}

/** Returns where the markup ends, or -1 when its end has not come yet. */
function parseMarkup(buffer: string, at: number, state: State) {
  switch (buffer.charAt(at + 1)) {
    case "":
      return -1;
    case "!":
      return parseDeclaration(buffer, at, state);
    case "?":
      return endAfter(buffer, "?>", at);
    default:
      return parseTag(buffer, at + 1, state);
  }
}

function parseDeclaration(buffer: string, at: number, state: State) {
  if (buffer.startsWith("<!--", at)) return endAfter(buffer, "-->", at + 4);
  const cdata = "<![CDATA[";
  if (buffer.startsWith(cdata, at)) {
    const end = endAfter(buffer, "]]>", at);
    if (end !== -1) state.handler.text?.(buffer.slice(at + cdata.length, end - 3));
    return end;
  }
  if (buffer.length - at < cdata.length) return -1;
  throw damaged("XML declaration");
}

function endAfter(buffer: string, mark: string, from: number) {
  const found = buffer.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}

function parseTag(buffer: string, start: number, state: State) {
  const end = findTagEnd(buffer, start);
  if (end === -1) return -1;
  if (buffer.charAt(start) === "/") {
    const name = buffer.slice(start + 1, end).trimEnd();
    if (state.openTags.pop() !== name) throw damaged("XML nesting");
    state.handler.close?.(localName(name));
    return end + 1;
  }
  const isSelfClosed = buffer.charAt(end - 1) === "/";
  const tag = buffer.slice(start, isSelfClosed ? end - 1 : end);
  const name = tag.slice(0, findSpace(tag));
  if (state.openTags.length === 0 && state.isRootSeen) throw damaged("XML root");
  state.isRootSeen = true;
  state.handler.open?.(localName(name), tag);
  if (isSelfClosed) state.handler.close?.(localName(name));
  else if (state.openTags.push(name) > DEPTH_MAX) throw damaged("XML depth");
  return end + 1;
}

const QUOTE = 34;
const APOSTROPHE = 39;
const COLON = 58;
const GREATER = 62;

/** A bracket inside an attribute's quotes does not end the tag. */
function findTagEnd(buffer: string, start: number) {
  let quote = 0;
  for (let at = start; at < buffer.length; at++) {
    const code = buffer.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at;
    else if (code === QUOTE || code === APOSTROPHE) quote = code;
  }
  return -1;
}

function localName(name: string) {
  return name.slice(name.indexOf(":") + 1);
}

/** The value of the attribute with this name, whatever its prefix. */
export function attributeOf(tag: string, name: string): string | undefined {
  let at = findSpace(tag);
  for (;;) {
    const equals = tag.indexOf("=", at);
    if (equals === -1) return undefined;
    let open = equals + 1;
    while (isSpace(tag.charCodeAt(open))) open++;
    const quote = tag.charCodeAt(open);
    const close = tag.indexOf(tag.charAt(open), open + 1);
    if ((quote !== QUOTE && quote !== APOSTROPHE) || close === -1) throw damaged("XML attribute");
    if (isNameBefore(tag, equals, name)) return resolveEntities(tag.slice(open + 1, close));
    at = close + 1;
  }
}

/** Whether the name that ends here is this one, with or without a prefix. Called for every cell. */
function isNameBefore(tag: string, end: number, name: string) {
  let last = end;
  while (isSpace(tag.charCodeAt(last - 1))) last--;
  const start = last - name.length;
  const before = tag.charCodeAt(start - 1);
  return tag.startsWith(name, start) && (isSpace(before) || before === COLON);
}

function findSpace(text: string) {
  let at = 0;
  while (at < text.length && !isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number) {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function resolveEntities(text: string) {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&]*)(;?)/g, (_, reference: string, semicolon: string) => {
    const resolved = named.get(reference) ?? numberedCharacter(reference);
    if (resolved === undefined || semicolon === "") throw damaged("XML entity");
    return resolved;
  });
}

function numberedCharacter(reference: string) {
  const digits = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference);
  if (!digits) return undefined;
  const code = digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
