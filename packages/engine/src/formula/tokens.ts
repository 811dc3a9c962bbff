/** A formula cut into its words and signs, each with its place in the text. */
export type Token = { kind: "number" | "name" | "sign" | "end"; text: string; at: number };

const WORD = /\s*(?:(\d+(?:\.\d+)?%?|\.\d+%?)|([A-Za-z_]\w*(?:\.\w+)*)|(<=|>=|<>|[-+*/(),<>=]))/y;

/** `unread` is the place of the first sign that cannot be read; the list ends before it. */
export function tokensOf(formula: string): { tokens: Token[]; unread?: number } {
  const tokens: Token[] = [];
  const end = formula.trimEnd().length;
  WORD.lastIndex = 0;
  let at = 0;
  while (at < end) {
    const match = WORD.exec(formula);
    if (!match) return { tokens, unread: at + (/\S/.exec(formula.slice(at))?.index ?? 0) };
    const [, number, name, sign] = match;
    const text = number ?? name ?? sign ?? "";
    const kind = number !== undefined ? "number" : name !== undefined ? "name" : "sign";
    at = WORD.lastIndex;
    tokens.push({ kind, text, at: at - text.length });
  }
  tokens.push({ kind: "end", text: "", at: end });
  return { tokens };
}
